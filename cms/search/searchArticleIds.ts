import type { Payload } from 'payload';

/** Ids of the published articles that hold every word of the query, the best first. */
export function searchArticleIds(_payload: Payload, _search: { query: string; now: Date }): Promise<number[]> {
  return Promise.resolve([]);
}
