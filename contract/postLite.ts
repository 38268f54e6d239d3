import { z } from 'zod';
import { inLanguage } from './translation.ts';

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
