import { z } from 'zod';
import type { ArticleCard } from './article.ts';
import { block } from './blocks.ts';
import type { FormToken } from './contact/formMarkup.ts';
import { event } from './event.ts';
import type { OwnForm } from './forms/ownForm.ts';
import { office } from './office.ts';
import { cardFields, type PageCard } from './pageCard.ts';
import { pageHead } from './pageHead.ts';
import { pageTypes } from './pageType.ts';
import type { Preview } from './preview.ts';
import { line } from './primitives/editing.ts';
import { link } from './primitives/link.ts';
import { review } from './review.ts';
import { siteSettings } from './siteSettings.ts';
import type { Visit } from './visit.ts';

/** The Offer that a page makes, for structured data. Only service pages have one. */
export const offer = z.object({
  serviceName: line('The service in a few words', { max: 80 }),
  startingPrice: z.int().positive().optional(),
});

/** A page as `GET page?id=` answers it: its blocks in order, and the data that they show. */
export const page = z.object({
  id: z.int().positive(),
  type: z.enum(pageTypes),
  slug: z.string().min(1),
  /** Path of the page on the site, without a trailing slash. */
  path: z.string().startsWith('/'),
  title: z.string().min(1),
  modified: z.iso.datetime(),
  head: pageHead,
  offer: offer.optional(),
  /** The links between Home and this page, such as Services. */
  breadcrumbs: z.array(link),
  layout: z.array(block),
  card: cardFields,
  /** Sorted by order ascending, ties by id, without an order last. R10. */
  offices: z.array(office),
  /** Events that have not ended. */
  events: z.array(event),
  /** Newest first. */
  reviews: z.array(review),
  site: siteSettings,
});

export type Page = z.infer<typeof page>;

/** What surrounds every page, whatever it shows itself. */
export type Surroundings = Pick<Page, 'site' | 'offices' | 'events' | 'reviews'>;

/** A page without what surrounds every other page too. */
export type PageDocument = Omit<Page, keyof Surroundings>;

/** What a block may know about its page, besides its own fields. The site makes it once for each page. */
export interface PageContext extends Surroundings, Pick<Page, 'path' | 'title' | 'breadcrumbs'> {
  /** Newest first, by category slug, for each category that a block of the page asks for. */
  articlesByCategory: Record<string, ArticleCard[]>;
  /** The articles that the blocks of the page name. */
  articlesBySlug: Record<string, ArticleCard>;
  /** The cases that the blocks of the page name. */
  casesBySlug: Record<string, PageCard>;
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
