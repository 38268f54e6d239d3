import { perPageOf } from '@frontage/contract/constants.ts';
import { tagGroups } from '@frontage/contract/tag.ts';
import type { ArticleListQuery } from '../contentQueries.ts';
import { toListedCategory, toTag } from '../toContract.ts';
import type { ArticleIndex, IndexedArticle } from './articleIndex.ts';
import { type ArticleContent, filterArticles, readStretch } from './articles.ts';

/** One page of the list of articles, with the counts of categories and tags over all articles. */
export async function readArticleList(
  content: ArticleContent,
  { page, category, priority }: ArticleListQuery,
  now: Date,
): Promise<{ list: object; total: number; perPage: number }> {
  const index = await content.articles();
  const shown = index.shown(now);
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
    categories: countCategories(index, shown),
    tags: countTags(index, shown),
  };
  return { list, total, perPage };
}

/** Puts an article first. One that is not in the list is not added by being named. */
function withFirst(articles: readonly IndexedArticle[], id: number | undefined): readonly IndexedArticle[] {
  const first = id === undefined ? undefined : articles.find((article) => article.id === id);
  return first ? [first, ...articles.filter((article) => article !== first)] : articles;
}

function countCategories(index: ArticleIndex, shown: readonly IndexedArticle[]): object[] {
  const counts = countBy(shown, ({ categories }) => categories);
  return index.categories.map((category) => toListedCategory(category, counts.get(category.id) ?? 0));
}

function countTags(index: ArticleIndex, shown: readonly IndexedArticle[]): object[] {
  const counts = countBy(shown, ({ tags }) => tags);
  return index.tags
    .map((tag) => ({ tag, count: counts.get(tag.id) ?? 0 }))
    .toSorted((a, b) => tagGroups.indexOf(a.tag.group) - tagGroups.indexOf(b.tag.group) || b.count - a.count)
    .map(({ tag, count }) => ({ ...toTag(tag), count }));
}

function countBy(articles: readonly IndexedArticle[], of: (article: IndexedArticle) => readonly { id: number }[]) {
  const counts = new Map<number, number>();
  for (const article of articles) for (const { id } of of(article)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
