import { z } from 'zod';
import { pathIn } from './language.ts';
import { formatDuration } from './primitives/dates.ts';
import { picture } from './primitives/picture.ts';
import { inLanguage } from './translation.ts';
import type { Words } from './words/say.ts';
import { sayCount, saySite } from './words/siteTexts.ts';

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

/** The 14 categories. R23. */
export const categorySlugs = [
  'blog',
  'case',
  'news',
  'digital-transformation',
  'ada',
  'ai',
  'ar-vr',
  'blockchain',
  'web-development',
  'mobile-development',
  'insights',
  'video',
  'search',
  'big-data',
] as const;

export const category = z.object({
  term_id: z.int().positive(),
  name: z.string().min(1),
  slug: z.enum(categorySlugs),
});

export type Category = z.infer<typeof category>;

/** An article as lists show it. R20. */
export const articleCard = z.object({
  id: z.int().positive(),
  slug: z.string().min(1),
  title: z.string().min(1),
  /** One or two sentences below the title. */
  excerpt: z.string().optional(),
  date: z.iso.datetime(),
  /** Minutes. */
  timeToRead: z.int().positive(),
  /** Length of the recording that the article is about; printed as mm:ss. */
  durationSeconds: z.int().positive().optional(),
  /** Shown in the slider above the blog. */
  isFeatured: z.boolean().optional(),
  /** Listed among the articles that readers return to. */
  isPopular: z.boolean().optional(),
  preview: picture,
  /** The same picture cut for screens of that width in px. */
  preview768: z.string(),
  preview500: z.string(),
  preview320: z.string(),
  category,
  second_categories: z.array(category),
  /** Ids of people with a page: who wrote it, and who has checked it. */
  writtenBy: z.int().positive().optional(),
  reviewedBy: z.int().positive().optional(),
  /** Technologies and protocols; `group.value` says which. */
  tags: z.array(tag),
  /** Its path where the default language has words of its own for it; pages add it. */
  link: z.string().optional(),
  ...inLanguage,
});

export type ArticleCard = z.infer<typeof articleCard>;

/** The path of an article. One of a further language says it by itself. R1. */
export function pathOfArticle({ category, lang, link, slug, translations = [] }: PlacedArticle): string {
  return link ?? translations.find((one) => one.lang === lang)?.link ?? pathIn(lang, `/${category.slug}/${slug}`);
}

type PlacedArticle = Pick<ArticleCard, 'slug' | 'category' | 'lang' | 'link' | 'translations'>;

/** How long an article takes to read. Lists print only that: there is nothing to watch. */
export const lengthOf = ({ timeToRead: minutes }: Pick<ArticleCard, 'timeToRead'>, words?: Words): string =>
  saySite(words, 'article.minutes', { minutes });

/** The same in words, above the article, with the length of the recording that it is about. R9. */
export function lengthInWords(
  { durationSeconds, timeToRead }: Pick<ArticleCard, 'durationSeconds' | 'timeToRead'>,
  words?: Words,
): string {
  const length = sayCount(words, { one: 'article.toReadOne', other: 'article.toRead' }, timeToRead);
  if (!durationSeconds) return length;
  return saySite(words, 'article.recording', { length, duration: formatDuration(durationSeconds) });
}

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
