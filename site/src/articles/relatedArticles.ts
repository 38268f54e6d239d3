import type { ArticleCard } from '@frontage/contract/article.ts';
import { relatedArticles as relatedCount } from '@frontage/contract/constants.ts';

/** Neighbours in time that are looked at in each list an article stands in; more would not change what readers see. */
const neighboursPerList = 30;

/** Weights of what two articles share. */
const weights = { tag: 4, firstCategory: 2, category: 1 } as const;

/**
 * For each article those nearest to it: by shared tags, then by categories, then by date. Made once for a build;
 * each answer looks at some neighbours only, so that ten thousand articles take no longer each than ten.
 * `articles` are newest first.
 */
export function relatedArticlesOf(articles: readonly ArticleCard[]): (article: ArticleCard) => ArticleCard[] {
  const lists = new Map<string, ArticleCard[]>();
  const places = new Map<string, number>();
  for (const article of articles) {
    for (const name of listsOf(article)) {
      const list = lists.get(name) ?? [];
      places.set(`${name} ${article.id}`, list.length);
      list.push(article);
      lists.set(name, list);
    }
  }
  return (article) => {
    const near = new Set<ArticleCard>();
    for (const name of [...listsOf(article), everything]) {
      const list = name === everything ? articles : (lists.get(name) ?? []);
      const place = places.get(`${name} ${article.id}`) ?? 0;
      const start = Math.max(0, place - neighboursPerList / 2);
      for (const one of list.slice(start, start + neighboursPerList)) if (one.id !== article.id) near.add(one);
    }
    return [...near]
      .map((one) => ({ one, weight: weightOf(article, one), days: daysBetween(article, one) }))
      .sort((a, b) => b.weight - a.weight || a.days - b.days || b.one.id - a.one.id)
      .slice(0, relatedCount)
      .map(({ one }) => one);
  };
}

const everything = 'everything';

function listsOf(article: ArticleCard): string[] {
  return [
    ...article.tags.map((tag) => `tag ${tag.slug}`),
    ...[article.category, ...article.second_categories].map((category) => `category ${category.slug}`),
  ];
}

function weightOf(article: ArticleCard, other: ArticleCard): number {
  const tags = shared(article.tags, other.tags) * weights.tag;
  const first = article.category.slug === other.category.slug ? weights.firstCategory : 0;
  const all = shared([article.category, ...article.second_categories], [other.category, ...other.second_categories]);
  return tags + first + all * weights.category;
}

function shared(some: readonly { slug: string }[], others: readonly { slug: string }[]): number {
  return some.filter(({ slug }) => others.some((other) => other.slug === slug)).length;
}

function daysBetween(article: ArticleCard, other: ArticleCard): number {
  return Math.abs(Date.parse(article.date) - Date.parse(other.date)) / 86_400_000;
}
