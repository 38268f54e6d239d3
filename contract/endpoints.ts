import { type KindWith, kindsWith, pagedTypes, postTypes, usualType } from '@frontage/kinds/kinds.ts';
import { page as pageDocument } from '@frontage/kinds/page/page.schema.ts';
import { z } from 'zod';
import { articleCard, articleList } from './article.ts';
import { ownForm } from './forms/ownForm.ts';
import { glossaryTerm } from './glossary.ts';
import { languages } from './language.ts';
import { listedPost } from './listedPost.ts';
import { postLite } from './post.ts';

export { paths } from './paths.ts';

/**
 * Every reading call: path, query and answer. Site and backend read them here; nobody types an address. `{namespace}`
 * is filled in by {@link pathOf}. R25, R53, R54, R55, R57.
 */
export interface Endpoint<Query, Answer> {
  /** A `POST` takes the query as its JSON body. */
  method: 'GET' | 'POST';
  path: string;
  /** One sentence for the page that documents the call. */
  summary: string;
  query: z.ZodType<Query>;
  answer: z.ZodType<Answer>;
  /** The answer is one stretch of a list: `X-WP-Total` and `X-WP-TotalPages` say how long the list is. */
  isPaged?: boolean;
}

/** The most documents in one answer of a list. */
export const maxListed = 100;
const id = z.coerce.number<number | string>().int().min(1).max(Number.MAX_SAFE_INTEGER);
const slug = z
  .string()
  .regex(/^[a-z0-9-]+$/, { error: 'must be a name in small letters, digits and hyphens' })
  .max(120);
const count = z.coerce.number<number | string>().int().min(1).max(maxListed);
const offset = z.coerce.number<number | string>().int().min(0).max(1_000_000);
const page = z.coerce.number<number | string>().int().min(1).max(1_000_000);

/** In an address as `a=1,2`, `a=1&a=2` or `a[]=1&a[]=2`; the host reads all three alike. */
const ids = z.array(id).min(1).max(400);
const slugs = z.array(slug).min(1).max(100);

/** The language whose documents are asked for: there are no others in the answer, and none in place of a missing one. */
const lang = z.enum(languages).optional().describe('The language of the documents; the default one if left out');

/** What clients of WordPress ask of any list. */
const paging = {
  per_page: count.optional().describe('How many to list, as WordPress names it; in place of a count'),
  page: page.optional().describe('Which page of that many, from 1; in place of an offset'),
};

type Whole = KindWith<'whole'>['whole'];
const wholes = kindsWith('whole').map(({ whole }) => whole) as unknown as [Whole, ...Whole[]];

/** The most whole documents in one answer. */
export const maxWhole = 25;
/** What is around pages is the same for all. */
type Alone = Exclude<Whole, typeof pageDocument> | typeof pageAlone;
const pageAlone = pageDocument.omit({ events: true, offices: true, reviews: true, site: true });
const alone = wholes.map((one) => (one === pageDocument ? pageAlone : one)) as [Alone, ...Alone[]];

export const endpoints = {
  post: {
    method: 'GET',
    path: '/wp-json/{namespace}/v1/post',
    summary: 'One document with everything on it: an article with its text, or a page with its blocks.',
    query: z.strictObject({
      lang,
      id: id.describe('The document'),
      type: z.enum(pagedTypes).default(usualType).describe('What it is; a document of another type is not found'),
    }),
    answer: z.discriminatedUnion('type', wholes),
  },
  postsByTheme: {
    method: 'GET',
    path: '/wp-json/{namespace}/v1/posts/by-theme',
    summary: 'Articles of a theme, which is a tag: a technology or a protocol. Newest first.',
    query: z.strictObject({
      lang,
      theme: slug.describe('Slug of the tag'),
      count: count.default(6).describe('How many to list'),
      excludePostIds: ids.optional().describe('Articles to leave out'),
      ...paging,
    }),
    answer: z.array(articleCard),
    isPaged: true,
  },
  postsByCategory: {
    method: 'GET',
    path: '/wp-json/{namespace}/v1/posts/by-category',
    summary: 'Articles of a category, first or further. Newest first.',
    query: z.strictObject({
      lang,
      category: slug.describe('Slug of the category'),
      count: count.default(6).describe('How many to list'),
      excludeId: id.optional().describe('An article to leave out'),
      ...paging,
    }),
    answer: z.array(articleCard),
    isPaged: true,
  },
  multiCategoryItems: {
    method: 'POST',
    path: '/wp-json/v1/posts/get-multi-category-items',
    summary: 'Articles that belong to any of several categories, each once. Newest first.',
    query: z.strictObject({
      lang,
      categories: z.array(slug).min(1).max(14).describe('Slugs of the categories'),
      count: z.int().min(1).max(maxListed).default(6).describe('How many to list'),
      offset: z.int().min(0).max(1_000_000).default(0).describe('How many to pass over'),
      excludeIds: z.array(z.int().min(1)).max(maxListed).default([]).describe('Articles to leave out'),
    }),
    answer: z.array(articleCard),
    isPaged: true,
  },
  posts: {
    method: 'GET',
    path: '/wp-json/{namespace}/v1/posts',
    summary:
      'Documents of a type as lists show them. Named by slugs or ids, in the order of the names; otherwise newest first, 100 at a time. `slugged` answers an object by slug.',
    query: z.strictObject({
      lang,
      type: z.enum(postTypes).default(usualType).describe('What the documents are'),
      slugged: z
        .stringbool({ error: 'must be true or false' })
        .optional()
        .describe('An object by slug in place of a list'),
      postSlugs: slugs.optional().describe('Only these, in this order; unknown names are passed over'),
      postIds: ids.optional().describe('Only these, in this order; unknown ids are passed over'),
      ...paging,
    }),
    answer: z.union([z.array(listedPost), z.record(z.string(), listedPost)]),
    isPaged: true,
  },
  wholePosts: {
    method: 'GET',
    path: '/wp-json/{namespace}/v1/posts/whole',
    summary: 'Documents of a type with everything on them, but what is around every page: how the renderer reads them.',
    query: z.strictObject({
      lang,
      type: z.enum(pagedTypes).default(usualType).describe('What they are; others are not found'),
      postIds: z.array(id).min(1).max(maxWhole).describe('The documents, in this order; unknown ids are passed over'),
    }),
    answer: z.array(z.discriminatedUnion('type', alone)),
  },
  postsLite: {
    method: 'GET',
    path: '/wp-json/{namespace}/v1/posts/lite',
    summary: 'Everything published, or that of a type, in a few words each: how the renderer learns what exists.',
    query: z.strictObject({
      type: z.enum(postTypes).optional().describe('What the documents are; all that have pages if left out'),
      lang,
    }),
    answer: z.array(postLite),
  },
  news: {
    method: 'GET',
    path: '/wp-json/{namespace}/v1/news',
    summary: 'A stretch of all articles, newest first; with `search` the best hits first.',
    query: z.strictObject({
      lang,
      search: z.string().trim().max(200).optional().describe('Words in any order, the last one perhaps unfinished'),
      count: count.default(6).describe('How many to list'),
      offset: offset.default(0).describe('How many to pass over'),
      newsIds: ids.optional().describe('Only these articles'),
      includeCategoryIds: ids.optional().describe('Only these categories, first or further, by their term_id'),
      excludeCategoryIds: ids.optional().describe('Not these categories, first or further, by their term_id'),
      ...paging,
    }),
    answer: z.array(articleCard),
    isPaged: true,
  },
  newsPage: {
    method: 'GET',
    path: '/wp-json/{namespace}/v1/news/page/{page}',
    summary:
      'One page of a list of articles, with the categories and tags around it. The article `priority` comes first on page 1.',
    query: z.strictObject({
      lang,
      page: page.describe('Counts from 1; a part of the path'),
      category: slug.optional().describe('Only this category, first or further'),
      priority: id.optional().describe('The article of the list that comes first on page 1 and nowhere else'),
    }),
    answer: articleList,
    isPaged: true,
  },
  page: {
    method: 'GET',
    path: '/wp-json/{namespace}/v1/page',
    summary: 'One page: its blocks in order, and the data that they show.',
    query: z.strictObject({ id: id.describe('The page'), lang }),
    answer: pageDocument,
  },
  glossary: {
    method: 'GET',
    path: '/wp-json/{namespace}/v1/glossary',
    summary: 'Every term of the glossary, by letter and word.',
    query: z.strictObject({ lang }),
    answer: z.array(glossaryTerm),
  },
  term: {
    method: 'GET',
    path: '/wp-json/{namespace}/v1/term',
    summary: 'One term of the glossary.',
    query: z.strictObject({ id: id.describe('The term'), lang }),
    answer: glossaryTerm,
  },
  glossarySuggestion: {
    method: 'GET',
    path: '/wp-json/{namespace}/v1/glossary/suggestion',
    summary: 'Up to five terms near one term (`id`), or under a letter, or both: under that letter and not that term.',
    query: z
      .strictObject({
        lang,
        id: id.optional().describe('The term'),
        letter: z
          .string()
          .regex(/^[A-Za-z]$/, { error: 'must be one letter, A to Z' })
          .optional()
          .describe('A to Z, small or large'),
      })
      .refine((query) => query.id !== undefined || query.letter !== undefined, { error: 'needs id or letter' }),
    answer: z.array(glossaryTerm),
  },
  forms: {
    method: 'GET',
    path: '/wp-json/{namespace}/v1/forms',
    summary:
      'What the owner made of the forms: their words, which fields they ask, in which order, and the questions of the owner behind them. A form that was not changed is left out.',
    query: z.strictObject({ lang }),
    answer: z.array(ownForm),
  },
} as const satisfies Record<string, Endpoint<unknown, unknown>>;

export type EndpointName = keyof typeof endpoints;

export const endpointNames = Object.keys(endpoints) as [EndpointName, ...EndpointName[]];

/**
 * The path of an endpoint in a namespace of the content API. A `{name}` that remains is a part of the path and comes
 * from the query.
 */
export function pathOf(endpoint: Pick<Endpoint<unknown, unknown>, 'path'>, namespace: string): string {
  return endpoint.path.replace('{namespace}', namespace);
}

type QueryOf<Name extends EndpointName> = z.input<(typeof endpoints)[Name]['query']>;

/** An example query of each reading call, for its documentation. */
export const endpointExamples: { [Name in EndpointName]: QueryOf<Name> } = {
  post: { id: 7, type: 'post' },
  postsByTheme: { theme: 'cadence', count: 3 },
  postsByCategory: { category: 'blockchain', count: 3, excludeId: 7 },
  multiCategoryItems: { categories: ['blockchain', 'ai'], count: 6, excludeIds: [7] },
  posts: { type: 'case', slugged: 'true' },
  wholePosts: { type: 'post', postIds: [7, 8] },
  postsLite: { type: 'service' },
  news: { search: 'storage flow', count: 6, offset: 6 },
  newsPage: { page: 1, category: 'blockchain' },
  page: { id: 12 },
  glossary: {},
  term: { id: 4 },
  forms: {},
  glossarySuggestion: { id: 4, letter: 'C' },
};
