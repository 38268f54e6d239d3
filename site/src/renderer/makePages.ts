import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageFault } from '@frontage/contract/release.ts';
import { BackendAway, ContentError } from '../page-data/ContentError.ts';
import { type Ledger, openLedger } from '../page-data/ledger.ts';
import { openPageFacts, type PageFacts } from '../page-data/pageFacts.ts';
import { pageQuality } from '../release/compressContent.ts';
import type { Address } from '../routes/Route.ts';
import { addressesOf } from '../routes/routes.ts';
import { fileOf } from './fileOf.ts';
import type { Made, MadePage } from './madeFile.ts';
import type { PublishProgress } from './publish.ts';
import type { NewRelease } from './releaseStore.ts';
import type { RendererTools } from './rendererTools.ts';
import { RenderFault } from './renderThreads.ts';
import { sharedOf } from './sharedOf.ts';

/** Puts the last good form of a page into the release, where the release did not begin with it. */
export type LastGood = (path: string, file: string) => Promise<MadePage | undefined>;

interface Making {
  release: NewRelease;
  /** What the new folder holds already. */
  before: Made;
  lastGood: LastGood;
  moment: Date;
  onProgress: (progress: PublishProgress) => void;
}

interface Outcome {
  content: PageFacts;
  made: Made;
  /** Paths. */
  rendered: Set<string>;
  removed: Set<string>;
}

/** Pages that are loaded while others are rendered: enough that no thread waits. */
const loadedAhead = 6;
/** What cannot be shown changes what lists show, which may change what can be shown. */
const mostPasses = 5;

/** Renders what has changed, until the release says the same of what is there as its lists do. */
export async function makePages(making: Making, tools: RendererTools): Promise<Outcome> {
  const { memory, backend } = tools;
  const outcome = { rendered: new Set<string>(), removed: new Set<string>() };
  let made = making.before;
  for (let pass = 1; ; pass += 1) {
    const absent = absentIn(made);
    const content = await openPageFacts({ ...backend, memory, moment: making.moment, absent });
    made = await makePass({ ...making, before: made, content, ...outcome }, tools);
    const isSettled = markOf(absentIn(made)) === markOf(absent);
    if (isSettled || pass === mostPasses) return { content, made, ...outcome };
  }
}

/** Documents that have no page although they are published. */
function absentIn({ faults }: Made) {
  const idsOf = (wanted: string) =>
    new Set(faults.flatMap(({ document, isKept }) => (document?.kind === wanted && !isKept ? [document.id] : [])));
  return { pages: idsOf('page'), articles: idsOf('article') };
}

function markOf({ articles, pages }: ReturnType<typeof absentIn>): string {
  return JSON.stringify([[...articles].sort(), [...pages].sort()]);
}

type Pass = Making & Pick<Outcome, 'content' | 'rendered' | 'removed'>;

async function makePass(pass: Pass, tools: RendererTools): Promise<Made> {
  const { before, content, removed, rendered, release } = pass;
  const ledger = openLedger(content, before.known);
  const { byPath, taken } = await addressesOf(content);
  const made: Made = { pages: new Map(), faults: [], known: before.known, tokens: tools.memory.tokens };
  for (const { address, error } of taken) made.faults.push(faultOf(address, error, false));
  const changed: Address[] = [];
  for (const address of byPath.values()) {
    const known = before.pages.get(address.path);
    if (known && (await isUnchanged(known, before, ledger))) {
      made.pages.set(address.path, { ...known, listed: address.listed ?? [] });
    } else changed.push(address);
  }
  for (const [path, { notes }] of before.pages) {
    if (byPath.has(path)) continue;
    removed.add(path);
    rendered.delete(path);
    const file = join(release.publicDirectory, fileOf(path, notes !== undefined));
    for (const ending of ['', '.br']) await rm(file + ending, { force: true });
  }
  const sharedId = tools.threads.share(await sharedOf(content.facts));
  const quality = pageQuality(byPath.size);
  let done = 0;
  const progress = () => pass.onProgress({ total: byPath.size, toRender: changed.length, rendered: done });
  progress();
  await inParallel(loadedAhead, changed, async (address) => {
    const page = await makePage(address, { ...pass, ledger, sharedId, quality }, tools, made);
    if (page) made.pages.set(address.path, page);
    done += 1;
    progress();
  });
  for (const message of content.misfits) made.faults.push({ path: '', message, isKept: true });
  made.known = ledger.known();
  return made;
}

async function isUnchanged({ facts }: MadePage, { known }: Made, ledger: Ledger): Promise<boolean> {
  for (const key of facts) {
    const hash = await ledger.hashOf(key).catch(whereUnfit);
    if (hash === undefined || hash !== known.hashes[key]) return false;
  }
  return facts.length > 0;
}

/** What does not fit is told of where its page is made. */
function whereUnfit(error: unknown): undefined {
  if (!(error instanceof ContentError)) throw error;
}

/** What stands at an address now; what stood there before where that is impossible; undefined where nothing did. */
async function makePage(
  address: Address,
  { before, lastGood, ledger, quality, release, rendered, sharedId }: Pass & { ledger: Ledger; sharedId: number; quality: number },
  { threads }: RendererTools,
  { faults }: Made,
): Promise<MadePage | undefined> {
  const { path, listed = [] } = address;
  const { facts, keys } = ledger.record();
  try {
    const content = await address.load(facts);
    const file = join(release.publicDirectory, fileOf(path, content.kind === 'page'));
    let page: MadePage = { facts: [], listed };
    if (content.kind === 'file') await threads.writeFile(file, content.text, quality);
    else {
      const { used, ...notes } = await threads.writePage(content.drawing, sharedId, file, quality);
      for (const part of used) keys.add(part);
      page = { ...page, notes };
    }
    for (const key of keys) await ledger.hashOf(key);
    rendered.add(path);
    return { ...page, facts: [...keys] };
  } catch (error) {
    if (!isFaultOfPage(error)) throw error;
    const known = before.pages.get(path) ?? (await lastGood(path, fileOf(path, true)));
    faults.push(faultOf(address, error, known !== undefined));
    // Without facts it is tried again the next time.
    return known && { ...known, facts: [] };
  }
}

/** A page harms itself alone; a backend that is away and a full disk harm all of them. */
function isFaultOfPage(error: unknown): error is Error {
  if (error instanceof BackendAway) return false;
  return error instanceof RenderFault ? error.kind !== 'system' : error instanceof Error;
}

function faultOf({ document, path }: Address, error: Error, isKept: boolean): PageFault {
  const isContent = error instanceof ContentError || (error instanceof RenderFault && error.kind === 'content');
  const message = isContent ? error.message : `The page ${path} cannot be drawn:\n  ${error.message}`;
  return { path, ...(document ? { document } : {}), message, isKept };
}

async function inParallel<Entry>(count: number, entries: readonly Entry[], work: (entry: Entry) => Promise<void>) {
  const rest = entries.values();
  const one = async () => {
    for (const entry of rest) await work(entry);
  };
  await Promise.all(Array.from({ length: count }, one));
}
