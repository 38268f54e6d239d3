import { counted } from '@frontage/contract/primitives/counting.ts';
import type { SearchVisit } from '@frontage/contract/visit.ts';

/** Text above the field: how many documents match, and for how many words. */
export function describeSearch({ query, total }: SearchVisit): string {
  const hits = total === 1 ? '1 hit' : `${total} hits`;
  return `Search results, ${hits} for ${counted(query.split(' ').length, 'word')}`;
}

/** The title of a page with search results: the query comes first. */
export function searchTitle(title: string, search: SearchVisit | undefined): string {
  if (!search) return title;
  return `${search.query}${search.page > 1 ? `, page ${search.page}` : ''}: ${title}`;
}
