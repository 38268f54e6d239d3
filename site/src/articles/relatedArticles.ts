import type { ArticleCard } from '@frontage/contract/article.ts';
import { relatedArticles as relatedCount } from '@frontage/contract/constants.ts';

/** Neighbours in time that are looked at in each list an article stands in; more would not change what readers see. */
const neighboursPerList = 30;

/** Weights of what two articles share. */
const weights = { tag: 4, firstCategory: 2, category: 1 } as const;

/** An article with what is compared of it. */
interface Compared {
  article: ArticleCard;
  time: number;
  tags: ReadonlySet<string>;
  categories: ReadonlySet<string>;
  lists: readonly string[];
}

/**
 * For each article those nearest to it: by shared tags, then by categories, then by date. Made once for all articles;
 * each answer looks at some neighbours only, so that ten thousand articles take no longer each than ten.
 * `articles` are newest first.
 */
export function relatedArticlesOf(articles: readonly ArticleCard[]): (article: ArticleCard) => ArticleCard[] {
  const all = articles.map(comparedOf);
  const byId = new Map(all.map((compared) => [compared.article.id, compared]));
  const lists = new Map<string, Compared[]>([[everything, all]]);
  const places = new Map<Compared, Map<string, number>>(
    all.map((compared, place) => [compared, new Map([[everything, place]])]),
  );
  for (const compared of all) {
    for (const name of compared.lists) {
      const list = lists.get(name) ?? [];
      places.get(compared)?.set(name, list.length);
      list.push(compared);
      lists.set(name, list);
    }
  }
  return (article) => {
    const own = byId.get(article.id) ?? comparedOf(article);
    const near = new Set<Compared>();
    for (const name of [...own.lists, everything]) {
      const place = places.get(own)?.get(name) ?? 0;
      const start = Math.max(0, place - neighboursPerList / 2);
      for (const one of lists.get(name)?.slice(start, start + neighboursPerList) ?? []) near.add(one);
    }
    near.delete(own);
    return [...near]
      .map((one) => ({ one: one.article, weight: weightOf(own, one), apart: Math.abs(own.time - one.time) }))
      .sort((a, b) => b.weight - a.weight || a.apart - b.apart || b.one.id - a.one.id)
      .slice(0, relatedCount)
      .map(({ one }) => one);
  };
}

const everything = 'everything';

function comparedOf(article: ArticleCard): Compared {
  const tags = new Set(article.tags.map(({ slug }) => slug));
  const categories = new Set([article.category, ...article.second_categories].map(({ slug }) => slug));
  const lists = [...[...tags].map((slug) => `tag ${slug}`), ...[...categories].map((slug) => `category ${slug}`)];
  return { article, time: Date.parse(article.date), tags, categories, lists };
}

function weightOf(own: Compared, other: Compared): number {
  const isSame = own.article.category.slug === other.article.category.slug;
  return (
    countShared(own.tags, other.tags) * weights.tag +
    (isSame ? weights.firstCategory : 0) +
    countShared(own.categories, other.categories) * weights.category
  );
}

/** Without a set of its own: a publication of ten thousand articles compares a million pairs. */
function countShared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const name of one) if (other.has(name)) shared += 1;
  return shared;
}
