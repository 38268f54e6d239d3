import { type EndpointName, endpointNames, endpoints, maxListed, pathOf } from '@frontage/contract/endpoints.ts';
import { openApiDocument, openApiPath } from '@frontage/contract/openapi.ts';
import { once } from '@frontage/contract/primitives/once.ts';
import { kindOf } from '@frontage/kinds/kinds.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { routeOf } from '../http/serveCall.ts';
import { answerUnlessUnchanged } from '../http/unchanged.ts';
import type { ContentStore } from './ContentStore.ts';
import { invalidQuery, noRoute, type Problem, problemOf, sendProblem, unknownId } from './problems.ts';
import {
  type ArticleQuery,
  filterArticles,
  type Listed,
  readArticleList,
  readStretch,
  shownArticles,
} from './published/articles.ts';
import { findDocument, findDocuments, findOfKind, findWholes, listLite, readTerms } from './published/documents.ts';
import { findNearTerms } from './published/glossary.ts';
import type { PublishedContent } from './published/publishedContent.ts';
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
        return send(request, reply, await answers[name](await content.read(lang), about as QueryOf<Name>, now()));
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
  [Name in EndpointName]: (content: PublishedContent, query: QueryOf<Name>, now: Date) => Promise<Answer | Problem>;
};

function answersOf(store: Pick<ContentStore, 'searchArticles'>): Answers {
  return {
    post: async (content, asked, now) => whole(await findDocument(content, asked, now)),
    page: async (content, { id }, now) => whole(await findOfKind(content, kindOf('pages'), { id }, now)),
    postsByTheme: async (content, { theme, excludePostIds: excludeIds, ...paging }, now) =>
      part(content, { theme, excludeIds, ...stretchOf(paging) }, now),
    postsByCategory: async (content, { category, excludeId, ...paging }, now) => {
      const excludeIds = excludeId === undefined ? undefined : [excludeId];
      return part(content, { categories: [category], excludeIds, ...stretchOf(paging) }, now);
    },
    multiCategoryItems: part,
    posts: async (content, { type, slugged, postSlugs, postIds, ...paging }, now) => {
      // Whoever names documents gets all of them, unless they ask for a page.
      const isNamed = postSlugs !== undefined || postIds !== undefined;
      const { count, offset } = stretchOf({ ...paging, count: maxListed });
      const named = { type, slugs: postSlugs, ids: postIds };
      const isWhole = isNamed && paging.per_page === undefined && paging.page === undefined;
      const asked = { ...named, offset, count: isWhole ? undefined : count };
      const { items, total } = await findDocuments(content, asked, now);
      const body = slugged
        ? Object.fromEntries(items.map(({ name, document }) => [name, document]))
        : items.map(({ document }) => document);
      return { body, stretch: { total, perPage: isWhole ? Math.max(total, 1) : count, offset } };
    },
    wholePosts: async (content, { type, postIds: ids }, now) => ({
      body: await findWholes(content, { ids, type }, now),
    }),
    postsLite: async (content, { type }, now) => ({ body: await listLite(content, type, now) }),
    news: async (content, { search, newsIds, includeCategoryIds, excludeCategoryIds, ...paging }, now) => {
      const asked = stretchOf(paging);
      const terms = { includeTermIds: includeCategoryIds, excludeTermIds: excludeCategoryIds };
      const query = { ids: newsIds, ...terms, ...asked };
      return search
        ? listed(await store.searchArticles(content, { ...query, search }, now), asked)
        : part(content, query, now);
    },
    newsPage: async (content, query, now) => {
      const { list, total, perPage } = await readArticleList(content, query, now);
      return { body: list, stretch: { total, perPage, offset: (query.page - 1) * perPage } };
    },
    glossary: async (content, _query, now) => {
      const { glossary, show } = await readTerms(content, now);
      return { body: glossary.map(show) };
    },
    forms: async (content) => ({ body: await content.forms() }),
    term: async (content, { id }, now) => {
      const { glossary, show } = await readTerms(content, now);
      const term = glossary.find(({ stored }) => stored.id === id);
      return whole(term && show(term));
    },
    glossarySuggestion: async (content, query, now) => {
      const { glossary, show } = await readTerms(content, now);
      return whole(findNearTerms(glossary, query)?.map(show));
    },
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

function listed({ items, total }: Listed, { count, offset }: Stretch): Answer {
  return { body: items, stretch: { total, perPage: count, offset } };
}

/** Part of the list of articles, newest first. */
async function part(content: PublishedContent, query: ArticleQuery, now: Date): Promise<Answer> {
  const { list } = await shownArticles(content, now);
  return listed(await readStretch(content, filterArticles(list, query), { ...query, now }), query);
}
