import { z } from 'zod';
import { pathIn } from './language.ts';
import { picture } from './primitives/picture.ts';
import { tag } from './tag.ts';
import { inLanguage } from './translation.ts';

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
  ...inLanguage,
});

export type ArticleCard = z.infer<typeof articleCard>;

/** The path of an article. One of a further language says it by itself. R1. */
export function pathOfArticle({ category, lang, slug, translations = [] }: PlacedArticle): string {
  return translations.find((one) => one.lang === lang)?.link ?? pathIn(lang, `/${category.slug}/${slug}`);
}

type PlacedArticle = Pick<ArticleCard, 'slug' | 'category' | 'lang' | 'translations'>;
