import type { ArticleCard } from '@frontage/contract/article.ts';
import type { ListedCategory, ListedTag } from '@frontage/contract/articleList.ts';
import type { BlockOf } from '@frontage/contract/blocks.ts';
import type { FormToken } from '@frontage/contract/contact/formMarkup.ts';
import type { OwnForm } from '@frontage/contract/forms/ownForm.ts';
import type { GlossaryTerm } from '@frontage/contract/glossary.ts';
import type { PageDocument } from '@frontage/contract/page.ts';
import type { PageCard } from '@frontage/contract/pageCard.ts';
import type { Post } from '@frontage/contract/post.ts';
import type { TermExtras } from '../glossary/TermList.tsx';
import type { ArticleListPage } from '../lists/articleLists.ts';
import type { SharedContext } from '../views.ts';
import type { PageSummary } from './contentMemory.ts';

/** One page of a list of articles, by its address; `title` is that of the list. */
export interface ListAddress {
  path: string;
  title: string;
}

/**
 * Everything that a page may be made of. Each answer is a fact that a page depends on: what a page asked for is noted
 * with a hash of the answer, and the page is rendered again only once one of its answers is another.
 */
export interface Facts {
  site(): Promise<SharedContext['site']>;
  offices(): Promise<SharedContext['offices']>;
  events(): Promise<SharedContext['events']>;
  reviews(): Promise<SharedContext['reviews']>;
  socialImage(): Promise<SharedContext['socialImage']>;

  /** Every published page of blocks, in the order of their types. */
  pages(): Promise<PageSummary[]>;
  page(id: number): Promise<PageDocument>;
  /** The form to which the header's call leads, and that is below articles too; undefined where the site has none. */
  contactForm(): Promise<BlockOf<'contact_form'> | undefined>;
  case(slug: string): Promise<PageCard | undefined>;

  /** All articles, news among them, newest first. */
  articles(): Promise<readonly ArticleCard[]>;
  /** When each article was changed last, by its id. ISO times. */
  articleTimes(): Promise<Record<number, string>>;
  post(id: number): Promise<Post>;
  article(slug: string): Promise<ArticleCard | undefined>;
  /** The nearest articles to one, nearest first. */
  relatedArticles(id: number): Promise<ArticleCard[]>;
  /** The newest articles of a category. */
  latestArticles(category: string): Promise<ArticleCard[]>;
  /** All categories and tags, counted. */
  sections(): Promise<{ categories: ListedCategory[]; tags: ListedTag[] }>;
  /** Every page of every list of articles. */
  lists(): Promise<ListAddress[]>;
  /** Undefined where no list has this address. */
  list(path: string): Promise<ArticleListPage | undefined>;

  /** By letter and word. */
  glossary(): Promise<GlossaryTerm[]>;
  /** By the id of the term: the article that says more, and terms near by. */
  termExtras(): Promise<ReadonlyMap<number, TermExtras>>;

  /** What the owner made of a form; undefined where it is as usual. */
  ownForm(formId: string): Promise<OwnForm | undefined>;
  /** For a form that is in a page. */
  formToken(formId: string): Promise<FormToken>;

  /** The day of the publication in UTC, `YYYY-MM-DD`; its month, `YYYY-MM`; its year. */
  today(): Promise<string>;
  month(): Promise<string>;
  year(): Promise<string>;
}

export type FactName = keyof Facts;
