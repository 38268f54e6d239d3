import { block } from '@frontage/contract/blocks.ts';
import { event } from '@frontage/contract/event.ts';
import { office } from '@frontage/contract/office.ts';
import { cardFields, pageHead, pageTypes } from '@frontage/contract/pageParts.ts';
import { line } from '@frontage/contract/primitives/editing.ts';
import { link } from '@frontage/contract/primitives/link.ts';
import { review } from '@frontage/contract/review.ts';
import { siteSettings } from '@frontage/contract/siteSettings.ts';
import { inLanguage } from '@frontage/contract/translation.ts';
import { z } from 'zod';

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
  ...inLanguage,
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
