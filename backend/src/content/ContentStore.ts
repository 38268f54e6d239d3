import type { PostLite } from '@frontage/contract/postLite.ts';

/** The kinds of document that `type` may name. Decision 47. */
export const postTypes = [
  'post',
  'news',
  'case',
  'industry',
  'service',
  'page',
  'office',
  'event',
  'review',
  'glossary',
] as const;
export type PostType = (typeof postTypes)[number];

/** Which articles are asked for. What is left out does not restrict. */
export interface ArticleQuery {
  /** Of this category, first or further. */
  category?: string | undefined;
  search?: string | undefined;
  slugs?: string[] | undefined;
  ids?: number[] | undefined;
  excludeId?: number | undefined;
  /** Numbers (term_id) of categories. */
  includeTermIds?: number[] | undefined;
  excludeTermIds?: number[] | undefined;
  offset: number;
  count: number;
}

/** One stretch of a list, and how many there are in all. */
export interface Listed<Item> {
  items: Item[];
  total: number;
}

/**
 * Published content, as the content API gives it. A document that is a draft, or dated later than `now`, does not
 * exist here, whatever is asked. Documents are given as stored: the reader of the API parses them by the contract.
 */
export interface ContentStore {
  /** A page with everything its blocks show; undefined where there is none. */
  page(id: number, now: Date): Promise<object | undefined>;
  lite(type: PostType, now: Date): Promise<PostLite[]>;
  /** Newest first. */
  articles(query: ArticleQuery, now: Date): Promise<Listed<object>>;
}
