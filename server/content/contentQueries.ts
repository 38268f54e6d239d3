import type { PostType } from '@frontage/kinds/kinds.ts';

/** A query for articles. A field that is left out does not restrict it. */
export interface ArticleQuery {
  /** Articles in any of these categories, first or further. */
  categories?: readonly string[] | undefined;
  /** The slug of a tag. */
  theme?: string | undefined;
  ids?: readonly number[] | undefined;
  excludeIds?: readonly number[] | undefined;
  /** Numbers (term_id) of categories, first or further. */
  includeTermIds?: readonly number[] | undefined;
  excludeTermIds?: readonly number[] | undefined;
  offset: number;
  count: number;
}

/** A query for documents of a type: all of them, or only named ones. */
export interface DocumentsQuery {
  type: PostType;
  /** The answer is in the order of these slugs. A document must match both slugs and ids if both are given. */
  slugs?: readonly string[] | undefined;
  ids?: readonly number[] | undefined;
  offset: number;
  /** All of them where it is left out. */
  count?: number | undefined;
}

/** Part of a list, and the number of items in all. */
export interface Listed<Item = object> {
  items: Item[];
  total: number;
}

/** A document with its key in an object of documents: its slug, or its id if it has none. */
export interface NamedDocument {
  name: string;
  document: object;
}

/** One page of the list of articles, and the article that comes first on page one. */
export interface ArticleListQuery {
  page: number;
  category?: string | undefined;
  priority?: number | undefined;
}

export interface SuggestionQuery {
  /** Terms near this one, without the term itself. */
  id?: number | undefined;
  /** Only terms under this letter. */
  letter?: string | undefined;
}
