import {
  maxQueryCharacters,
  type SearchTab,
  type SearchTarget,
  searchPages,
  searchTabs,
} from '@frontage/contract/search.ts';

/** The last page that can be requested. */
const maxPage = 1000;

/** A visitor's query, read from the address. */
export interface Question {
  target: SearchTarget;
  /** As typed, on one line, at most `maxQueryCharacters` long. Never empty. */
  query: string;
  tab: SearchTab;
  /** Counted from 1. */
  page: number;
}

/** Reads the query of an address; undefined if it has none. Invalid parameters are ignored. */
export function questionOf(target: SearchTarget, parameters: URLSearchParams): Question | undefined {
  const typed = (parameters.get(target.parameter) ?? '').replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
  const query = [...typed].slice(0, maxQueryCharacters).join('').trim();
  if (query === '') return undefined;
  const kind = parameters.get('kind') ?? '';
  const page = /^\d{1,4}$/.test(parameters.get('page') ?? '') ? Number(parameters.get('page')) : 1;
  return { target, query, tab: tabOf(target, kind), page: Math.min(Math.max(1, page), maxPage) };
}

/** The search of the insights covers articles only. */
function tabOf(target: SearchTarget, kind: string): SearchTab {
  if (target.parameter === searchPages.insights.parameter) return 'articles';
  return Object.keys(searchTabs).find((tab): tab is SearchTab => tab === kind) ?? 'everything';
}
