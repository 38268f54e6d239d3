import type { ArticleCard } from '@frontage/contract/article.ts';
import { relatedArticles as relatedCount } from '@frontage/contract/constants.ts';

/** Neighbours in time that are compared in each list of an article. More would not change what readers see. */
const neighboursPerList = 30;

/** Weights of the things that two articles can share. */
const weights = { tag: 4, firstCategory: 2, category: 1 } as const;

/** An article and the values that are compared, stored compactly: a publication keeps one of these for each article. */
interface Compared {
  article: ArticleCard;
  time: number;
  /** Without duplicates. Articles with the same tags share one array. */
  tags: readonly string[];
  categories: readonly string[];
  /** The lists that it is in, and its index in each. */
  lists: Compared[][];
  places: number[];
}

/**
 * Returns a function that finds the articles nearest to one: by shared tags, then by categories, then by date. Call it
 * once for all articles. Each look-up compares only some neighbours, so with ten thousand articles it takes no longer
 * than with ten.
 * `articles` must be sorted newest first. An article that is not among them has no neighbours.
 */
export function relatedArticlesOf(articles: readonly ArticleCard[]): (article: ArticleCard) => ArticleCard[] {
  const compare = createCompare();
  const byId = new Map(articles.map((article) => [article.id, compare(article)]));
  const lists = new Map<string, Compared[]>();
  for (const compared of byId.values()) {
    for (const name of listsOf(compared)) {
      const list = lists.get(name) ?? [];
      compared.lists.push(list);
      compared.places.push(list.length);
      list.push(compared);
      lists.set(name, list);
    }
  }
  return ({ id }) => {
    const own = byId.get(id);
    if (!own) return [];
    const near = new Set<Compared>();
    for (const [index, list] of own.lists.entries()) {
      const start = Math.max(0, (own.places[index] ?? 0) - neighboursPerList / 2);
      for (const one of list.slice(start, start + neighboursPerList)) near.add(one);
    }
    near.delete(own);
    return [...near]
      .map((one) => ({ one: one.article, weight: weightOf(own, one), apart: Math.abs(own.time - one.time) }))
      .sort((a, b) => b.weight - a.weight || a.apart - b.apart || b.one.id - a.one.id)
      .slice(0, relatedCount)
      .map(({ one }) => one);
  };
}

function createCompare(): (article: ArticleCard) => Compared {
  const known = new Map<string, readonly string[]>();
  const deduplicate = (named: readonly { slug: string }[]) => {
    const slugs = [...new Set(named.map(({ slug }) => slug))];
    const shared = known.get(slugs.join(' ')) ?? slugs;
    known.set(slugs.join(' '), shared);
    return shared;
  };
  return (article) => ({
    article,
    time: Date.parse(article.date),
    tags: deduplicate(article.tags),
    categories: deduplicate([article.category, ...article.second_categories]),
    lists: [],
    places: [],
  });
}

function listsOf({ categories, tags }: Compared): string[] {
  return [...tags.map((slug) => `tag ${slug}`), ...categories.map((slug) => `category ${slug}`), 'everything'];
}

function weightOf(own: Compared, other: Compared): number {
  const isSame = own.article.category.slug === other.article.category.slug;
  return (
    countShared(own.tags, other.tags) * weights.tag +
    (isSame ? weights.firstCategory : 0) +
    countShared(own.categories, other.categories) * weights.category
  );
}

/**
 * Counts without a set: an article has only a few names, and a publication of ten thousand compares a million pairs.
 */
function countShared(one: readonly string[], other: readonly string[]): number {
  let shared = 0;
  for (const name of one) if (other.includes(name)) shared += 1;
  return shared;
}
