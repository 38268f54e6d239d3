import { type HitKind, hitKinds } from '@frontage/contract/search.ts';
import type { Payload } from 'payload';
import { askedFor, withNear } from './askedFor.ts';
import { excerptOf, highlightWords, type Part } from './highlight.ts';
import { openSearch } from './openSearch.ts';
import { type Ranked, rankDocuments } from './rankDocuments.ts';
import { readShown } from './searchTable.ts';

/** A document with everything that was asked for. */
export interface SearchHit {
  kind: HitKind;
  /** Id of the document within its collection. */
  id: number;
  title: Part[];
  /** About 160 characters around the most words of the query. */
  excerpt: Part[];
  /** Its path on the site. */
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
async function rank(payload: Payload, { language, now, query }: Asking): Promise<Ranked> {
  const searchable = await openSearch(payload, language);
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
