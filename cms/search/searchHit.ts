/** What a hit is: the documents that a visitor can search. */
export const searchKinds = ['article', 'glossary', 'case', 'page', 'service', 'industry'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A stretch of text; `isMatch` where it is a word that the query asks for. */
export interface Part {
  text: string;
  isMatch: boolean;
}

/** A document that holds every word of the query. */
export interface SearchHit {
  kind: SearchKind;
  /** Id of the document within its collection. */
  id: number;
  title: Part[];
  /** About 160 characters around the densest words of the query. */
  excerpt: Part[];
  /** Where it is on the site. */
  path: string;
  /** Articles only: ISO. */
  date?: string;
  /** A few words on what it is: the category of an article, the line above the title of a case. */
  label?: string;
}

export interface SearchQuery {
  /** As it was typed; anything is allowed. */
  query: string;
  /** Every kind where it is left out. */
  kinds?: readonly SearchKind[] | undefined;
  /** Articles dated later do not appear. */
  now: Date;
  offset: number;
  count: number;
}

export interface SearchResult {
  hits: SearchHit[];
  /** Documents of the kinds asked for. */
  total: number;
  /** Of every kind, asked for or not: what tabs above the hits show. */
  countsByKind: Record<SearchKind, number>;
}
