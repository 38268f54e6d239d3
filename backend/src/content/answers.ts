import type { EndpointName, endpoints } from '@frontage/contract/endpoints.ts';
import type { z } from 'zod';
import type { ContentStore } from './ContentStore.ts';
import type { Listed } from './contentQueries.ts';
import { type Problem, unknownId } from './problems.ts';

/** The most documents in one answer of a call without a `count`. */
const maxListed = 100;

/** The answer of a call: a body and, for part of a list, the length of the list. */
export interface Answer {
  body: object;
  stretch?: { total: number; perPage: number };
}

export type QueryOf<Name extends EndpointName> = z.output<(typeof endpoints)[Name]['query']>;

/** For each reading call of the contract: what to ask of the store, and how to answer. */
export type Answers = {
  [Name in EndpointName]: (query: QueryOf<Name>, now: Date) => Promise<Answer | Problem>;
};

export function answersOf(content: ContentStore): Answers {
  return {
    post: async ({ id, type }, now) => whole(await content.post({ id, type }, now)),
    page: async ({ id }, now) => whole(await content.page(id, now)),
    postsByTheme: async ({ theme, count, excludePostIds }, now) =>
      stretch(await content.articles({ theme, excludeIds: excludePostIds, offset: 0, count }, now), count),
    postsByCategory: async ({ category, count, excludeId }, now) => {
      const excludeIds = excludeId === undefined ? undefined : [excludeId];
      return stretch(await content.articles({ categories: [category], excludeIds, offset: 0, count }, now), count);
    },
    multiCategoryItems: async (query, now) => stretch(await content.articles(query, now), query.count),
    posts: async ({ type, slugged, postSlugs, postIds }, now) => {
      const { items, total } = await content.documents({ type, slugs: postSlugs, ids: postIds, count: maxListed }, now);
      const body = slugged
        ? Object.fromEntries(items.map(({ name, document }) => [name, document]))
        : items.map(({ document }) => document);
      return { body, stretch: { total, perPage: maxListed } };
    },
    postsLite: async ({ type }, now) => ({ body: await content.lite(type, now) }),
    news: async ({ search, count, offset, newsIds, includeCategoryIds, excludeCategoryIds }, now) => {
      const query = {
        ids: newsIds,
        includeTermIds: includeCategoryIds,
        excludeTermIds: excludeCategoryIds,
        offset,
        count,
      };
      return stretch(
        search ? await content.searchArticles({ ...query, search }, now) : await content.articles(query, now),
        count,
      );
    },
    newsPage: async (query, now) => {
      const { list, total, perPage } = await content.articleList(query, now);
      return { body: list, stretch: { total, perPage } };
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

function stretch({ items, total }: Listed, perPage: number): Answer {
  return { body: items, stretch: { total, perPage } };
}
