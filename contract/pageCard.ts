import { z } from 'zod';
import { pageTypes } from './pageType.ts';
import { line, prose } from './primitives/editing.ts';
import { picture } from './primitives/picture.ts';
import { inLanguage } from './translation.ts';

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
