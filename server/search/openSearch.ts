import { setImmediate as nextTurn } from 'node:timers/promises';
import { languageAt, usualLanguage } from '@frontage/contract/language.ts';
import type { Payload } from 'payload';
import { publishedIn } from '../fields/language.ts';
import type { Wording } from '../payload-types.ts';
import { readSynonyms, type Synonyms } from './askedFor.ts';
import { loadWordForms, type WordForms } from './languages.ts';
import { readRowIds, readVersion, readWords } from './searchTable.ts';
import { WordIndex } from './WordIndex.ts';

/** What a search needs, as it is published now. */
export interface Searchable {
  index: WordIndex;
  forms: WordForms;
  synonyms: Synonyms;
}

interface Held extends Searchable {
  version: string;
  language: string;
}

/** Documents read at a time, so that other requests are answered in between. */
const atOnce = 250;

const opened = new WeakMap<Payload, Map<string, () => Promise<Searchable>>>();

/**
 * The index of words, which each host keeps in memory and brings up to date with the table before a search. Only what
 * changed is read, by the ids of rows, so hosts need no word of each other. Each further language has an index of its
 * own; without one, it is that of the default language.
 */
export function openSearch(payload: Payload, further: string | undefined): Promise<Searchable> {
  const all = opened.get(payload) ?? new Map<string, () => Promise<Searchable>>();
  opened.set(payload, all);
  const known = all.get(further ?? '') ?? createSearch(payload, further);
  all.set(further ?? '', known);
  return known();
}

function createSearch(payload: Payload, further: string | undefined): () => Promise<Searchable> {
  let held: Held | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function bringUpToDate(): Promise<Searchable> {
    // Before the rows are read: they may be newer than the version, but never older.
    const version = await readVersion(payload);
    if (held?.version === version) return held;
    const settings = await payload.findGlobal({
      slug: 'site-settings',
      depth: 0,
      select: { language: true, languages: true, search: true },
    });
    const language =
      settings.languages?.find(({ code }) => code === further)?.code ?? settings.language ?? usualLanguage;
    const isAmong = (path: string) => languageAt(path, settings.languages) === further;
    const isKept = held?.language === language && !held.index.isWorn;
    const forms = held && isKept ? held.forms : await loadWordForms(language);
    const index = held && isKept ? held.index : new WordIndex(forms.stemOf);
    await readChanges(payload, index, isAmong);
    const { search } = further ? await readWording(payload, further) : settings;
    held = { version, language, forms, index, synonyms: readSynonyms(search?.synonyms ?? []) };
    return held;
  }

  // One after another: two would add the same documents.
  return () => {
    const next = last.then(bringUpToDate, bringUpToDate);
    last = next;
    return next;
  };
}

async function readChanges(payload: Payload, index: WordIndex, isAmong: (path: string) => boolean): Promise<void> {
  const ids = await readRowIds(payload, isAmong);
  const current = new Set(ids);
  for (const id of [...index.rows]) if (!current.has(id)) index.remove(id);
  const missing = ids.filter((id) => !index.has(id));
  for (let from = 0; from < missing.length; from += atOnce) {
    for (const row of await readWords(payload, missing.slice(from, from + atOnce))) index.add(row);
    await nextTurn();
  }
}

/** The published words of a further language; nothing where it has none. */
async function readWording(payload: Payload, language: string): Promise<Pick<Wording, 'search'>> {
  const where = publishedIn(language);
  const asked = { select: { search: true }, depth: 0, limit: 1, pagination: false } as const;
  return (await payload.find({ collection: 'wordings', where, ...asked })).docs[0] ?? {};
}
