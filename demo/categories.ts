import type { DemoContent } from './demoContent.schema.ts';

/** The 14 categories of the specification; `blog` has the term id that §9 names. */
export const categories: DemoContent['categories'] = [
  { term_id: 23, name: 'Blog', slug: 'blog' },
  { term_id: 24, name: 'Cases', slug: 'case' },
  { term_id: 25, name: 'News', slug: 'news' },
  { term_id: 26, name: 'Digital transformation', slug: 'digital-transformation' },
  { term_id: 27, name: 'ADA', slug: 'ada' },
  { term_id: 28, name: 'AI', slug: 'ai' },
  { term_id: 29, name: 'AR and VR', slug: 'ar-vr' },
  { term_id: 30, name: 'Blockchain', slug: 'blockchain' },
  { term_id: 31, name: 'Web development', slug: 'web-development' },
  { term_id: 32, name: 'Mobile development', slug: 'mobile-development' },
  { term_id: 33, name: 'Insights', slug: 'insights' },
  { term_id: 34, name: 'Video', slug: 'video' },
  { term_id: 35, name: 'Search', slug: 'search' },
  { term_id: 36, name: 'Big data', slug: 'big-data' },
];
