import {
  maxQueryCharacters,
  type SearchTab,
  type SearchTarget,
  searchPages,
  searchTabs,
} from '@frontage/contract/search.ts';

/** Pages behind this one are never asked for. */
const maxPage = 1000;

/** What a visitor asks, read from the address. */
export interface Question {
  target: SearchTarget;
  /** As it was typed, at most so long, on one line. Never empty. */
  query: string;
  tab: SearchTab;
  /** Counts from 1. */
  page: number;
}

/** Reads the question of an address; undefined where nothing is asked. Whatever does not fit is left aside. */
export function questionOf(target: SearchTarget, parameters: URLSearchParams): Question | undefined {
  const typed = (parameters.get(target.parameter) ?? '').replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
  const query = [...typed].slice(0, maxQueryCharacters).join('').trim();
  if (query === '') return undefined;
  const kind = parameters.get('kind') ?? '';
  const page = /^\d{1,4}$/.test(parameters.get('page') ?? '') ? Number(parameters.get('page')) : 1;
  return { target, query, tab: tabOf(target, kind), page: Math.min(Math.max(1, page), maxPage) };
}

/** Among the insights, articles are searched and nothing else. */
function tabOf(target: SearchTarget, kind: string): SearchTab {
  if (target === searchPages.insights) return 'articles';
  return Object.keys(searchTabs).find((tab): tab is SearchTab => tab === kind) ?? 'everything';
}
