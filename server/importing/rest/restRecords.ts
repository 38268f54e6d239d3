import { z } from 'zod';

const rendered = z.object({ rendered: z.string() }).transform((one) => one.rendered);
const number = z.int().nonnegative();

/** The root of the API. */
export const restRoot = z.object({ url: z.string(), namespaces: z.array(z.string()) });

export const restTerm = z.object({ id: number, slug: z.string(), name: z.string() });

export const restAuthor = z.object({ id: number, slug: z.string(), name: z.string() });

export const restPost = z.object({
  id: number,
  /** `2020-01-02T10:00:00` by the clock of the site. */
  date: z.string(),
  date_gmt: z.string(),
  guid: rendered,
  slug: z.string(),
  status: z.string(),
  link: z.string(),
  title: rendered,
  content: z.object({ rendered: z.string(), protected: z.boolean().optional() }),
  excerpt: rendered,
  author: number,
  featured_media: number,
  categories: z.array(number),
  tags: z.array(number),
  /** What Yoast tells search engines, if it is installed. Its titles are made from a pattern. */
  yoast_head_json: z.object({ description: z.string().optional() }).optional(),
});

export type RestPost = z.infer<typeof restPost>;

export const restMedium = z.object({
  id: number,
  date: z.string(),
  date_gmt: z.string(),
  guid: rendered,
  slug: z.string(),
  link: z.string(),
  title: rendered,
  caption: rendered,
  alt_text: z.string(),
  source_url: z.string(),
  /** Id of the post it was uploaded to. */
  post: number.nullable().optional(),
  media_details: z.object({ file: z.string().optional() }).optional(),
});

export type RestMedium = z.infer<typeof restMedium>;
