import { type HitKind, hitKinds } from '@frontage/contract/search.ts';

/** The kinds of documents that a visitor can search. */
export const searchKinds = hitKinds;
export type SearchKind = HitKind;

/** A part of a text; `isMatch` where it matches a word of the query. */
export interface Part {
  text: string;
  isMatch: boolean;
}

/** A document with every word of the query. */
export interface SearchHit {
  kind: SearchKind;
  /** Id of the document within its collection. */
  id: number;
  title: Part[];
  /** About 160 characters around the most words of the query. */
  excerpt: Part[];
  /** Its path on the site. */
  path: string;
  /** Articles only: ISO. */
  date?: string;
  /** A few words about it: the category of an article, the line above the title of a case. */
  label?: string;
}

export interface SearchQuery {
  /** As it was typed; anything is allowed. */
  query: string;
  /** Every kind where it is left out. */
  kinds?: readonly SearchKind[] | undefined;
  /** Articles with a later date are not found. */
  now: Date;
  offset: number;
  count: number;
}

export interface SearchResult {
  hits: SearchHit[];
  /** The number of documents of the wanted kinds. */
  total: number;
  /** For every kind, wanted or not: shown in the tabs above the hits. */
  countsByKind: Record<SearchKind, number>;
}
