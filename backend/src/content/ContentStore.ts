import type { PreviewClaim } from '@frontage/cms/preview/previewLinks.ts';
import type { SearchQuery, SearchResult } from '@frontage/cms/search/searchDocuments.ts';
import type { PostLite } from '@frontage/contract/postLite.ts';
import type { PostType } from '@frontage/contract/postType.ts';
import type { Draft } from './draft.ts';

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

/** One page of the list of articles, and the article that stands first on the first one. */
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

/**
 * Published content, as the content API gives it. A document that is a draft, or dated later than `now`, does not
 * exist here, whatever is asked. Documents are given as stored: the reader of the API parses them by the contract.
 */
export interface ContentStore {
  /** An article with its text or a page with its blocks; undefined where none of that type has this id. */
  post(query: { id: number; type: DocumentType }, now: Date): Promise<object | undefined>;
  /** A page of any type with everything its blocks show. */
  page(id: number, now: Date): Promise<object | undefined>;
  lite(type: PostType, now: Date): Promise<PostLite[]>;
  documents(query: DocumentsQuery, now: Date): Promise<Listed<NamedDocument>>;
  /** Newest first. */
  articles(query: ArticleQuery, now: Date): Promise<Listed>;
  /** Articles that hold the words, the best first. */
  searchArticles(query: ArticleQuery & { search: string }, now: Date): Promise<Listed>;
  /** With how many articles there are in all, and how many a page holds. */
  articleList(query: ArticleListQuery, now: Date): Promise<{ list: object; total: number; perPage: number }>;
  /** What the owner made of the forms, without those that are as usual. */
  forms(): Promise<object[]>;
  /** By letter and word. */
  glossary(now: Date): Promise<object[]>;
  term(id: number, now: Date): Promise<object | undefined>;
  /** Terms near one, or under a letter; undefined where no term has the id. */
  suggestions(query: SuggestionQuery, now: Date): Promise<object[] | undefined>;
  /**
   * The one exception: the newest version of a document, published or not, with what is typed in its form in place of
   * what is saved. Undefined where there is none of that id.
   */
  draft(document: Pick<PreviewClaim, 'collection' | 'id'>, typed: unknown): Promise<Draft | undefined>;
  /** Full text of everything that has an address of its own. */
  search(query: Omit<SearchQuery, 'now'>, now: Date): Promise<SearchResult>;
}
