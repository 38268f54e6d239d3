import { z } from 'zod';
import { articleCard } from './article.ts';
import { page, postLite } from './page.ts';

export { paths } from './paths.ts';

/**
 * Every call that reads: path, query and answer. Site and backend read them here; nobody types an address.
 * `{namespace}` is filled in by {@link pathOf}. Specification §7.
 */
export interface Endpoint<Query, Answer> {
  method: 'GET' | 'POST';
  path: string;
  query: z.ZodType<Query>;
  answer: z.ZodType<Answer>;
}

const id = z.coerce.number().int().positive();
const ids = z
  .string()
  .regex(/^\d+(,\d+)*$/)
  .transform((list) => list.split(',').map(Number));

function endpoint<Query, Answer>(
  path: string,
  query: z.ZodType<Query>,
  answer: z.ZodType<Answer>,
): Endpoint<Query, Answer> {
  return { method: 'GET', path, query, answer };
}

export const endpoints = {
  page: endpoint('/wp-json/{namespace}/v1/page', z.object({ id }), page),
  postsLite: endpoint(
    '/wp-json/{namespace}/v1/posts/lite',
    z.object({ type: z.string().min(1).max(40) }),
    z.array(postLite),
  ),
  postsByCategory: endpoint(
    '/wp-json/{namespace}/v1/posts/by-category',
    z.object({
      category: z.string().min(1).max(60),
      count: z.coerce.number().int().min(1).max(100).default(6),
      excludeId: id.optional(),
    }),
    z.array(articleCard),
  ),
  posts: endpoint(
    '/wp-json/{namespace}/v1/posts',
    z.object({
      type: z.string().min(1).max(40).default('post'),
      slugged: z.stringbool().optional(),
      postSlugs: z
        .string()
        .max(4000)
        .transform((list) => list.split(','))
        .optional(),
      postIds: ids.optional(),
    }),
    z.array(articleCard),
  ),
  news: endpoint(
    '/wp-json/{namespace}/v1/news',
    z.object({
      search: z.string().max(200).optional(),
      count: z.coerce.number().int().min(1).max(100).default(6),
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
      newsIds: ids.optional(),
      includeCategoryIds: ids.optional(),
      excludeCategoryIds: ids.optional(),
    }),
    z.array(articleCard),
  ),
} as const;

/** The path of an endpoint for a namespace of the content API. */
export function pathOf(endpoint: Pick<Endpoint<unknown, unknown>, 'path'>, namespace: string): string {
  return endpoint.path.replace('{namespace}', namespace);
}
