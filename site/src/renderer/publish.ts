import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { once } from '@frontage/contract/primitives/once.ts';
import { pathsNamed, type ReleaseSummary } from '@frontage/contract/release.ts';
import type { PublishProgress, publishRequest } from '@frontage/contract/rendering.ts';
import { inSpan } from '@frontage/traces/spans.ts';
import type { z } from 'zod';
import { noTokens } from '../page-data/contentMemory.ts';
import { nothingKnown } from '../page-data/ledger.ts';
import type { PageFacts } from '../page-data/pageFacts.ts';
import { bestQuality, chooseQualities } from '../release/compressContent.ts';
import { pageFileName } from '../release/pagePieces.ts';
import { type Addresses, listStoredAddresses } from '../routes/routes.ts';
import { linkTree } from './linkTree.ts';
import type { Made } from './madeFile.ts';
import { type LastGood, makePages } from './makePages.ts';
import { fileOf, type NewRelease, type WholeRelease } from './releaseStore.ts';
import type { RendererTools } from './rendererTools.ts';
import { type OwedTwin, readOwedTwins, writeOwedTwins } from './twinMaker.ts';

export interface PublishOptions extends Omit<z.infer<typeof publishRequest>, 'moment'> {
  moment: Date;
  onProgress: (progress: PublishProgress) => void;
}

export interface Published {
  summary: ReleaseSummary;
  content: PageFacts;
  addresses: Addresses;
}

/**
 * Makes a release of the published content: renders pages that have changed since the newest release, and shares all
 * others with it. A page that does not fit stays in its previous form; a new one is left out, also of lists. If many
 * pages changed that few visitors look for, they stay as well, and the summary says how many are to follow. If no page
 * has changed, there is no new release: the newest one is marked with this version too. Rejects if no page can be
 * shown, if the backend does not answer, or if nothing can be written.
 */
export async function publish(options: PublishOptions, tools: RendererTools): Promise<Published> {
  const started = performance.now();
  const { releases } = tools;
  const release = releases.begin(options.id);
  let prepared: Promise<unknown> | undefined;
  try {
    const { newest, ...ground } = await inSpan('read newest release', () => groundOf(release, options, tools));
    // Nearly every publication changes something, so files are shared while the backend is asked what has changed.
    prepared = newest && ground.prepare().catch(() => undefined);
    const { later, made, removed, rendered, ...shown } = await inSpan('make pages', () =>
      makePages({ release, ...ground, ...options }, tools),
    );
    const told = { version: options.version, faults: made.faults, later: later.size };
    if (newest && rendered.size === 0 && removed.size === 0) {
      await prepared;
      await releases.discard(release);
      await releases.finish(newest, made, { ...newest.summary, ...told });
      return { summary: { ...newest.summary, ...told, rendered: 0, removed: 0, paths: [] }, ...shown };
    }
    await dropUnasked(release.publicDirectory, made);
    const { addresses } = shown;
    writeOwedTwins(release.directory, listOwed({ addresses, before: ground.before, made, newest, rendered }));
    const summary: ReleaseSummary = {
      ...told,
      id: release.id,
      code: tools.ground,
      madeAt: options.moment.toISOString(),
      total: made.pages.size,
      rendered: rendered.size,
      removed: removed.size,
      ...(newest?.summary.later ? { completes: newest.summary.id } : {}),
      paths: [...rendered, ...removed].slice(0, pathsNamed),
      ms: Math.round(performance.now() - started),
    };
    await inSpan('write release', () => releases.finish(release, made, summary));
    return { summary, ...shown };
  } catch (error) {
    await prepared;
    await releases.discard(release);
    throw error;
  }
}

const nothingMade: Made = { pages: new Map(), faults: [], known: nothingKnown, tokens: noTokens };

interface Ground {
  /** The newest release, if the new one begins with its contents. */
  newest?: WholeRelease;
  before: Made;
  prepare: () => Promise<void>;
  lastGood: LastGood;
}

/**
 * Returns what the new release begins with: the contents of the newest one if that has the same code, otherwise only
 * the files of the code.
 */
async function groundOf(
  release: NewRelease,
  { isFull }: PublishOptions,
  { app, ground, memory, releases }: RendererTools,
): Promise<Ground> {
  const newest = await releases.newest();
  // Another version of the code may have written it in another format.
  const made = newest && (await releases.readMade(newest).catch(() => undefined));
  if (newest && made && newest.summary.code === ground && !isFull) {
    memory.tokens = made.tokens;
    const prepare = once(() => linkTree(newest.publicDirectory, release.publicDirectory));
    return { newest, before: made, prepare, lastGood: () => Promise.resolve(undefined) };
  }
  return {
    before: nothingMade,
    prepare: once(() => cp(app.clientDirectory, release.publicDirectory, { recursive: true })),
    async lastGood(path, file) {
      const known = made?.pages.get(path);
      const source = newest && join(newest.publicDirectory, file);
      if (!known?.notes || !source || !existsSync(source)) return undefined;
      const target = join(release.publicDirectory, file);
      await mkdir(dirname(target), { recursive: true });
      for (const ending of ['', '.br']) await cp(source + ending, target + ending).catch(() => undefined);
      // It requests the scripts and styles of its own version of the code.
      const assets = join(newest.publicDirectory, '_astro');
      await cp(assets, join(release.publicDirectory, '_astro'), { recursive: true, force: false });
      return known;
    },
  };
}

/** Removes styles and drawings that no page of the release requests any more. Earlier releases keep theirs. */
async function dropUnasked(publicDirectory: string, made: Pick<Made, 'pages'>): Promise<void> {
  const asked = new Set([...listAskedFiles(made)].map((address) => basename(address)));
  const folder = join(publicDirectory, '_astro');
  for (const name of await readdir(folder).catch(() => [])) {
    if (pageFileName.test(name) && !asked.has(name.replace(/\.br$/, ''))) await rm(join(folder, name));
  }
}

interface Owing {
  addresses: Addresses;
  /** The pages that the release began with. */
  before: Made;
  made: Made;
  newest: WholeRelease | undefined;
  /** Paths of pages. */
  rendered: ReadonlySet<string>;
}

/**
 * Returns the files that a publication compressed only quickly, so that nobody has to wait: first files that many pages
 * request, then pages, then what remained of the previous release, which comes before later pages of its own.
 */
export function listOwed({ addresses, before, made, newest, rendered }: Owing): OwedTwin[] {
  const stored = listStoredAddresses(addresses);
  const qualitiesOf = chooseQualities(stored);
  const pages = stored
    .filter(({ path }) => rendered.has(path))
    .map((address): OwedTwin => {
      const isPage = made.pages.get(address.path)?.notes !== undefined;
      return [fileOf(address.path, isPage), qualitiesOf(address).later];
    });
  const still = newest ? readOwedTwins(newest.directory) : [];
  const others = newest?.summary.later ? [...still, ...pages] : [...pages, ...still];
  const shared = [...listAskedFiles(made).difference(listAskedFiles(before))];
  return [...new Map([...shared.map((one): OwedTwin => [fileOf(one, false), bestQuality]), ...others])];
}

function listAskedFiles({ pages }: Pick<Made, 'pages'>): Set<string> {
  return new Set([...pages.values()].flatMap(({ asks = [] }) => asks));
}
