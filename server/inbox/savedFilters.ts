import { isRecord } from '../isRecord.ts';

/** A view of the list of requests that a user has saved for themselves. */
export interface SavedFilter {
  name: string;
  /** The query of the list's URL: what is shown, and in which order. */
  query: string;
}

export const savedFiltersKey = 'inbox-filters';

/** More would not help, and would not fit in the line above the list. */
export const filtersAtMost = 12;
export const filterNameCharacters = 40;

/** Returns the saved filters; none if the value is not ours. */
export function readSavedFilters(value: unknown): SavedFilter[] {
  return Array.isArray(value) && value.every(isFilter) ? value : [];
}

const isFilter = (one: unknown): one is SavedFilter =>
  isRecord(one) && typeof one.name === 'string' && typeof one.query === 'string';

/** Returns what is worth saving of a URL's query: filters, search words and order. Empty if everything is shown. */
export function filterOf(params: Iterable<[string, string]>): string {
  const kept = [...params].filter(([name]) => name === 'search' || name.startsWith('where'));
  const order = [...params].filter(([name]) => name === 'sort');
  return kept.length > 0 ? String(new URLSearchParams([...kept, ...order].filter(([, value]) => value !== ''))) : '';
}

export function withFilter(filters: readonly SavedFilter[], added: SavedFilter): SavedFilter[] {
  return [...filters.filter(({ name }) => name !== added.name), added].slice(-filtersAtMost);
}
