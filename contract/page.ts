import type { KindWith } from '@frontage/kinds/kinds.ts';
import type { Page } from '@frontage/kinds/page/page.schema.ts';
import type { z } from 'zod';
import type { ArticleCard } from './article.ts';
import type { FormToken } from './contact/formMarkup.ts';
import type { OwnForm } from './forms/ownForm.ts';
import { usualLanguage } from './language.ts';
import type { PageCard } from './pageParts.ts';
import type { Preview } from './preview.ts';
import type { TwinLink } from './translation.ts';
import type { Visit } from './visit.ts';

export type { ArticleBlock, ArticleBlockOf, Block, BlockOf } from './blocks.ts';

/** What surrounds every page, whatever it shows itself. */
export type Surroundings = Pick<Page, 'site' | 'offices' | 'events' | 'reviews'>;

/** A page without what surrounds every other page too. */
export type PageDocument = Omit<Page, keyof Surroundings>;

/** By the name of their kind: every document that visitors see of it, as lists show them; also those of `own/`. */
export type ShownDocuments = {
  [One in KindWith<'form'> as One['name']]?: z.output<One['listed']>[];
} & { [own: string]: unknown[] | undefined };

/** Where a visitor finds a page in one language of the site. */
export interface LanguageLink {
  lang: string;
  href: string;
  /** Where the page is missing in that language: what the link leads to in its place. */
  instead?: 'parent' | 'home';
}

/** What a block may know about its page, besides its own fields. The site makes it once for each page. */
export interface PageContext extends Surroundings, Pick<Page, 'path' | 'title' | 'breadcrumbs'> {
  /** The language of its words where it is not the default one of the site. */
  language?: string;
  /** The first page in that language; `/` where it is missing. */
  home?: string;
  /** The page on which calls are booked in that language; missing where the language has none. */
  book?: string;
  /** In every language that has the page, its own included; missing where it is in one alone. */
  translations?: readonly TwinLink[];
  /** Every language that visitors see, its own included; missing where that is the only one. */
  languages?: readonly LanguageLink[];
  /** Newest first, by category slug, for each category that a block of the page asks for. */
  articlesByCategory: Record<string, ArticleCard[]>;
  /** The articles that the blocks of the page name. */
  articlesBySlug: Record<string, ArticleCard>;
  /** The cases that the blocks of the page name. */
  casesBySlug: Record<string, PageCard>;
  /** The documents of kinds whose block is on the page, or that a block names. */
  documents?: ShownDocuments;
  /** The honeypot and token of each form on the page, by form id. */
  formTokens: Record<string, FormToken>;
  /** The owner's changes to the forms on the page, by form id; forms that are as usual are missing. */
  ownForms?: Record<string, OwnForm>;
  /** What it shows to one visitor alone; missing in a page of a release. */
  visit?: Visit;
  /** Only while it is drawn for editors. */
  preview?: Preview;
  /** The day of the publication, at midnight UTC; what has begun or ended is measured against it. */
  today: Date;
  /**
   * The year of the publication, in UTC: a page that shows only the year stays valid longer than one that shows the
   * day.
   */
  year: number;
}

/** The properties of every block component. `id` is unique on the page: the anchor, or one made from the position. */
export interface BlockProps<Block> {
  block: Block;
  page: PageContext;
  id: string;
}

/** Whether it is the first page of the site in its language. */
export const isFirstPage = ({ home = '/', path }: Pick<PageContext, 'home' | 'path'>): boolean => path === home;

/** The language in which a page is drawn, such as `de`: that of its own words, and of the product's words around them. */
export const languageOfPage = ({ language, site }: Pick<PageContext, 'language' | 'site'>): string =>
  language ?? site.language ?? usualLanguage;
