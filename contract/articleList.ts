import { z } from 'zod';
import { articleCard, category } from './article.ts';
import { tag } from './tag.ts';

/** A category with the texts of its list. */
export const listedCategory = category.extend({
  /** Heading of the category's list. */
  heading: z.string().optional(),
  /** For search engines, and below the heading. */
  description: z.string().optional(),
  /** Number of published articles with this category, first or further. */
  count: z.int().min(0),
});

/** A tag with the number of its articles. */
export const listedTag = tag.extend({ count: z.int().min(0) });

/** One page of a list of articles, with what surrounds it: `GET news/page/{page}`. */
export const articleList = z.object({
  /** Counts from 1. */
  page: z.int().positive(),
  pages: z.int().min(0),
  total: z.int().min(0),
  items: z.array(articleCard),
  /** All 14 categories, in the order of R23. */
  categories: z.array(listedCategory),
  /** Every tag, by group, the most used first. */
  tags: z.array(listedTag),
});

export type ListedCategory = z.infer<typeof listedCategory>;
export type ListedTag = z.infer<typeof listedTag>;
