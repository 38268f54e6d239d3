import { readFile } from 'node:fs/promises';
import { type PageFault, pageMarks, readMarks, type ServedPages } from '@frontage/contract/release.ts';
import { ignoreUnfit } from '../page-data/ContentError.ts';
import { createKept, type KeptTokens } from '../page-data/contentMemory.ts';
import type { FactHashes, Ledger } from '../page-data/ledger.ts';
import type { RenderedPage } from './renderThreads.ts';

/** What the host must know about a page. */
export type PageNotes = Pick<RenderedPage, 'headers' | 'hasForm' | 'hasCallDays' | 'hasHours' | 'notesOpening'>;

/** What is known about one address of a release. */
export interface MadePage {
  /** Keys of the facts that it was made of. */
  facts: readonly string[];
  /** Undefined for a file. */
  notes?: PageNotes;
  /** Faults of its structured data. */
  lacks?: readonly string[];
  /** Addresses of the files that it requests, which other pages with the same content share. */
  asks?: string[];
  /** The page is in an older form, because the new one could not be made. */
  isOld?: boolean;
}

/** The facts that each page of a release was made of, so that the next release renders only changed pages. */
export interface Made {
  pages: Map<string, MadePage>;
  /** Documents that could not be shown as they were published. */
  faults: PageFault[];
  known: FactHashes;
  tokens: KeptTokens;
}

interface StoredPage extends Pick<MadePage, 'asks' | 'isOld' | 'lacks'> {
  facts: number[];
  served?: [headers: number, marks: string];
}

/** Stored so that a release of 20,000 pages contains each key and each set of headers once. */
interface MadeText {
  keys: string[];
  /** By position of the key; null if only a page in an older form uses the fact, and nobody requested it since. */
  hashes: (string | null)[];
  states: [name: string, state: string][];
  headers: ServedPages['headers'];
  pages: Record<string, StoredPage>;
  faults: PageFault[];
  tokens: KeptTokens;
}

/** Returns the two files that describe a release's pages, as text. */
export function textsOf({ faults, known, pages, tokens }: Made): { made: string; served: string } {
  const keys = createTable<string>((key) => key);
  const headers = createTable<Record<string, string>>((one) => JSON.stringify(one));
  const made: MadeText['pages'] = {};
  const served: ServedPages['pages'] = {};
  for (const [path, { asks, facts, isOld, lacks, notes }] of pages) {
    const entry = notes && ([headers.place(notes.headers), marksOf(notes)] as [number, string]);
    if (entry) served[path] = entry;
    made[path] = {
      facts: facts.map(keys.place),
      ...(entry ? { served: entry } : {}),
      ...(isOld ? { isOld } : {}),
      ...(lacks ? { lacks } : {}),
      ...(asks ? { asks } : {}),
    };
  }
  for (const key of known.hashes.keys()) keys.place(key);
  const text: MadeText = {
    keys: keys.entries,
    hashes: keys.entries.map((key) => known.hashes.get(key) ?? null),
    states: [...known.states],
    headers: headers.entries,
    pages: made,
    faults,
    tokens,
  };
  return {
    made: JSON.stringify(text),
    served: JSON.stringify({ headers: headers.entries, pages: served } satisfies ServedPages),
  };
}

/** Reads what {@link textsOf} wrote: a file of our own, from this version of the code. */
export async function readMade(file: string): Promise<Made> {
  const { faults, hashes, headers, keys, pages, states, tokens }: MadeText = JSON.parse(await readFile(file, 'utf8'));
  const kept = createKept();
  const entries = Object.entries(pages).map(([path, { asks, facts, isOld, lacks, served }]): [string, MadePage] => {
    const notes = served && kept({ headers: headers[served[0]] ?? {}, ...readMarks(served[1]) });
    const names = facts.map((place) => keys[place] ?? '');
    const more = {
      ...(notes ? { notes } : {}),
      ...(isOld ? { isOld } : {}),
      ...(lacks ? { lacks } : {}),
      ...(asks ? { asks: kept(asks) } : {}),
    };
    return [path, { facts: names, ...more }];
  });
  const known = {
    hashes: new Map(keys.flatMap((key, place) => (hashes[place] ? [[key, hashes[place]] as const] : []))),
    states: new Map(states),
  };
  return { pages: new Map(entries), faults, known, tokens };
}

function marksOf({ hasCallDays, hasForm, hasHours, notesOpening }: PageNotes): string {
  return [
    hasForm ? pageMarks.form : '',
    hasCallDays ? pageMarks.callDays : '',
    hasHours ? pageMarks.hours : '',
    notesOpening ? pageMarks.opening : '',
  ].join('');
}

/** Gives each distinct entry a position. */
function createTable<Entry>(nameOf: (entry: Entry) => string) {
  const entries: Entry[] = [];
  const places = new Map<string, number>();
  return {
    entries,
    place(entry: Entry): number {
      const name = nameOf(entry);
      const known = places.get(name);
      if (known !== undefined) return known;
      places.set(name, entries.length);
      return entries.push(entry) - 1;
    },
  };
}

/** Whether each fact of a page still has the same answer as when the page was made. */
export async function isUnchanged({ facts, isOld }: MadePage, { known }: Made, ledger: Ledger): Promise<boolean> {
  if (isOld) return false;
  for (const key of facts) {
    const hash = await ledger.hashOf(key).catch(ignoreUnfit);
    if (hash === undefined || hash !== known.hashes.get(key)) return false;
  }
  return true;
}
