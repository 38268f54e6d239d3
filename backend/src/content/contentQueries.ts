import type { PostType } from '@frontage/contract/postType.ts';

/** Which articles are asked for. What is left out does not restrict. */
export interface ArticleQuery {
  /** Of any of these categories, first or further. */
  categories?: readonly string[] | undefined;
  /** Slug of a tag. */
  theme?: string | undefined;
  ids?: readonly number[] | undefined;
  excludeIds?: readonly number[] | undefined;
  /** Numbers (term_id) of categories, first or further. */
  includeTermIds?: readonly number[] | undefined;
  excludeTermIds?: readonly number[] | undefined;
  offset: number;
  count: number;
}

/** Documents of a type, all of them or those that are named. */
export interface DocumentsQuery {
  type: PostType;
  /** In the order of these names. A document must fit slugs and ids where both are given. */
  slugs?: readonly string[] | undefined;
  ids?: readonly number[] | undefined;
  /** At most so many where none are named. */
  count: number;
}

/** One stretch of a list, and how many there are in all. */
export interface Listed<Item = object> {
  items: Item[];
  total: number;
}

/** A document with the name under which an object of documents holds it: its slug, or its id where it has none. */
export interface NamedDocument {
  name: string;
  document: object;
}

/** One page of the list of articles, and the article that is first on the first one. */
export interface ArticleListQuery {
  page: number;
  category?: string | undefined;
  priority?: number | undefined;
}

export interface SuggestionQuery {
  /** Near this term, which itself is left out. */
  id?: number | undefined;
  /** Under this letter only. */
  letter?: string | undefined;
}

export type DocumentType = Extract<PostType, 'post' | 'news' | 'case' | 'industry' | 'service' | 'page'>;
