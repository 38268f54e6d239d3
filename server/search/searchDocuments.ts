import type { Payload } from 'payload';
import { excerptOf, highlightWords } from './highlight.ts';
import { isCommon } from './isCommon.ts';
import { openSearchStore } from './openSearchStore.ts';
import type { IndexedDocument } from './SearchStore.ts';
import { type SearchHit, type SearchQuery, type SearchResult, searchKinds } from './searchHit.ts';
import { queryWords } from './words.ts';

export type { Part, SearchHit, SearchKind, SearchQuery, SearchResult } from './searchHit.ts';

/**
 * Published documents with every word of the query, in any order, the best first. A word may be the beginning of a
 * longer one; accents and case are ignored. A query without a letter or digit finds nothing.
 */
export async function searchDocuments(
  payload: Payload,
  { query, kinds = searchKinds, now, offset, count }: SearchQuery,
): Promise<SearchResult> {
  const words = queryWords(query);
  if (words.length === 0) return { hits: [], total: 0, countsByKind: countsOf(new Map()) };
  const store = await openSearchStore(payload);
  const counts = await store.countByKind({ words, now });
  const countsByKind = countsOf(counts);
  const total = [...new Set(kinds)].reduce((sum, kind) => sum + countsByKind[kind], 0);
  const asked = { words, now, isCommon: isCommon(counts), kinds, offset, count };
  const found = offset < total && count > 0 ? await store.find(asked) : [];
  return { hits: found.map((document) => toHit(document, words)), total, countsByKind };
}

function toHit({ documentId, kind, title, text, path, label, date }: IndexedDocument, words: string[]): SearchHit {
  return {
    kind,
    id: documentId,
    title: highlightWords(title, words),
    excerpt: excerptOf(text, words),
    path,
    ...(date ? { date } : {}),
    ...(label ? { label } : {}),
  };
}

function countsOf(counts: ReadonlyMap<string, number>): SearchResult['countsByKind'] {
  return Object.fromEntries(searchKinds.map((kind) => [kind, counts.get(kind) ?? 0])) as SearchResult['countsByKind'];
}
