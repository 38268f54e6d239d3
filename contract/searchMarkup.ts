/**
 * Marks in the HTML of a search page that the backend knows. It answers a question with the very page that stands
 * there while nothing is asked, and fills in the hits at these marks: search works without script, and no second
 * template can drift. Decision 31.
 */
export const searchMarks = {
  /** On the heading, which the words asked for are added to. */
  heading: 'data-search-heading',
  /** On the sentence above the field, which the number of hits takes the place of. */
  status: 'data-search-status',
  /** On the field. */
  field: 'data-search-field',
  /** On what stands there while nothing is asked. */
  idle: 'data-search-idle',
  /** On the `<template>` of everything below the field once something is asked. */
  results: 'data-search-results',
  /** On the entry of a tab, with its name as the value. */
  tab: 'data-search-tab',
  /** On the entry of a hit, of which the template has one. */
  hit: 'data-search-hit',
  /** Within a hit: what it is, its date or label, title, text and address. */
  kind: 'data-hit-kind',
  detail: 'data-hit-detail',
  title: 'data-hit-title',
  excerpt: 'data-hit-excerpt',
  path: 'data-hit-path',
  /** On what is shown instead of hits where there are none. */
  empty: 'data-search-empty',
} as const;

/** The kinds of document that can be found, as a hit names them. */
export const hitLabels = {
  article: 'Article',
  glossary: 'Glossary',
  case: 'Case',
  page: 'Page',
  service: 'Service',
  industry: 'Industry',
} as const;
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

/** The pages that answer a question, each with the name of its parameter. Decision 31. */
export const searchPages = {
  search: { path: '/search', parameter: 'q' },
  insights: { path: '/insights', parameter: 'searchValue' },
} as const;

/** Characters of a question that are read; what is longer is cut. */
export const maxQueryCharacters = 200;
/** Hits on one page. */
export const hitsPerPage = 8;
