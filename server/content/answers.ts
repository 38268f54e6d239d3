import { type EndpointName, type endpoints, maxListed } from '@frontage/contract/endpoints.ts';
import type { z } from 'zod';
import type { ContentStore } from './ContentStore.ts';
import type { Listed } from './contentQueries.ts';
import { type Problem, unknownId } from './problems.ts';

/** The answer of a call: a body and, for part of a list, the length of the list. */
export interface Answer {
  body: object;
  stretch?: { total: number; perPage: number; offset: number };
}

export type QueryOf<Name extends EndpointName> = z.output<(typeof endpoints)[Name]['query']>;

/** For each reading call of the contract: what to ask of the store, and how to answer. */
export type Answers = {
  [Name in EndpointName]: (query: QueryOf<Name>, now: Date) => Promise<Answer | Problem>;
};

export function answersOf(content: Omit<ContentStore, 'further' | 'in'>): Answers {
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

/** A single document, or the answer that it does not exist. */
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
