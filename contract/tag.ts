import { z } from 'zod';

/** The two groups of tags. R20. */
export const tagGroups = ['technologies', 'protocols'] as const;
export type TagGroup = (typeof tagGroups)[number];

/** A technology or a protocol that an article is about. */
export const tag = z.object({
  term_id: z.int().positive(),
  name: z.string().min(1).max(40),
  slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  group: z.object({ value: z.enum(tagGroups), label: z.string().min(1) }),
});

export type Tag = z.infer<typeof tag>;

/** The path of the list of a tag within a category. R1. */
export function pathOfTag(categorySlug: string, tag: Pick<Tag, 'slug'>): string {
  return `/${categorySlug}/tag/${tag.slug}`;
}
