import { searchPath } from './paths.ts';

/** The kinds of document that a search finds, as a hit names them. */
export const hitLabels = {
  article: 'Article',
  glossary: 'Glossary',
  case: 'Case',
  page: 'Page',
  service: 'Service',
  industry: 'Industry',
} as const;
/** Headings above hits of one kind. */
export const hitHeadings = {
  article: 'Articles',
  glossary: 'Glossary',
  case: 'Cases',
  page: 'Pages',
  service: 'Services',
  industry: 'Industries',
} as const satisfies Record<keyof typeof hitLabels, string>;
export type HitKind = keyof typeof hitLabels;

/** The tabs above the hits, by the value of `kind` in the address; `everything` has none. */
export const searchTabs = {
  everything: { label: 'Everything', kinds: ['article', 'glossary', 'case', 'page', 'service', 'industry'] },
  articles: { label: 'Articles', kinds: ['article'] },
  glossary: { label: 'Glossary', kinds: ['glossary'] },
  cases: { label: 'Cases', kinds: ['case'] },
  pages: { label: 'Pages', kinds: ['page', 'service', 'industry'] },
} as const satisfies Record<string, { label: string; kinds: readonly HitKind[] }>;
export type SearchTab = keyof typeof searchTabs;

/** The pages that answer a search, each with the name of its parameter. R1. */
export const searchPages = {
  search: { path: searchPath, parameter: 'q' },
  insights: { path: '/insights', parameter: 'searchValue' },
} as const;

/** Characters of a query that are read; the rest is cut. */
export const maxQueryCharacters = 200;
/** Hits on one page. */
export const hitsPerPage = 8;

export type SearchTarget = (typeof searchPages)[keyof typeof searchPages];

/** The address that repeats a search, with another tab or page. */
export function addressOfQuestion(target: SearchTarget, query: string, tab: SearchTab, page = 1): string {
  const parameters = new URLSearchParams({ [target.parameter]: query });
  if (target === searchPages.search && tab !== 'everything') parameters.set('kind', tab);
  if (page > 1) parameters.set('page', String(page));
  return `${target.path}?${parameters}`;
}
