import { tagGroups } from '@frontage/contract/article.ts';
import { perPageOf } from '@frontage/contract/constants.ts';
import { kindOf } from '@frontage/kinds/kinds.ts';
import { toListedCategory, toTag } from '../toContract.ts';
import type { IndexedDocument, Terms } from './documentIndex.ts';
import { inItsLanguage, type PublishedContent, sayLanguage } from './publishedContent.ts';

/** A query for articles. A field that is left out does not restrict it. */
export interface ArticleQuery {
  /** Articles in any of these categories, first or further. */
  categories?: readonly string[] | undefined;
  /** The slug of a tag. */
  theme?: string | undefined;
  ids?: readonly number[] | undefined;
  excludeIds?: readonly number[] | undefined;
  /** Numbers (term_id) of categories, first or further. */
  includeTermIds?: readonly number[] | undefined;
  excludeTermIds?: readonly number[] | undefined;
  offset: number;
  count: number;
}

/** Part of a list, and the number of items in all. */
export interface Listed<Item = object> {
  items: Item[];
  total: number;
}

/** One page of the list of articles, and the article that comes first on page one. */
export interface ArticleListQuery {
  page: number;
  category?: string | undefined;
  priority?: number | undefined;
}

export function filterArticles(articles: readonly IndexedDocument[], query: Omit<ArticleQuery, 'offset' | 'count'>) {
  const { theme } = query;
  const [slugs, ids, termIds] = [among(query.categories), among(query.ids), among(query.includeTermIds)];
  const [noIds, noTermIds] = [among(query.excludeIds), among(query.excludeTermIds)];
  // The whole list, as for most pages of it: ten thousand articles are not looked at one by one.
  if (![slugs, theme, ids, termIds, noIds, noTermIds].some((asked) => asked !== undefined)) return articles;
  return articles.filter(
    ({ categories, id, tags }) =>
      (!slugs || categories.some(({ slug }) => slugs.has(slug))) &&
      (theme === undefined || tags.some(({ slug }) => slug === theme)) &&
      (!ids || ids.has(id)) &&
      !noIds?.has(id) &&
      (!termIds || categories.some(({ term_id }) => termIds.has(term_id))) &&
      !categories.some(({ term_id }) => noTermIds?.has(term_id)),
  );
}

const among = <Name>(names: readonly Name[] | undefined) => names && new Set(names);

/** The articles that visitors see at a time, newest first. */
export async function shownArticles(content: PublishedContent, now: Date) {
  return (await content.documents(kindOf('articles'))).shown(now);
}

export async function readStretch(
  content: PublishedContent,
  articles: readonly IndexedDocument[],
  { now, offset, count }: Pick<ArticleQuery, 'offset' | 'count'> & { now: Date },
): Promise<Listed> {
  const items = await Promise.all(
    articles.slice(offset, offset + count).map(async (article) => ({
      ...(await article.card()),
      ...(await sayLanguage(content, kindOf('articles'), article, now)),
    })),
  );
  return { items: await inItsLanguage(content, items), total: articles.length };
}

/** One page of the list of articles, with the counts of categories and tags over all articles. */
export async function readArticleList(
  content: PublishedContent,
  { page, category, priority }: ArticleListQuery,
  now: Date,
): Promise<{ list: object; total: number; perPage: number }> {
  const { list: shown } = await shownArticles(content, now);
  const terms = await content.terms();
  const listed = withFirst(
    filterArticles(shown, { categories: category === undefined ? undefined : [category] }),
    priority,
  );
  const perPage = perPageOf(category);
  const { items, total } = await readStretch(content, listed, { now, offset: (page - 1) * perPage, count: perPage });
  const list = {
    page,
    pages: Math.ceil(total / perPage),
    total,
    items,
    categories: countCategories(terms, shown),
    tags: countTags(terms, shown),
  };
  return { list, total, perPage };
}

/** Puts an article first. One that is not in the list is not added by being named. */
function withFirst(articles: readonly IndexedDocument[], id: number | undefined): readonly IndexedDocument[] {
  const first = id === undefined ? undefined : articles.find((article) => article.id === id);
  return first ? [first, ...articles.filter((article) => article !== first)] : articles;
}

function countCategories({ categories }: Terms, shown: readonly IndexedDocument[]): object[] {
  const counts = countBy(shown, (article) => article.categories);
  return categories.map((category) => toListedCategory(category, counts.get(category.id) ?? 0));
}

function countTags({ tags }: Terms, shown: readonly IndexedDocument[]): object[] {
  const counts = countBy(shown, (article) => article.tags);
  return tags
    .map((tag) => ({ tag, count: counts.get(tag.id) ?? 0 }))
    .toSorted((a, b) => tagGroups.indexOf(a.tag.group) - tagGroups.indexOf(b.tag.group) || b.count - a.count)
    .map(({ tag, count }) => ({ ...toTag(tag), count }));
}

function countBy(articles: readonly IndexedDocument[], of: (article: IndexedDocument) => readonly { id: number }[]) {
  const counts = new Map<number, number>();
  for (const article of articles) for (const { id } of of(article)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
