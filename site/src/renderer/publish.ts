import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathsNamed, type ReleaseSummary } from '@frontage/contract/release.ts';
import { noTokens } from '../page-data/contentMemory.ts';
import { nothingKnown } from '../page-data/ledger.ts';
import type { PageFacts } from '../page-data/pageFacts.ts';
import { linkTree } from './linkTree.ts';
import type { Made } from './madeFile.ts';
import { type LastGood, makePages } from './makePages.ts';
import type { NewRelease } from './releaseStore.ts';
import type { RendererTools } from './rendererTools.ts';

/** How far a publication has come. */
export interface PublishProgress {
  /** Addresses in all, those that are rendered anew, and those of them that are done. */
  total: number;
  toRender: number;
  rendered: number;
}

export interface PublishOptions {
  /** The version of the content that is to be shown. */
  version: string;
  /** Name of the new release. */
  id: string;
  /** What has begun and what has ended is measured against it. */
  moment: Date;
  /** True makes every page anew, whatever is known of it. */
  isFull: boolean;
  onProgress: (progress: PublishProgress) => void;
}

export interface Published {
  summary: ReleaseSummary;
  made: Made;
  content: PageFacts;
}

/**
 * Makes a release of what is published: renders the pages of which something has changed since the newest release,
 * and shares all others with it. A page that does not fit stays as it was; one that is new stays away, also from lists.
 * Rejects where no page can be shown, where the backend does not answer, and where nothing can be written.
 */
export async function publish(options: PublishOptions, tools: RendererTools): Promise<Published> {
  const started = performance.now();
  const { releases } = tools;
  const release = releases.begin(options.id);
  try {
    const { before, lastGood } = await beginRelease(release, options, tools);
    const { content, made, removed, rendered } = await makePages({ release, before, lastGood, ...options }, tools);
    const summary: ReleaseSummary = {
      id: release.id,
      version: options.version,
      code: tools.ground,
      madeAt: options.moment.toISOString(),
      total: made.pages.size,
      rendered: rendered.size,
      removed: removed.size,
      paths: [...rendered, ...removed].slice(0, pathsNamed),
      faults: made.faults,
      ms: Math.round(performance.now() - started),
    };
    await releases.finish(release, made, summary);
    return { summary, made, content };
  } catch (error) {
    await releases.discard(release);
    throw error;
  }
}

const nothingMade: Made = { pages: new Map(), faults: [], known: nothingKnown, tokens: noTokens };

/** Fills the new folder with what the newest release of the same code has, and tells what that was made of. */
async function beginRelease(
  release: NewRelease,
  { isFull }: PublishOptions,
  { app, ground, memory, releases }: RendererTools,
): Promise<{ before: Made; lastGood: LastGood }> {
  const newest = await releases.newest();
  // Another version of the code may have written it in another way.
  const made = newest && (await releases.readMade(newest).catch(() => undefined));
  if (newest && made && newest.summary.code === ground && !isFull) {
    await linkTree(newest.publicDirectory, release.publicDirectory);
    memory.tokens = made.tokens;
    return { before: made, lastGood: () => Promise.resolve(undefined) };
  }
  await mkdir(release.publicDirectory, { recursive: true });
  await cp(app.clientDirectory, release.publicDirectory, { recursive: true });
  return {
    before: nothingMade,
    async lastGood(path, file) {
      const known = made?.pages.get(path);
      const source = newest && join(newest.publicDirectory, file);
      if (!known?.notes || !source || !existsSync(source)) return undefined;
      const target = join(release.publicDirectory, file);
      await mkdir(dirname(target), { recursive: true });
      for (const ending of ['', '.br']) await cp(source + ending, target + ending).catch(() => undefined);
      // It asks for the scripts and styles of its own version of the code.
      const assets = join(newest.publicDirectory, '_astro');
      await cp(assets, join(release.publicDirectory, '_astro'), { recursive: true, force: false });
      return known;
    },
  };
}
