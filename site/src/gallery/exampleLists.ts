import { examplePicture } from '@frontage/blocks/examples/pageContext.ts';
import {
  type ArticleCard,
  articleCard,
  type Category,
  categorySlugs,
  type ListedCategory,
  type ListedTag,
} from '@frontage/contract/article.ts';
import { type ArticleListPage, createListPages } from '../lists/articleLists.ts';

const names: Record<Category['slug'], string> = {
  blog: 'Blog',
  case: 'Case',
  news: 'News',
  'digital-transformation': 'Digital transformation',
  ada: 'ADA',
  ai: 'AI',
  'ar-vr': 'AR and VR',
  blockchain: 'Blockchain',
  'web-development': 'Web development',
  'mobile-development': 'Mobile development',
  insights: 'Insights',
  video: 'Video',
  search: 'Search',
  'big-data': 'Big data',
};

export const exampleCategories: ListedCategory[] = categorySlugs.map((slug, index) => ({
  term_id: 23 + index,
  slug,
  name: names[slug],
  heading: 'Blog: what we learned,\nwith the date beside it',
  description: 'What engineers learned on live ledgers.',
  count: 0,
}));

export const exampleTags: ListedTag[] = [
  ...['Cadence', 'Solidity', 'Daml', 'Rust', 'TypeScript', 'Plutus'].map((name, index) =>
    tagOf(101 + index, name, 'technologies', 'Technologies'),
  ),
  ...['Flow', 'Canton.Network', 'Hedera', 'TON'].map((name, index) =>
    tagOf(111 + index, name, 'protocols', 'Protocols'),
  ),
];

const entries: [
  date: string,
  title: string,
  excerpt: string,
  minutes: number,
  drawing: string,
  also?: Category['slug'],
][] = [
  [
    '2026-11-09',
    'What an account pays for when it stores a thing',
    'FLOW held is storage allowed. We measured four live products and found where the bytes go.',
    11,
    'article-storage',
    'insights',
  ],
  [
    '2026-11-04',
    'A key for the finance team that cannot move money',
    'Weights, thresholds, and the one signature a bookkeeper should have.',
    7,
    'article-keys',
  ],
  [
    '2026-10-21',
    'Finality is not one moment but four',
    'Collected, ordered, computed, sealed: which one your cashier should wait for.',
    9,
    'article-finality',
  ],
  [
    '2026-10-14',
    'Resources for people who think in rows',
    'A vault is not a column. Six queries, and what replaces each.',
    12,
    'article-rows',
    'web-development',
  ],
  [
    '2026-10-02',
    'Counting to consensus with five tally marks',
    'Why two thirds, and why the fifth stroke is drawn across.',
    6,
    'article-consensus',
  ],
  [
    '2026-09-18',
    'Testing a bridge from both banks',
    'One harness, two virtual machines, and a clock that can be stopped.',
    10,
    'article-bridge',
  ],
];

/** Returns `count` articles of a category, newest first. */
export function createExampleArticles(count: number, slug: Category['slug'] = 'blockchain'): ArticleCard[] {
  return Array.from({ length: count }, (_, index) => {
    const [date = '', title = '', excerpt, minutes, drawing = '', also] = entries[index % entries.length] ?? [];
    const round = Math.floor(index / entries.length);
    const url = `/gallery/picture/${drawing}.svg`;
    return articleCard.parse({
      id: categorySlugs.indexOf(slug) * 1000 + index + 1,
      slug: `article-${index + 1}`,
      title,
      excerpt,
      date: `${Number(date.slice(0, 4)) - round}${date.slice(4)}T08:00:00Z`,
      timeToRead: minutes,
      preview: examplePicture(drawing, ''),
      preview768: url,
      preview500: url,
      preview320: url,
      category: categoryOf(slug),
      second_categories: also ? [categoryOf(also)] : [],
      tags: exampleTags.filter((_tag, place) => (index + place) % 3 === 0).map(({ count: _, ...tag }) => tag),
    });
  });
}

/** Returns every list page of these articles. */
export function createExampleListPages(articles: readonly ArticleCard[]): ArticleListPage[] {
  return createListPages({ articles, categories: exampleCategories, tags: exampleTags });
}

function categoryOf(slug: Category['slug']): Category {
  return { term_id: 23 + categorySlugs.indexOf(slug), name: names[slug], slug };
}

function tagOf(term_id: number, name: string, value: 'technologies' | 'protocols', label: string): ListedTag {
  return { term_id, name, slug: name.toLowerCase().replace('.', '-'), group: { value, label }, count: 0 };
}
