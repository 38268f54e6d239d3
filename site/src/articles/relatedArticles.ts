import type { ArticleCard } from '@frontage/contract/article.ts';
import { relatedArticles as relatedCount } from '@frontage/contract/constants.ts';

/** Neighbours in time that are looked at in each list an article stands in; more would not change what readers see. */
const neighboursPerList = 30;

/** Weights of what two articles share. */
const weights = { tag: 4, firstCategory: 2, category: 1 } as const;

/** An article with what is compared of it, in little room: a publication holds one of each. */
interface Compared {
  article: ArticleCard;
  time: number;
  /** Each once. Articles with the same ones share them. */
  tags: readonly string[];
  categories: readonly string[];
  /** Where it is in each of its lists, in the order of {@link listsOf}. */
  places: number[];
}

/**
 * For each article those nearest to it: by shared tags, then by categories, then by date. Made once for all articles;
 * each answer looks at some neighbours only, so that ten thousand articles take no longer each than ten.
 * `articles` are newest first; of another one nothing is known.
 */
export function relatedArticlesOf(articles: readonly ArticleCard[]): (article: ArticleCard) => ArticleCard[] {
  const compare = createCompare();
  const byId = new Map(articles.map((article) => [article.id, compare(article)]));
  const lists = new Map<string, Compared[]>();
  for (const compared of byId.values()) {
    for (const name of listsOf(compared)) {
      const list = lists.get(name) ?? [];
      compared.places.push(list.length);
      list.push(compared);
      lists.set(name, list);
    }
  }
  return ({ id }) => {
    const own = byId.get(id);
    if (!own) return [];
    const near = new Set<Compared>();
    for (const [index, name] of listsOf(own).entries()) {
      const start = Math.max(0, (own.places[index] ?? 0) - neighboursPerList / 2);
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

function createCompare(): (article: ArticleCard) => Compared {
  const known = new Map<string, readonly string[]>();
  const eachOnce = (named: readonly { slug: string }[]) => {
    const slugs = [...new Set(named.map(({ slug }) => slug))];
    const shared = known.get(slugs.join(' ')) ?? slugs;
    known.set(slugs.join(' '), shared);
    return shared;
  };
  return (article) => ({
    article,
    time: Date.parse(article.date),
    tags: eachOnce(article.tags),
    categories: eachOnce([article.category, ...article.second_categories]),
    places: [],
  });
}

/** One for each tag and category, and one that holds everything. */
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

/** Without a set: an article has a few of them, and a publication of ten thousand compares a million pairs. */
function countShared(one: readonly string[], other: readonly string[]): number {
  let shared = 0;
  for (const name of one) if (other.includes(name)) shared += 1;
  return shared;
}
