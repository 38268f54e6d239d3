import { z } from 'zod';
import { line, prose } from './primitives/editing.ts';
import { picture } from './primitives/picture.ts';
import { inLanguage } from './translation.ts';

/** The kinds of document that consist of page blocks. R25. */
export const pageTypes = ['page', 'service', 'case', 'industry'] as const;
export type PageType = (typeof pageTypes)[number];

/** The path of a page. R1. */
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

/** What an editor enters for a page so that lists can show it. */
export const cardFields = z.object({
  label: line('A few words above the title, such as: Bridge and liquidity, 11 months', { max: 60 }).optional(),
  description: prose('One or two sentences below the title', { max: 240 }).optional(),
  picture: picture.optional(),
});

/** A page as lists and links show it: a case, a service, an industry. */
export const pageCard = z.object({
  id: z.int().positive(),
  type: z.enum(pageTypes),
  slug: z.string().min(1),
  term_id: z.null(),
  categories: z.array(z.string()),
  title: z.string().min(1),
  /** Path of the page on the site, without a trailing slash. */
  path: z.string().startsWith('/'),
  card: cardFields,
  modified: z.iso.datetime(),
  ...inLanguage,
});

export type PageCard = z.infer<typeof pageCard>;

/** The head of a page. */
export const pageHead = z.object({
  title: line('Shown in the browser tab and by search engines. 30 to 60 characters', { max: 90 }),
  description: prose('Shown by search engines below the title. 70 to 160 characters', { max: 200 }),
  image: picture.optional(),
  noIndex: z.boolean().optional().meta({ description: 'Ask search engines to leave this page out' }),
});

export type PageHead = z.infer<typeof pageHead>;
