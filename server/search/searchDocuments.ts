import { setImmediate as nextTurn } from 'node:timers/promises';
import { languageAt, usualLanguage } from '@frontage/contract/language.ts';
import { oncePer } from '@frontage/contract/primitives/once.ts';
import { type HitKind, hitKinds } from '@frontage/contract/search.ts';
import type { Payload } from 'payload';
import { publishedIn } from '../fields/language.ts';
import { memoisePer } from '../memoiseFor.ts';
import type { Wording } from '../payload-types.ts';
import { askedFor, loadWordForms, readSynonyms, type Synonyms, type WordForms, withNear } from './askedFor.ts';
import { excerptOf, highlightWords, type Part } from './highlight.ts';
import { rankDocuments } from './rankDocuments.ts';
import { readRowIds, readShown, readVersion, readWords } from './searchTable.ts';
import { WordIndex } from './WordIndex.ts';

/** A document with everything that was asked for. */
interface SearchHit {
  kind: HitKind;
  id: number;
  title: Part[];
  /** About 160 characters around the most words of the query. */
  excerpt: Part[];
  path: string;
  /** Articles only: ISO. */
  date?: string;
  /** A few words about it: the category of an article, the line above the title of a case. */
  label?: string;
}

export interface SearchQuery {
  /** As it was typed; anything is allowed. */
  query: string;
  /** A further language; without one, the default language is searched. */
  language?: string | undefined;
  /** Every kind where it is left out. */
  kinds?: readonly HitKind[] | undefined;
  /** Articles with a later date are not found. */
  now: Date;
  offset: number;
  count: number;
}

export interface SearchResult {
  hits: SearchHit[];
  /** The number of documents of the wanted kinds. */
  total: number;
  /** For every kind, wanted or not: shown in the tabs above the hits. */
  countsByKind: Record<HitKind, number>;
}

/**
 * Published documents with every word of the query, in any order, the best first: the word itself, a form of it, a word
 * that begins with it, or one that means the same. Where no document has all of them, words one or two letters away
 * count. Accents and case are ignored. A query without a letter or digit finds nothing. R72.
 */
export async function searchDocuments(
  payload: Payload,
  { query, kinds = hitKinds, language, now, offset, count }: SearchQuery,
): Promise<SearchResult> {
  const ranked = await rank(payload, { query, language, now });
  const countsByKind = Object.fromEntries(
    hitKinds.map((kind) => [kind, ranked.countsByKind.get(kind) ?? 0]),
  ) as SearchResult['countsByKind'];
  const total = [...new Set(kinds)].reduce((sum, kind) => sum + countsByKind[kind], 0);
  const found = ranked.stretch(kinds, offset, count);
  const shown = await readShown(
    payload,
    found.map(({ documentId }) => documentId),
  );
  const hits = found.flatMap(({ collection, date, documentId, kind }): SearchHit[] => {
    const row = shown.find((one) => one.collection === collection && one.documentId === documentId);
    if (!row) return [];
    const { label, path, text, title } = row;
    return [
      {
        kind,
        id: documentId,
        title: highlightWords(title, ranked.meant),
        excerpt: excerptOf(text, ranked.meant),
        path,
        ...(date ? { date } : {}),
        ...(label ? { label } : {}),
      },
    ];
  });
  return { hits, total, countsByKind };
}

/** Ids of the published articles that such a query finds, the best first. */
export async function searchArticleIds(payload: Payload, search: Asking): Promise<number[]> {
  const ranked = await rank(payload, search);
  return ranked.stretch(['article'], 0, ranked.total).map(({ documentId }) => documentId);
}

type Asking = Pick<SearchQuery, 'language' | 'now' | 'query'>;

/** As it was typed; with words near those that nobody wrote; or, where all were written but never together, near any. */
async function rank(payload: Payload, { language, now, query }: Asking) {
  const searchable = await searchOf(payload)(language)();
  const { index } = searchable;
  const asked = askedFor(query, searchable);
  const isUnknown = asked.some(({ expressions, isNeeded }) => {
    const [typed] = expressions;
    return isNeeded && expressions.length === 1 && typed?.words.some((word) => index.matches(word).length === 0);
  });
  if (isUnknown) return rankDocuments(index, withNear(asked, index, true), query, now);
  const typed = rankDocuments(index, asked, query, now);
  return typed.total > 0 ? typed : rankDocuments(index, withNear(asked, index, false), query, now);
}

/** What a search needs, as it is published now. */
interface Searchable {
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

/**
 * The index of words, which each host keeps in memory and brings up to date with the table before a search. Only what
 * changed is read, by the ids of rows, so hosts need no word of each other. Each further language has an index of its
 * own; without one, it is that of the default language.
 */
const searchOf = memoisePer((payload: Payload) =>
  oncePer((further: string | undefined) => createSearch(payload, further)),
);

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
