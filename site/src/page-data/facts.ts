import type { ArticleCard, ListedCategory, ListedTag } from '@frontage/contract/article.ts';
import type { FormToken } from '@frontage/contract/contact/formMarkup.ts';
import type { OwnForm } from '@frontage/contract/forms/ownForm.ts';
import type { GlossaryTerm } from '@frontage/contract/glossary.ts';
import type { BlockOf, PageDocument } from '@frontage/contract/page.ts';
import type { PageCard } from '@frontage/contract/pageParts.ts';
import type { Post } from '@frontage/contract/post.ts';
import type { TwinLink } from '@frontage/contract/translation.ts';
import type { TermExtras } from '../glossary/TermList.tsx';
import type { ArticleListPage } from '../lists/articleLists.ts';
import type { SharedContext } from '../views.ts';
import type { PageSummary } from './contentMemory.ts';

/** One page of an article list, by its address; `title` is the title of the list. */
export interface ListAddress {
  path: string;
  title: string;
}

/**
 * Everything that a page can be made of. Each answer is a fact that pages depend on: a page's requests are noted with a
 * hash of each answer, and the page is rendered again only if one of its answers changes.
 */
export interface Facts {
  /** As it is around pages of a language, whose menus lead to twins; without one, of the default language. */
  site(language?: string): Promise<SharedContext['site']>;
  offices(language?: string): Promise<SharedContext['offices']>;
  events(language?: string): Promise<SharedContext['events']>;
  reviews(language?: string): Promise<SharedContext['reviews']>;
  socialImage(language?: string): Promise<SharedContext['socialImage']>;

  /** Every published page of blocks in a language, in the order of their types; without one, in the default language. */
  pages(language?: string): Promise<PageSummary[]>;
  /** A page in every language, its own included, by its path in any; empty where the site has one language. */
  translations(path: string): Promise<readonly TwinLink[]>;
  /** The path of the same page in another language, by its path in any; undefined where it is missing there. */
  twin(language: string, path: string): Promise<string | undefined>;
  page(id: number): Promise<PageDocument>;
  /**
   * The form that the header's call to action leads to, which is also below articles, or that of the page at a path;
   * undefined if there is none.
   */
  contactForm(path?: string): Promise<BlockOf<'form'> | undefined>;
  /** By the slug of the default language; in another one, the twin of that case. */
  case(slug: string, language?: string): Promise<PageCard | undefined>;

  /** All articles of a language, news among them, newest first; without one, those of the default language. */
  articles(language?: string): Promise<readonly ArticleCard[]>;
  /** The time of the last change of each article, by id. ISO 8601. */
  articleTimes(): Promise<Record<number, string>>;
  post(id: number): Promise<Post>;
  /** By the slug of the default language; in another one, the twin of that article. */
  article(slug: string, language?: string): Promise<ArticleCard | undefined>;
  /** The articles related to one, in its language, nearest first. */
  relatedArticles(id: number): Promise<ArticleCard[]>;
  latestArticles(category: string, language?: string): Promise<ArticleCard[]>;
  /** All categories and tags, with their counts in a language. */
  sections(language?: string): Promise<{ categories: ListedCategory[]; tags: ListedTag[] }>;
  lists(language?: string): Promise<ListAddress[]>;
  list(path: string): Promise<ArticleListPage | undefined>;

  /** The documents of a kind as lists show them, in the order of the backend; and one of them, whole. */
  documents(kind: string, language?: string): Promise<unknown[]>;
  document(kind: string, id: number): Promise<unknown>;

  /** Sorted by letter and word. */
  glossary(language?: string): Promise<GlossaryTerm[]>;
  /** By term id: the article that says more, and nearby terms. */
  termExtras(language?: string): Promise<ReadonlyMap<number, TermExtras>>;

  /** What the owner changed in a form, in a language; undefined if the form is as usual. */
  ownForm(formId: string, language?: string): Promise<OwnForm | undefined>;
  formToken(formId: string): Promise<FormToken>;

  /** The day of the publication in UTC, `YYYY-MM-DD`; its month, `YYYY-MM`; its year. */
  today(): Promise<string>;
  month(): Promise<string>;
  year(): Promise<string>;
}

export type FactName = keyof Facts;
