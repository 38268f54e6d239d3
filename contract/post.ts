import { z } from 'zod';
import { articleCard } from './article.ts';
import { articleBlock } from './blocks.ts';
import { pageHead } from './pageHead.ts';
import { prose } from './primitives/editing.ts';
import { picture } from './primitives/picture.ts';

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
