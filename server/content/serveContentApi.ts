import { type EndpointName, endpointNames, endpoints, maxListed, pathOf } from '@frontage/contract/endpoints.ts';
import { openApiDocument, openApiPath } from '@frontage/contract/openapi.ts';
import { once } from '@frontage/contract/primitives/once.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { routeOf } from '../http/serveCall.ts';
import { answerUnlessUnchanged } from '../http/unchanged.ts';
import type { ContentStore } from './ContentStore.ts';
import { invalidQuery, noRoute, type Problem, problemOf, sendProblem, unknownId } from './problems.ts';
import type { Listed } from './published/articles.ts';
import { namespacesOf, restIndex } from './restIndex.ts';

/** What WordPress's own client adds to every request: the language of its interface, not that of content. */
const ignored = ['_locale'];

/**
 * Query and path of a request, ready for the schema of its call. A list may be written as `a=1,2`, `a=1&a=2`, or
 * `a[]=1&a[]=2`, with or without numbers in the brackets, and in any of these ways at once. R53.
 */
function readQuery(request: FastifyRequest, schema: z.ZodObject): Record<string, unknown> {
  const given: Record<string, unknown> = {};
  for (const [written, value] of Object.entries(Object(request.query))) {
    if (ignored.includes(written)) continue;
    const name = written.replace(/\[\d{0,4}\]$/, '');
    if (isList(schema, name)) given[name] = [...((given[name] as unknown[]) ?? []), ...entriesOf(value)];
    else Object.defineProperty(given, written, { value, enumerable: true, configurable: true, writable: true });
  }
  return { ...given, ...Object(request.params) };
}

function isList({ shape }: z.ZodObject, name: string): boolean {
  const field: unknown = Object.hasOwn(shape, name) ? shape[name] : undefined;
  return (field instanceof z.ZodOptional ? field.unwrap() : field) instanceof z.ZodArray;
}

function entriesOf(value: unknown): string[] {
  return [value]
    .flat()
    .flatMap((one) => String(one).split(','))
    .map((entry) => entry.trim());
}

const prefix = '/wp-json';
/** The most bytes in the body of a reading call (inclusive): 14 names and 100 numbers, several times over. */
const maxBodyBytes = 16_384;

interface ContentApiOptions {
  content: ContentStore;
  namespace: string;
  /** Addresses of this host and of the site, without a trailing slash. */
  backendUrl: string;
  siteUrl: string;
  now: () => Date;
}

/** The reading calls of R53, below `/wp-json`. Errors have WordPress's shape, R55. */
export async function serveContentApi(
  app: FastifyInstance,
  { content, namespace, now, ...place }: ContentApiOptions,
): Promise<void> {
  // A route of its own, because the pages' route would match everything that no other one does. Answers before any body
  // is read.
  app.all('/*', { onRequest: async (_request, reply) => sendProblem(reply, noRoute) }, async () => {});
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error);
    if (problem.status === 500) request.log.error({ err: error }, 'the content API failed');
    return sendProblem(reply, problem);
  });
  const answers = answersOf(content);

  function serve<Name extends EndpointName>(name: Name): void {
    const { method, path } = endpoints[name];
    const query: z.ZodObject = endpoints[name].query;
    const isPost = method === 'POST';
    app.route({
      method,
      url: routeBelow(pathOf({ path }, namespace)),
      bodyLimit: maxBodyBytes,
      handler: async (request, reply) => {
        const given = isPost ? request.body : readQuery(request, query);
        const asked = query.safeParse(given);
        if (!asked.success) {
          const known = Object.keys(query.shape);
          return sendProblem(reply, invalidQuery(asked.error, { given, known, whole: isPost ? 'body' : 'query' }));
        }
        const { lang, ...about } = asked.data as QueryOf<Name>;
        const asking = lang ? answersOf(content.in(lang)) : answers;
        return send(request, reply, await asking[name](about as QueryOf<Name>, now()));
      },
    });
  }

  function send(request: FastifyRequest, reply: FastifyReply, answer: Answer | Problem): FastifyReply {
    if ('code' in answer) return sendProblem(reply, answer);
    if (answer.stretch) {
      const { total, perPage } = answer.stretch;
      reply.header('X-WP-Total', String(total)).header('X-WP-TotalPages', String(Math.ceil(total / perPage)));
      const links =
        request.method === 'POST' ? '' : linksAround(new URL(request.url, place.backendUrl), answer.stretch);
      if (links) reply.header('Link', links);
    }
    return answerUnlessUnchanged(request, reply, JSON.stringify(answer.body));
  }

  // These change only with a new version of this program.
  const serveFixed = (url: string, make: () => object) => {
    const made = once(() => JSON.stringify(make()));
    app.get(url, async (request, reply) => answerUnlessUnchanged(request, reply, made(), 'public, max-age=300'));
  };
  serveFixed(routeBelow(openApiPath(namespace)), () => openApiDocument({ namespace }));
  serveFixed('/', () => restIndex({ ...place, namespace }));
  for (const one of namespacesOf(namespace)) serveFixed(`/${one}`, () => restIndex({ ...place, namespace }, one));
  for (const name of endpointNames) serve(name);
}

/** A route without our prefix. */
function routeBelow(path: string): string {
  return routeOf(path.slice(prefix.length));
}

/** The stretches before and after this one, as WordPress tells them: counted in pages, unless an offset was asked for. */
function linksAround(url: URL, { offset, perPage, total }: NonNullable<Answer['stretch']>): string {
  const at = (start: number) => {
    const other = new URL(url);
    const page = String(Math.floor(start / perPage) + 1);
    if (/\/page\/\d+$/.test(url.pathname))
      other.pathname = `${url.pathname.slice(0, url.pathname.lastIndexOf('/'))}/${page}`;
    else if (url.searchParams.has('offset')) other.searchParams.set('offset', String(start));
    else other.searchParams.set('page', page);
    return other.href;
  };
  // Whoever is past the end is led back to the last stretch.
  const before = Math.min(offset, Math.ceil(total / perPage) * perPage) - perPage;
  return [
    ...(offset > 0 && total > 0 ? [`<${at(Math.max(0, before))}>; rel="prev"`] : []),
    ...(offset + perPage < total ? [`<${at(offset + perPage)}>; rel="next"`] : []),
  ].join(', ');
}

/** The answer of a call: a body and, for part of a list, the length of the list. */
interface Answer {
  body: object;
  stretch?: { total: number; perPage: number; offset: number };
}

type QueryOf<Name extends EndpointName> = z.output<(typeof endpoints)[Name]['query']>;

/** For each reading call of the contract: what to ask of the store, and how to answer. */
type Answers = {
  [Name in EndpointName]: (query: QueryOf<Name>, now: Date) => Promise<Answer | Problem>;
};

function answersOf(content: Omit<ContentStore, 'further' | 'in'>): Answers {
  return {
    post: async ({ id, type }, now) => whole(await content.post({ id, type }, now)),
    page: async ({ id }, now) => whole(await content.page(id, now)),
    postsByTheme: async (query, now) => {
      const asked = stretchOf(query);
      return part(
        await content.articles({ theme: query.theme, excludeIds: query.excludePostIds, ...asked }, now),
        asked,
      );
    },
    postsByCategory: async (query, now) => {
      const asked = stretchOf(query);
      const excludeIds = query.excludeId === undefined ? undefined : [query.excludeId];
      return part(await content.articles({ categories: [query.category], excludeIds, ...asked }, now), asked);
    },
    multiCategoryItems: async (query, now) => part(await content.articles(query, now), query),
    posts: async ({ type, slugged, postSlugs, postIds, ...paging }, now) => {
      // Whoever names documents gets all of them, unless they ask for a page.
      const isNamed = postSlugs !== undefined || postIds !== undefined;
      const { count, offset } = stretchOf({ ...paging, count: maxListed });
      const named = { type, slugs: postSlugs, ids: postIds };
      const isWhole = isNamed && paging.per_page === undefined && paging.page === undefined;
      const { items, total } = await content.documents({ ...named, offset, count: isWhole ? undefined : count }, now);
      const body = slugged
        ? Object.fromEntries(items.map(({ name, document }) => [name, document]))
        : items.map(({ document }) => document);
      return { body, stretch: { total, perPage: isWhole ? Math.max(total, 1) : count, offset } };
    },
    postsLite: async ({ type }, now) => ({ body: await content.lite(type, now) }),
    news: async ({ search, newsIds, includeCategoryIds, excludeCategoryIds, ...paging }, now) => {
      const asked = stretchOf(paging);
      const query = {
        ids: newsIds,
        includeTermIds: includeCategoryIds,
        excludeTermIds: excludeCategoryIds,
        ...asked,
      };
      return part(
        search ? await content.searchArticles({ ...query, search }, now) : await content.articles(query, now),
        asked,
      );
    },
    newsPage: async (query, now) => {
      const { list, total, perPage } = await content.articleList(query, now);
      return { body: list, stretch: { total, perPage, offset: (query.page - 1) * perPage } };
    },
    glossary: async (_query, now) => ({ body: await content.glossary(now) }),
    forms: async () => ({ body: await content.forms() }),
    term: async ({ id }, now) => whole(await content.term(id, now)),
    glossarySuggestion: async (query, now) => whole(await content.suggestions(query, now)),
  };
}

function whole(document: object | undefined): Answer | Problem {
  return document ? { body: document } : unknownId;
}

interface Stretch {
  offset: number;
  count: number;
}

interface Asked {
  count: number;
  offset?: number | undefined;
  page?: number | undefined;
  per_page?: number | undefined;
}

/** Which part of a list is asked for, in our words or in those of WordPress. */
function stretchOf(asked: Asked): Stretch {
  const count = asked.per_page ?? asked.count;
  return { count, offset: asked.page === undefined ? (asked.offset ?? 0) : (asked.page - 1) * count };
}

function part({ items, total }: Listed, { count, offset }: Stretch): Answer {
  return { body: items, stretch: { total, perPage: count, offset } };
}
