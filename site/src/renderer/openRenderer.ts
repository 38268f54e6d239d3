import { createHash } from 'node:crypto';
import { collectGarbage, manyPages } from '@frontage/contract/collectGarbage.ts';
import type { ReleaseSummary } from '@frontage/contract/release.ts';
import type { DrawAnswer, DrawRequest, PreviewRequest } from '@frontage/contract/rendering.ts';
import { createContentMemory } from '../page-data/contentMemory.ts';
import { createRequestQueue } from '../page-data/requestQueue.ts';
import type { SiteEnvironment } from '../readEnvironment.ts';
import { type BuiltApp, readBuiltApp } from './builtApp.ts';
import { createPageDrawer } from './drawPages.ts';
import { readOwedTwins } from './owedTwins.ts';
import { createPreviewer } from './previewDraft.ts';
import { type PublishOptions, publish } from './publish.ts';
import { openReleaseStore } from './releaseStore.ts';
import { openRenderThreads, type RenderThreads } from './renderThreads.ts';
import { createShownContent } from './shownContent.ts';
import { createTwinMaker } from './twinMaker.ts';

/** Delay in ms after a publication of many pages, during which the host makes it live. */
const restAfterMs = 1_000;

export interface SiteOptions {
  /** Folder of the output of `astro build`. */
  appDirectory: string;
  environment: SiteEnvironment;
  /** By default one per processor. */
  threads?: number | undefined;
}

/** The site's code, and threads that have loaded it. They know only the content that the renderer passes to them. */
export interface LoadedSite {
  app: BuiltApp;
  threads: RenderThreads;
}

export interface RendererOptions {
  /** For this renderer only. The caller that loaded it closes its threads. */
  site: LoadedSite;
  /** Folder for releases. */
  releasesDirectory: string;
  environment: SiteEnvironment;
}

/** Renders the site: whole publications, and single pages on demand. */
export interface Renderer {
  /** Publications run one at a time, in the order of the calls. */
  publish(options: PublishOptions): Promise<ReleaseSummary>;
  /** Rejects if the page does not fit, cannot be drawn, or the backend does not answer. */
  draw(request: DrawRequest): Promise<DrawAnswer>;
  /** Draws an unpublished document. Rejects if the backend does not answer. */
  preview(request: PreviewRequest): Promise<DrawAnswer>;
  /** Everything that pages depend on apart from content; changes with the code and with the environment. */
  code: string;
  /**
   * Draws from the current content from now on, because the newest release came from another host. Rejects as `preview`
   * does.
   */
  follow(): Promise<void>;
  close(): Promise<void>;
}

/** Rejects if the site's code is missing or cannot be loaded. */
export async function loadSite(options: SiteOptions): Promise<LoadedSite> {
  const app = await readBuiltApp(options.appDirectory);
  const { backendUrl, isBehindCdn, siteUrl } = options.environment;
  const { entry, scriptClasses, shortScripts, styleSheets } = app;
  const threads = openRenderThreads(
    { entry, scriptClasses, shortScripts, styleSheets, hosts: { backendUrl, siteUrl }, isBehindCdn },
    options.threads,
  );
  await threads.loaded.catch(async (error: unknown) => {
    await threads.close();
    throw error;
  });
  return { app, threads };
}

export async function openRenderer({ environment, releasesDirectory, site }: RendererOptions): Promise<Renderer> {
  const { app, threads } = site;
  const { contentUrl, namespace, originSecret } = environment;
  const tools = {
    app,
    ground: groundOf(app.code, environment),
    backend: { backendUrl: contentUrl, namespace, originSecret },
    threads,
    releases: openReleaseStore(releasesDirectory),
    memory: createContentMemory(),
  };
  const shown = createShownContent(tools);
  const rest = () => {
    threads.rest();
    collectGarbage();
  };
  const inTurn = createRequestQueue();
  const twins = createTwinMaker();
  const makeTwins = async () => {
    const newest = await tools.releases.newest();
    if (newest && readOwedTwins(newest.directory).length > 0) twins.begin(newest.directory);
  };
  // Whatever the reason for which the last renderer ended.
  await inTurn(makeTwins);
  return {
    publish: (request) =>
      inTurn(async () => {
        twins.stop();
        try {
          const { summary, ...published } = await publish(request, tools);
          await shown.follow(published);
          if (summary.rendered >= manyPages) setTimeout(rest, restAfterMs).unref();
          return summary;
        } finally {
          await makeTwins();
        }
      }),
    draw: createPageDrawer(tools, shown),
    preview: createPreviewer(tools, shown),
    code: tools.ground,
    follow: () =>
      inTurn(async () => {
        await shown.followOther();
        await makeTwins();
      }),
    close: () => twins.close(),
  };
}

/**
 * Returns the mark of code and environment, without settings that do not affect pages: where content is read from, the
 * secret for it, and where traces go.
 */
function groundOf(
  code: string,
  { contentUrl: _, originSecret: __, traces: ___, ...environment }: SiteEnvironment,
): string {
  return createHash('sha1').update(code).update(JSON.stringify(environment)).digest('base64url').slice(0, 12);
}
