import { z } from 'zod';

/** The kinds of document that `type` may name. R25. */
export const postTypes = [
  'post',
  'news',
  'case',
  'industry',
  'service',
  'page',
  'office',
  'event',
  'review',
  'glossary',
] as const;
export type PostType = (typeof postTypes)[number];

export const postType = z.enum(postTypes);
