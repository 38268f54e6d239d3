import type { Payload } from 'payload';
import { isCommon } from './isCommon.ts';
import { openSearchStore } from './openSearchStore.ts';
import { queryWords } from './words.ts';

/** Ids of the published articles with every word of the query, the best first. */
export async function searchArticleIds(payload: Payload, search: { query: string; now: Date }): Promise<number[]> {
  const words = queryWords(search.query);
  if (words.length === 0) return [];
  const { now } = search;
  const store = await openSearchStore(payload);
  return store.articleIds({ words, now, isCommon: isCommon(await store.countByKind({ words, now })) });
}
