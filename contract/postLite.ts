import { z } from 'zod';

/** One row of `GET posts/lite`: how the renderer learns what exists. R57. */
export const postLite = z.object({
  id: z.int().positive(),
  type: z.string(),
  slug: z.string(),
  term_id: z.int().nullable(),
  categories: z.array(z.string()),
  date: z.iso.datetime(),
  modified: z.iso.datetime(),
  /**
   * Changes whenever the document, or anything that its answer holds of others, does; to be compared, not read. Where
   * it is left out, `modified` has to do.
   */
  version: z.string().optional(),
});

export type PostLite = z.infer<typeof postLite>;
