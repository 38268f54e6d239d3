import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as giveWay } from 'node:timers/promises';
import { inParallel } from '@frontage/contract/primitives/inParallel.ts';
import type { PageFault } from '@frontage/contract/release.ts';
import type { PublishProgress } from '@frontage/contract/rendering.ts';
import { pagedNames } from '@frontage/kinds/kinds.ts';
import { BackendAway, ContentError } from '../page-data/ContentError.ts';
import { createKept } from '../page-data/contentMemory.ts';
import type { Absent } from '../page-data/inventory.ts';
import { type Ledger, openLedger } from '../page-data/ledger.ts';
import { openPageFacts, type PageFacts } from '../page-data/pageFacts.ts';
import { chooseQualities } from '../release/compressContent.ts';
import type { Address } from '../routes/Route.ts';
import { type Addresses, listAddresses, listStoredAddresses } from '../routes/routes.ts';
import { isUnchanged, type Made, type MadePage } from './madeFile.ts';
import { fileOf, type NewRelease } from './releaseStore.ts';
import type { RendererTools } from './rendererTools.ts';
import { RenderFault } from './renderThreads.ts';
import { readShared } from './viewContext.ts';

/** Puts the last valid form of a page into the release, unless the release began with it. */
export type LastGood = (path: string, file: string) => Promise<MadePage | undefined>;

interface Making {
  release: NewRelease;
  /** The contents of the new folder once it is prepared. */
  before: Made;
  /** Fills the new folder. Must be called before anything in it is changed, and may be called repeatedly. */
  prepare: () => Promise<void>;
  lastGood: LastGood;
  moment: Date;
  onProgress: (progress: PublishProgress) => void;
}

interface Outcome {
  content: PageFacts;
  addresses: Addresses;
  made: Made;
  /** Paths of pages. */
  rendered: Set<string>;
  removed: Set<string>;
  /** Changed pages that are still as they were. */
  later: Set<string>;
}

/** How many pages are loaded while others are rendered: enough that no thread waits. */
const loadedAhead = 6;
/** As many far pages are rendered in a third of a second, which is what another release costs. */
const fewFar = 100;
/** If more addresses are gone than this, nothing is searched for links to them, and nothing is put off. */
const fewGone = 20;
/** After this many pages searched for links, others get their turn. */
const searchedAtOnce = 50;
const kept = createKept();
/** A document that cannot be shown changes lists, which may change what else can be shown. */
const mostPasses = 5;

/** Renders changed pages, repeatedly until the lists of the release match its pages. */
export async function makePages(making: Making, tools: RendererTools): Promise<Outcome> {
  const { memory, backend } = tools;
  const outcome = { rendered: new Set<string>(), removed: new Set<string>(), later: new Set<string>() };
  let made = making.before;
  for (let pass = 1; ; pass += 1) {
    const absent = findAbsent(made);
    const content = await openPageFacts({ ...backend, memory, moment: making.moment, absent });
    const addresses = await listAddresses(content);
    made = await makePass({ ...making, begun: making.before, before: made, content, addresses, ...outcome }, tools);
    const isSettled = markOf(findAbsent(made)) === markOf(absent);
    if (isSettled || pass === mostPasses) return { content, addresses, made, ...outcome };
  }
}

function findAbsent({ faults }: Made): Absent {
  const gone = faults.flatMap(({ document, isKept, isShown }) => (document && !isKept && !isShown ? [document] : []));
  const idsOf = (wanted: string) => gone.flatMap(({ id, kind }) => (kind === wanted ? [id] : []));
  return Object.fromEntries(pagedNames.map((name) => [name, new Set(idsOf(name))]));
}

function markOf(absent: Absent): string {
  return JSON.stringify(pagedNames.map((name) => [...(absent[name] ?? [])].sort()));
}

interface Pass extends Making, Omit<Outcome, 'made'> {
  /** What the release began with, before the first pass. */
  begun: Made;
}

async function makePass(pass: Pass, tools: RendererTools): Promise<Made> {
  const { addresses, before, content, later, removed, rendered, release } = pass;
  const ledger = openLedger(content, before.known);
  const stored = listStoredAddresses(addresses);
  const made: Made = { pages: new Map(), faults: [], known: before.known, tokens: tools.memory.tokens };
  for (const { address, error } of addresses.taken) made.faults.push(faultOf(address, error, false));
  let changed: Address[] = [];
  for (const address of stored) {
    const known = before.pages.get(address.path);
    if (known && (await isUnchanged(known, before, ledger))) made.pages.set(address.path, known);
    else changed.push(address);
  }
  const gone = [...before.pages].filter(([path]) => !addresses.byPath.has(path));
  if (changed.length > 0 || gone.length > 0) await pass.prepare();
  later.clear();
  for (const [path, known] of await findLater(changed, gone, pass)) {
    later.add(path);
    made.pages.set(path, { ...known, isOld: true });
  }
  changed = changed.filter(({ path }) => !later.has(path));
  for (const [path, { notes }] of gone.filter(([path]) => !later.has(path))) {
    removed.add(path);
    rendered.delete(path);
    const file = join(release.publicDirectory, fileOf(path, notes !== undefined));
    for (const ending of ['', '.br']) await rm(file + ending, { force: true });
  }
  tools.threads.share('written', await readShared(content.facts));
  const qualitiesOf = chooseQualities(stored);
  let done = 0;
  const reportProgress = () => pass.onProgress({ total: stored.length, toRender: changed.length, rendered: done });
  reportProgress();
  await inParallel(loadedAhead, changed, async (address) => {
    const page = await makePage(address, { ...pass, ledger, quality: qualitiesOf(address).first }, tools, made);
    if (page) made.pages.set(address.path, page);
    done += 1;
    reportProgress();
  });
  for (const message of content.misfits) made.faults.push({ path: '', message, isKept: true });
  made.faults.push(...findGraphFaults(made.pages, addresses.byPath));
  made.known = ledger.known();
  return made;
}

/**
 * Returns the pages that others need not wait for: if many far pages changed, those which are in the release as they
 * were, with pages at the end of lists that have become shorter. None is put off twice, and none leads to a page that
 * is gone.
 */
async function findLater(
  changed: readonly Address[],
  gone: readonly [path: string, page: MadePage][],
  { before, begun, release, rendered }: Pass,
): Promise<ReadonlyMap<string, MadePage>> {
  const later = new Map(gone.filter(([, { facts }]) => facts.some((key) => key.startsWith('list '))));
  for (const { isFar, path } of changed) {
    const known = isFar && before.pages.get(path);
    if (known) later.set(path, known);
  }
  for (const path of later.keys()) {
    const known = begun.pages.get(path);
    // What an earlier pass rendered may lead to a document that then could not be shown.
    if (!known || known.isOld || rendered.has(path)) later.delete(path);
  }
  const lost = gone.filter(([path]) => !later.has(path));
  if (later.size <= fewFar || lost.length > fewGone) return new Map();
  const links = lost.map(([path]) => Buffer.from(`"${path}`));
  if (links.length === 0) return later;
  const shorter = new Set(gone.map(([path]) => path));
  for (const [place, path] of [...later.keys()].entries()) {
    if (place % searchedAtOnce === 0) await giveWay();
    const html = readFileSync(join(release.publicDirectory, fileOf(path, true)));
    if (!links.some((link) => leads(html, link))) continue;
    later.delete(path);
    if (shorter.has(path)) links.push(Buffer.from(`"${path}`));
  }
  return later;
}

/** Whether a page leads to the whole path at the end of a link, or to a part of what is there. */
function leads(html: Buffer, link: Buffer): boolean {
  for (let at = html.indexOf(link); at >= 0; at = html.indexOf(link, at + link.length)) {
    if ('"#?'.includes(String.fromCharCode(html[at + link.length] ?? 0))) return true;
  }
  return false;
}

/**
 * Makes the page at an address. If that is impossible, returns the page that was there before; undefined if there was
 * none.
 */
async function makePage(
  address: Address,
  { before, lastGood, ledger, quality, release, rendered }: Pass & { ledger: Ledger; quality: number | undefined },
  { threads }: RendererTools,
  { faults }: Made,
): Promise<MadePage | undefined> {
  const { path } = address;
  const { facts, keys } = ledger.record();
  try {
    const content = await address.load(facts);
    const file = join(release.publicDirectory, fileOf(path, content.kind === 'page'));
    let page: Omit<MadePage, 'facts'> = {};
    if (content.kind === 'file') await threads.writeFile(file, content.content, quality);
    else {
      const {
        asks,
        lacks,
        used: parts,
        ...notes
      } = await threads.writePage(content.drawing, file, release.publicDirectory, quality);
      for (const part of parts) keys.add(part);
      page = { notes: kept(notes), ...(asks.length > 0 ? { asks: kept(asks) } : {}), ...(lacks ? { lacks } : {}) };
    }
    const used = [...keys].map(kept);
    for (const key of used) await ledger.hashOf(key);
    rendered.add(path);
    return { ...page, facts: used };
  } catch (error) {
    if (!isFaultOfPage(error)) throw error;
    const known = before.pages.get(path) ?? (await lastGood(path, fileOf(path, true)));
    faults.push(faultOf(address, error, known !== undefined));
    return known && { ...known, isOld: true };
  }
}

/** Whether an error affects only its page. A backend that is away or a full disk affects all pages. */
function isFaultOfPage(error: unknown): error is Error {
  if (error instanceof BackendAway) return false;
  return error instanceof RenderFault ? error.kind !== 'system' : error instanceof Error;
}

/** Returns the fault to report for an address whose page could not be made. */
function faultOf({ document, path }: Address, error: Error, isKept: boolean): PageFault {
  const isContent = error instanceof ContentError || (error instanceof RenderFault && error.kind === 'content');
  const message = isContent ? error.message : `The page ${path} cannot be drawn:\n  ${error.message}`;
  const fields = error instanceof ContentError ? error.fields : [];
  return {
    path,
    ...(document ? { document } : {}),
    message,
    ...(fields.length > 0 ? { fields: [...fields] } : {}),
    isKept,
  };
}

/** Where editors can fix the faults of a kind of node. */
const places: Record<string, string> = {
  Organization: 'the site settings',
  WebSite: 'the site settings',
  LocalBusiness: 'the offices',
  Event: 'the events',
  PostalAddress: 'the office or the event',
  BlogPosting: 'the article',
  NewsArticle: 'the article',
  FAQPage: 'the questions of the page',
  Service: 'the offer of the page',
  Offer: 'the offer of the page',
  DefinedTerm: 'the glossary',
};

/** Number of pages up to which the same fault is reported for each; if more pages share it, it is reported once. */
const toldApart = 3;

/** Returns what the structured data of pages lacks, each fault with the page, the field and where to fix it. R7. */
export function findGraphFaults(
  pages: ReadonlyMap<string, MadePage>,
  addresses: ReadonlyMap<string, Pick<Address, 'document'>>,
): PageFault[] {
  const byFault = new Map<string, string[]>();
  for (const [path, { lacks = [] }] of pages) {
    for (const fault of new Set(lacks)) byFault.set(fault, [...(byFault.get(fault) ?? []), path]);
  }
  return [...byFault].flatMap(([fault, paths]) => {
    const told = paths.length > toldApart ? paths.slice(0, 1) : paths;
    return told.map((path): PageFault => {
      const { document } = addresses.get(path) ?? {};
      const message = wordsOf(fault, told.length < paths.length ? paths.length : 1);
      return { path, ...(document ? { document } : {}), message, isKept: false, isShown: true };
    });
  });
}

function wordsOf(fault: string, pages: number): string {
  const place = places[fault.split(' ')[0] ?? ''] ?? 'the head of the page';
  const where = pages > 1 ? `on ${pages} pages, of which this is one` : 'on this page';
  return `What search engines are told ${where} lacks something:\n  ${fault}. Fix it in ${place}.`;
}
