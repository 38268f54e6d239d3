import { z } from 'zod';

/** A view of the list of requests that somebody keeps for themselves. */
export interface SavedFilter {
  name: string;
  /** Of the address of the list: what is shown, and in which order. */
  query: string;
}

/** The preference under which each person's own filters are kept. */
export const savedFiltersKey = 'inbox-filters';

/** More are no help, and the line above the list would break. */
export const filtersAtMost = 12;
export const filterNameCharacters = 40;

const stored = z.array(z.object({ name: z.string(), query: z.string() }));

/** What was kept; none where it is nothing of ours. */
export function readSavedFilters(value: unknown): SavedFilter[] {
  return stored.safeParse(value).data ?? [];
}

/** What of an address is worth keeping: filters, words that are sought, and the order. Empty where all is shown. */
export function filterOf(params: Iterable<[string, string]>): string {
  const kept = [...params].filter(([name]) => name === 'search' || name.startsWith('where'));
  const order = [...params].filter(([name]) => name === 'sort');
  return kept.length > 0 ? String(new URLSearchParams([...kept, ...order].filter(([, value]) => value !== ''))) : '';
}

/** With one more, in place of that of the same name. */
export function withFilter(filters: readonly SavedFilter[], added: SavedFilter): SavedFilter[] {
  return [...filters.filter(({ name }) => name !== added.name), added].slice(-filtersAtMost);
}
