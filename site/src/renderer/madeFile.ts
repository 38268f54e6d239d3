import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { oncePer } from '@frontage/contract/primitives/once.ts';
import { type PageFault, pageMarks, readMarks, releaseFiles, type ServedPages } from '@frontage/contract/release.ts';
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

/** Stored so that a release of 20,000 pages contains each key once; its notes are in what the host reads. */
interface MadeText {
  keys: string[];
  /** By position of the key; null if only a page in an older form uses the fact, and nobody requested it since. */
  hashes: (string | null)[];
  states: [name: string, state: string][];
  pages: Record<string, Omit<MadePage, 'facts' | 'notes'> & { facts: number[] }>;
  faults: PageFault[];
  tokens: KeptTokens;
}

/** Returns the two files that describe a release's pages, as text. */
export function textsOf({ faults, known, pages, tokens }: Made): { made: string; served: string } {
  const [keys, headers] = [new Map<string, number>(), new Map<string, number>()];
  // Thousands of pages have the same object.
  const wordsOf = oncePer((one: PageNotes['headers']) => JSON.stringify(one));
  const made: MadeText['pages'] = {};
  const served: ServedPages['pages'] = {};
  for (const [path, { facts, notes, ...page }] of pages) {
    if (notes) served[path] = [placeIn(headers, wordsOf(notes.headers)), marksOf(notes)];
    made[path] = { ...page, facts: facts.map((key) => placeIn(keys, key)) };
  }
  for (const key of known.hashes.keys()) placeIn(keys, key);
  const text: MadeText = {
    keys: [...keys.keys()],
    hashes: [...keys.keys()].map((key) => known.hashes.get(key) ?? null),
    states: [...known.states],
    pages: made,
    faults,
    tokens,
  };
  return {
    made: JSON.stringify(text),
    served: `{"headers":[${[...headers.keys()].join()}],"pages":${JSON.stringify(served)}}`,
  };
}

/** Reads what {@link textsOf} wrote: files of our own, from this version of the code. */
export async function readMade(directory: string): Promise<Made> {
  const read = async (name: string) => JSON.parse(await readFile(join(directory, name), 'utf8'));
  const { faults, hashes, keys, pages, states, tokens }: MadeText = await read(releaseFiles.made);
  const { headers, pages: served }: ServedPages = await read(releaseFiles.pages);
  const kept = createKept();
  const notesOf = oncePer((written: string): PageNotes => {
    const [place, marks = ''] = written.split(' ');
    return { headers: headers[Number(place)] ?? {}, ...readMarks(marks) };
  });
  const entries = Object.entries(pages).map(([path, { asks, facts, ...page }]): [string, MadePage] => {
    const notes = served[path] && notesOf(served[path].join(' '));
    const names = facts.map((place) => keys[place] ?? '');
    return [path, { ...page, facts: names, ...(notes ? { notes } : {}), ...(asks ? { asks: kept(asks) } : {}) }];
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

/** Returns the position of a name, a new one at the end. */
function placeIn(places: Map<string, number>, name: string): number {
  const place = places.get(name) ?? places.size;
  places.set(name, place);
  return place;
}

/** Whether each fact of a page still has the same answer as when the page was made. */
export async function isUnchanged({ facts, isOld }: MadePage, { known }: Made, ledger: Ledger): Promise<boolean> {
  if (isOld) return false;
  for (const key of facts) {
    const found = ledger.hashOf(key);
    const hash = typeof found === 'string' ? found : await found.catch(ignoreUnfit);
    if (hash === undefined || hash !== known.hashes.get(key)) return false;
  }
  return true;
}
