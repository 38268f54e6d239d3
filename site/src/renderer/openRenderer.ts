import { createHash } from 'node:crypto';
import type { ReleaseSummary } from '@frontage/contract/release.ts';
import { createContentMemory } from '../page-data/contentMemory.ts';
import type { SiteEnvironment } from '../readEnvironment.ts';
import { readBuiltApp } from './builtApp.ts';
import { type PublishOptions, publish } from './publish.ts';
import { openReleaseStore } from './releaseStore.ts';
import { openRenderThreads } from './renderThreads.ts';

export interface RendererOptions {
  /** Where `astro build` left the site's code. */
  appDirectory: string;
  /** Where releases are written. */
  releasesDirectory: string;
  environment: SiteEnvironment;
  /** As many as there are processors where nothing is said. */
  threads?: number | undefined;
}

/** Renders the site: whole publications, and single pages on demand. */
export interface Renderer {
  publish(options: PublishOptions): Promise<ReleaseSummary>;
  close(): Promise<void>;
}

export async function openRenderer(options: RendererOptions): Promise<Renderer> {
  const { appDirectory, environment, releasesDirectory } = options;
  const app = await readBuiltApp(appDirectory);
  const { backendUrl, contentUrl, namespace, siteUrl } = environment;
  const { entry, scriptClasses, shortScripts } = app;
  const threads = openRenderThreads({ entry, scriptClasses, shortScripts, hosts: { backendUrl, siteUrl } }, options.threads);
  const tools = {
    app,
    ground: groundOf(app.code, environment),
    backend: { backendUrl: contentUrl, namespace },
    threads,
    releases: openReleaseStore(releasesDirectory),
    memory: createContentMemory(),
  };
  return {
    async publish(request) {
      const { summary } = await publish(request, tools);
      return summary;
    },
    close: () => threads.close(),
  };
}

/** Where content is read from does not show in a page. */
function groundOf(code: string, { contentUrl: _, ...environment }: SiteEnvironment): string {
  return createHash('sha1').update(code).update(JSON.stringify(environment)).digest('base64url').slice(0, 12);
}
