import { examplePage } from '@frontage/blocks/examples/pageContext.ts';
import type { ArticleCard } from '@frontage/contract/article.ts';
import { expect, it } from 'vitest';
import { relatedArticlesOf } from './relatedArticles.ts';

const [example] = examplePage.articlesByCategory.blog ?? [];
if (!example) throw new Error('The example page has no article');

const cadence = {
  term_id: 101,
  name: 'Cadence',
  slug: 'cadence',
  group: { value: 'technologies', label: 'Technologies' },
} as const;
const ai = { term_id: 28, name: 'AI', slug: 'ai' } as const;

function createArticle(id: number, more: Partial<ArticleCard> = {}): ArticleCard {
  return {
    ...(example as ArticleCard),
    id,
    slug: `article-${id}`,
    date: new Date(Date.UTC(2026, 10, 21) - id * 86_400_000).toISOString(),
    ...more,
  };
}

const idsFor = (of: ArticleCard, all: ArticleCard[]) => relatedArticlesOf(all)(of).map(({ id }) => id);

it('puts a shared technology before a shared category, and that before a near date', () => {
  const one = createArticle(1, { tags: [cadence] });
  const all = [
    one,
    createArticle(2, { category: ai }),
    createArticle(3),
    createArticle(9, { tags: [cadence], category: ai }),
  ];
  expect(idsFor(one, all)).toEqual([9, 3, 2]);
});

it('never names the article itself, and names at most six others', () => {
  const all = Array.from({ length: 12 }, (_, index) => createArticle(index + 1));
  const ids = idsFor(createArticle(1), all);
  expect(ids).toHaveLength(6);
  expect(ids).not.toContain(1);
});

it('finds something for an article that shares nothing', () => {
  const alone = createArticle(1, { category: ai });
  expect(idsFor(alone, [alone, createArticle(2), createArticle(3)])).toEqual([2, 3]);
});

it('compares each of ten thousand articles with no more others than each of a thousand', () => {
  expect(countLooks(10_000)).toBe(countLooks(1000));
});

/** How often one article is compared with others, given the number of articles. */
function countLooks(count: number): number {
  let looks = 0;
  const all = Array.from({ length: count }, (_, index) => {
    const { category, ...card } = createArticle(index + 1, index % 3 === 0 ? { tags: [cadence] } : {});
    return {
      ...card,
      get category() {
        looks += 1;
        return category;
      },
    };
  });
  const relatedTo = relatedArticlesOf(all);
  const before = looks;
  relatedTo(all[600] as ArticleCard);
  return looks - before;
}
