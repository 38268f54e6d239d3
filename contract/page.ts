import { z } from 'zod';
import type { ArticleCard } from './article.ts';
import { block } from './blocks.ts';
import type { FormToken } from './contact/formMarkup.ts';
import { event } from './event.ts';
import { office } from './office.ts';
import { line, prose } from './primitives/editing.ts';
import { link } from './primitives/link.ts';
import { picture } from './primitives/picture.ts';
import { siteSettings } from './siteSettings.ts';

/** The kinds of document a page address can belong to. Decision 47. */
export const pageTypes = ['page', 'service', 'case', 'industry'] as const;
export type PageType = (typeof pageTypes)[number];

/** What stands in the head of a page. */
export const pageHead = z.object({
  title: line('Shown in the browser tab and by search engines. 30 to 60 characters', { max: 90 }),
  description: prose('Shown by search engines below the title. 70 to 160 characters', { max: 200 }),
  image: picture.optional(),
  noIndex: z.boolean().optional().meta({ description: 'Ask search engines to leave this page out' }),
});

/** What Offer the page makes, for structured data. Only service pages have one. */
export const offer = z.object({
  serviceName: line('The service in a few words', { max: 80 }),
  startingPriceUsd: z.int().positive().optional(),
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
  /** Sorted by order ascending, ties by id, without an order last. Decision 37. */
  offices: z.array(office),
  /** Events that have not ended. */
  events: z.array(event),
  site: siteSettings,
});

export type Page = z.infer<typeof page>;
export type PageHead = z.infer<typeof pageHead>;

/** One row of `GET posts/lite`: how the build learns what exists. Decision 48. */
export const postLite = z.object({
  id: z.int().positive(),
  type: z.string(),
  slug: z.string(),
  term_id: z.int().nullable(),
  categories: z.array(z.string()),
  date: z.iso.datetime(),
  modified: z.iso.datetime(),
});

export type PostLite = z.infer<typeof postLite>;

/** The path of a page. Decision 31. */
export function pathOfPage(type: PageType, slug: string): string {
  switch (type) {
    case 'service':
      return `/services/${slug}`;
    case 'case':
      return `/work/${slug}`;
    case 'industry':
      return `/industries/${slug}`;
    case 'page':
      return slug === 'home' ? '/' : `/${slug}`;
  }
}

/**
 * What a block may know of the page it stands on, beside its own fields.
 * Made once for each page by the site.
 */
export interface PageContext extends Pick<Page, 'path' | 'title' | 'breadcrumbs' | 'offices' | 'events' | 'site'> {
  /** Newest first, by category slug, for each category that a block of the page asks for. */
  articlesByCategory: Record<string, ArticleCard[]>;
  /** The trap and token of each form on the page, by form id. */
  formTokens: Record<string, FormToken>;
  /** The moment of the build; what begins or ends is measured against it. */
  builtAt: Date;
}

/** The properties of every block component. `id` is unique on the page: the anchor, or one made from the position. */
export interface BlockProps<Block> {
  block: Block;
  page: PageContext;
  id: string;
}
