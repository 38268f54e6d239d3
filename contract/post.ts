import { z } from 'zod';
import { articleCard } from './article.ts';
import { articleBlock } from './blocks.ts';
import { pageHead } from './pageParts.ts';
import { prose } from './primitives/editing.ts';
import { picture } from './primitives/picture.ts';
import { inLanguage } from './translation.ts';

/** An article with its text, as `GET post?id=` answers it. R20. */
export const post = articleCard.extend({
  type: z.enum(['post', 'news']),
  /** Term id of the first category. */
  term_id: z.int().positive(),
  /** Slugs of all categories, beginning with the first. */
  categories: z.array(z.string()).min(1),
  modified: z.iso.datetime(),
  /** The paragraph next to the title; where it is missing, the excerpt is shown. */
  lead: prose('The paragraph beside the title', { max: 400 }).optional(),
  /** A wide picture below the title; where it is missing, the picture of the lists is shown. */
  cover: picture.optional(),
  /** In place of `cover` on narrow screens, where that is a drawing for the whole page. */
  coverUpright: picture.optional(),
  /** What is missing is taken from title and excerpt. */
  head: pageHead.partial(),
  layout: z.array(articleBlock),
});

export type Post = z.infer<typeof post>;

/** One row of `GET posts/lite`, from which the renderer learns what exists. R57. */
export const postLite = z.object({
  id: z.int().positive(),
  type: z.string(),
  slug: z.string(),
  term_id: z.int().nullable(),
  categories: z.array(z.string()),
  date: z.iso.datetime(),
  modified: z.iso.datetime(),
  /**
   * Changes whenever the document changes, or anything of others that its answer contains; to be compared, not read.
   * Where it is missing, `modified` is compared.
   */
  version: z.string().optional(),
  ...inLanguage,
});

export type PostLite = z.infer<typeof postLite>;
