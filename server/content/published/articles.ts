import type { ArticleQuery, Listed } from '../contentQueries.ts';
import type { ArticleIndex, IndexedArticle } from './articleIndex.ts';
import { type Languages, languageOf } from './inLanguage.ts';

/** The articles that match a query, in their given order. */
export function filterArticles(articles: readonly IndexedArticle[], query: Omit<ArticleQuery, 'offset' | 'count'>) {
  const tests = testsOf(query);
  return tests.length === 0 ? articles : articles.filter((article) => tests.every((isFit) => isFit(article)));
}

/** Articles of one language, and of all. */
export interface ArticleContent extends Languages {
  articles: () => Promise<ArticleIndex>;
  everyArticle: () => Promise<ArticleIndex>;
}

/** Part of a list of articles, as cards. */
export async function readStretch(
  content: ArticleContent,
  articles: readonly IndexedArticle[],
  { now, offset, count }: Pick<ArticleQuery, 'offset' | 'count'> & { now: Date },
): Promise<Listed> {
  const items = await Promise.all(
    articles.slice(offset, offset + count).map(async (article) => ({
      ...(await article.card()),
      ...(await languageOfArticle(content, article, now)),
    })),
  );
  return { items, total: articles.length };
}

/** What an answer about an article says of its language. A twin whose date has not come is none. */
export function languageOfArticle(content: ArticleContent, article: IndexedArticle, now: Date) {
  return languageOf(content, article, async () => (await content.everyArticle()).shown(now));
}

type Test = (article: IndexedArticle) => boolean;

function testsOf(query: Omit<ArticleQuery, 'offset' | 'count'>): Test[] {
  const { categories, theme, ids, excludeIds, includeTermIds, excludeTermIds } = query;
  const tests: Test[] = [];
  if (categories) tests.push(ofCategory(categories, ({ slug }) => slug));
  if (theme !== undefined) tests.push(({ tags }) => tags.some(({ slug }) => slug === theme));
  if (ids) tests.push(withId(ids));
  if (excludeIds?.length) tests.push(not(withId(excludeIds)));
  if (includeTermIds) tests.push(ofCategory(includeTermIds, ({ term_id }) => term_id));
  if (excludeTermIds) tests.push(not(ofCategory(excludeTermIds, ({ term_id }) => term_id)));
  return tests;
}

/** Matches an article's first or further categories. */
function ofCategory<Name>(
  wanted: readonly Name[],
  nameOf: (category: IndexedArticle['categories'][number]) => Name,
): Test {
  const names = new Set(wanted);
  return ({ categories }) => categories.some((category) => names.has(nameOf(category)));
}

function withId(ids: readonly number[]): Test {
  const wanted = new Set(ids);
  return ({ id }) => wanted.has(id);
}

function not(test: Test): Test {
  return (article) => !test(article);
}
