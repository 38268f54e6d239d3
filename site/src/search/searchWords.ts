import { spelled } from '@frontage/contract/primitives/counting.ts';
import type { SearchVisit } from '@frontage/contract/visit.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { sayCount, saySite } from '@frontage/contract/words/siteTexts.ts';

/** Text above the field: how many documents match, and for how many words. */
export function describeSearch({ query, total }: SearchVisit, words?: Words): string {
  const hits = sayHits(total, words);
  const asked = query.split(' ').length;
  const said = sayCount(words, { one: 'search.wordOne', other: 'search.wordMany', spelled }, asked);
  return saySite(words, 'search.results', { hits, words: said });
}

/** The title of a page with search results: the query comes first. */
export function searchTitle(title: string, search: SearchVisit | undefined, words?: Words): string {
  if (!search) return title;
  const { page, query } = search;
  return page > 1 ? saySite(words, 'search.titlePage', { query, page, title }) : `${query}: ${title}`;
}

/** `8 hits`. */
export const sayHits = (count: number, words?: Words): string =>
  sayCount(words, { one: 'search.hitOne', other: 'search.hits' }, count);
