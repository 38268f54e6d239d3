import { type Endpoint, endpoints, pathOf } from '@frontage/contract/endpoints.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type ContentStore, postTypes } from './ContentStore.ts';
import { invalidParam, noRoute, type Problem, sendProblem, unknownId } from './problems.ts';
import { answerUnlessUnchanged } from './unchanged.ts';

/** Articles in one answer where the call has no count of its own. */
const maxListed = 100;

interface ContentApiOptions {
  content: ContentStore;
  namespace: string;
  now: () => Date;
}

/** The reading calls of specification §7. Errors in WordPress's shape, decision 34. */
export async function contentApi(app: FastifyInstance, { content, namespace, now }: ContentApiOptions): Promise<void> {
  // A route, since the pages' own route would take whatever no other one takes.
  app.all('/*', async (_request, reply) => sendProblem(reply, noRoute));
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'the content API failed');
    return sendProblem(reply, { status: 500, code: 'rest_internal_error', message: 'Try again in a moment.' });
  });

  function serve<Query>(
    endpoint: Endpoint<Query, unknown>,
    answer: (query: Query, reply: FastifyReply) => Promise<unknown>,
  ) {
    app.get(pathOf(endpoint, namespace).replace('/wp-json', ''), async (request, reply) => {
      const query = endpoint.query.safeParse(request.query);
      if (!query.success) return sendProblem(reply, invalidParam(faultsOf(query.error)));
      return send(request, reply, await answer(query.data, reply));
    });
  }

  serve(endpoints.page, async ({ id }) => (await content.page(id, now())) ?? unknownId);

  serve(endpoints.postsLite, async ({ type }, reply) => {
    const known = knownType(type);
    if (!known) return unknownType;
    const items = await content.lite(known, now());
    return listed(reply, { items, total: items.length }, items.length);
  });

  serve(endpoints.postsByCategory, async ({ category, count, excludeId }, reply) =>
    listed(reply, await content.articles({ category, excludeId, offset: 0, count }, now()), count),
  );

  serve(endpoints.posts, async ({ type, postSlugs, postIds }, reply) => {
    const known = knownType(type);
    if (!known) return unknownType;
    if (known !== 'post' && known !== 'news') return listed(reply, { items: [], total: 0 }, maxListed);
    const category = known === 'news' ? 'news' : undefined;
    const query = { category, slugs: postSlugs, ids: postIds, offset: 0, count: maxListed };
    return listed(reply, await content.articles(query, now()), maxListed);
  });

  serve(endpoints.news, async ({ search, count, offset, newsIds, includeCategoryIds, excludeCategoryIds }, reply) => {
    const query = {
      category: 'news',
      search,
      ids: newsIds,
      includeTermIds: includeCategoryIds,
      excludeTermIds: excludeCategoryIds,
      offset,
      count,
    };
    return listed(reply, await content.articles(query, now()), count);
  });
}

function send(request: FastifyRequest, reply: FastifyReply, answer: unknown): FastifyReply {
  if (isProblem(answer)) return sendProblem(reply, answer);
  return answerUnlessUnchanged(request, reply, JSON.stringify(answer));
}

function listed(reply: FastifyReply, { items, total }: { items: object[]; total: number }, count: number): object[] {
  reply.header('X-WP-Total', String(total));
  reply.header('X-WP-TotalPages', String(count > 0 ? Math.ceil(total / count) : 0));
  return items;
}

const unknownType = invalidParam({ type: `is none of ${postTypes.join(', ')}` });

function knownType(type: string) {
  return postTypes.find((one) => one === type);
}

function isProblem(answer: unknown): answer is Problem {
  return typeof answer === 'object' && answer !== null && 'code' in answer && 'status' in answer;
}

function faultsOf(error: z.ZodError): Record<string, string> {
  return Object.fromEntries(error.issues.map((issue) => [String(issue.path[0] ?? 'query'), issue.message]));
}
