import { createHash } from 'node:crypto';
import { collectGarbage, manyPages } from '@frontage/contract/collectGarbage.ts';
import { furtherLanguageOf } from '@frontage/contract/language.ts';
import type { DraftFault, Preview } from '@frontage/contract/preview.ts';
import type { ReleaseSummary } from '@frontage/contract/release.ts';
import type { DrawAnswer, PreviewRequest } from '@frontage/contract/rendering.ts';
import { type SiteSettings, siteSettings } from '@frontage/contract/siteSettings.ts';
import { z } from 'zod';
import { withMarks } from '../identity/withMarks.ts';
import { createRequestQueue } from '../page-data/askBackend.ts';
import { ContentError } from '../page-data/ContentError.ts';
import { createContentMemory } from '../page-data/contentMemory.ts';
import type { Facts } from '../page-data/facts.ts';
import { ledToTwins } from '../page-data/languages.ts';
import type { SiteEnvironment } from '../readEnvironment.ts';
import { type BuiltApp, readBuiltApp } from './builtApp.ts';
import { readArticleDraft, readDeclaredDraft, readDraft, readPageDraft } from './draftDrawings.ts';
import { createPageDrawer } from './drawPages.ts';
import { type PublishOptions, publish } from './publish.ts';
import { openReleaseStore } from './releaseStore.ts';
import type { RendererTools } from './rendererTools.ts';
import { openRenderThreads, RenderFault, type RenderThreads } from './renderThreads.ts';
import { createShownContent, type ShownContent } from './shownContent.ts';
import { createTwinMaker, readOwedTwins } from './twinMaker.ts';

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
  releasesDirectory: string;
  environment: SiteEnvironment;
}

export type Renderer = Awaited<ReturnType<typeof openRenderer>>;

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

/** Renders the site: whole publications, and single pages on demand. */
export async function openRenderer({ environment, releasesDirectory, site }: RendererOptions) {
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
    if (newest && readOwedTwins(newest.directory).length > 0) await twins.begin(newest.directory);
  };
  // Whatever the reason for which the last renderer ended.
  await inTurn(makeTwins);
  return {
    /** Publications run one at a time, in the order of the calls. */
    publish: (request: PublishOptions): Promise<ReleaseSummary> =>
      inTurn(async () => {
        // The current file is given up.
        void twins.stop();
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
    /**
     * Draws from the current content from now on, because the newest release came from another host. Rejects as
     * `preview` does.
     */
    follow: () =>
      inTurn(async () => {
        await shown.followOther();
        await makeTwins();
      }),
    close: twins.stop,
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

/**
 * Returns a function that draws unpublished documents as they will be, and rejects if the backend does not answer.
 * Faults are shown at their positions.
 */
function createPreviewer({ threads }: Pick<RendererTools, 'threads'>, shown: ShownContent) {
  return async ({ document, form, isLive, kind, site, theme }: PreviewRequest): Promise<DrawAnswer> => {
    const { content } = await shown.get();
    const facts: Facts = form
      ? {
          ...content.facts,
          ownForm: async (id, language) => (id === form.id ? form : content.facts.ownForm(id, language)),
        }
      : content.facts;
    const draft =
      kind === 'page'
        ? readPageDraft(document)
        : kind === 'article'
          ? await readArticleDraft(document, facts)
          : readDeclaredDraft(kind, document);
    const settings = site && (await readSettingsDraft(site, facts));
    const draw = async (positions: readonly number[], faults: readonly DraftFault[]): Promise<DrawAnswer> => {
      const drawing = await draft.draw(positions, facts);
      const preview: Preview = {
        faults: [...(settings?.faults ?? []), ...faults],
        isLive,
        ...(settings ? { site: settings.site } : {}),
        ...(theme ? { theme } : {}),
      };
      const context = { ...drawing.context, preview };
      const { hasForm, headers, html } = await threads.drawPage({ ...drawing, context });
      return { kind: 'drawn', hasForm, headers, html };
    };
    try {
      return await draw(draft.positions, draft.faults);
    } catch (error) {
      if (!isFaultOfDraft(error)) throw error;
      const { faults, good } = await findFaulty(draft.positions, (position) => draw([position], []));
      const known = faults.length > 0 ? faults : [{ message: error.message }];
      return draw(faults.length > 0 ? good : [], [...draft.faults, ...known]);
    }
  };
}

/** Finds the blocks that cannot be drawn by trying each alone. */
async function findFaulty(positions: readonly number[], draw: (position: number) => Promise<unknown>) {
  const faults: DraftFault[] = [];
  const good: number[] = [];
  for (const position of positions) {
    try {
      await draw(position);
      good.push(position);
    } catch (error) {
      if (!isFaultOfDraft(error)) throw error;
      faults.push({ position, message: error.message });
    }
  }
  return { faults, good };
}

function isFaultOfDraft(error: unknown): error is Error {
  return error instanceof ContentError || (error instanceof RenderFault && error.kind !== 'system');
}

/** Reads unpublished settings. Values of `published` replace fields that do not fit yet. */
async function readSettingsDraft(
  draft: Record<string, unknown>,
  facts: Facts,
): Promise<{ site: SiteSettings; faults: DraftFault[] }> {
  const published = await facts.site();
  const read = readDraft(draft, { block: z.never(), missing: { ...published }, shape: siteSettings.shape });
  const faults = read.faults.map(({ message }) => ({ message: `Site settings, ${message}` }));
  const site = await withMarks(siteSettings.parse(read.fields));
  return { site: await ledToTwins(site, furtherLanguageOf({ ...published, language: site.language }), facts), faults };
}
