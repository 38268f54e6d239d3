import { type ArticleCard, articleCard } from '@frontage/contract/article.ts';
import { pageCard } from '@frontage/contract/pageParts.ts';
import { z } from 'zod';
import { examplePicture } from './pageContext.ts';

const blockchain = { term_id: 7, name: 'Blockchain', slug: 'blockchain' as const };

function articleOf(id: number, slug: string, title: string, date: string, minutes: number, drawing: string) {
  const url = `/gallery/picture/${drawing}.svg`;
  return {
    id,
    slug,
    title,
    date: `${date}T08:00:00Z`,
    timeToRead: minutes,
    preview: examplePicture(drawing, ''),
    preview768: url,
    preview500: url,
    preview320: url,
    category: blockchain,
    second_categories: [],
    tags: [],
  };
}

/** Articles that the examples of blocks name. */
export const exampleArticles: ArticleCard[] = z
  .array(articleCard)
  .parse([
    articleOf(
      1,
      'what-an-account-pays-for-when-it-stores-a-thing',
      'What an account pays for when it stores a thing',
      '2026-11-09',
      11,
      'article-storage',
    ),
    articleOf(2, 'what-an-account-is', 'What an account is', '2026-08-18', 7, 'article-account'),
    articleOf(3, 'who-signs-for-whom', 'Who signs for whom', '2026-11-16', 9, 'article-signatures'),
    articleOf(
      4,
      'finality-is-not-one-moment-but-four',
      'Finality is not one moment but four',
      '2026-10-21',
      10,
      'article-finality',
    ),
    articleOf(
      5,
      'counting-to-consensus-with-five-tally-marks',
      'Counting to consensus with five tally marks',
      '2026-10-02',
      8,
      'article-consensus',
    ),
    articleOf(
      6,
      'weighted-keys-for-people-who-lose-phones',
      'Weighted keys for people who lose phones',
      '2026-09-30',
      8,
      'article-weights',
    ),
    articleOf(
      7,
      'a-register-that-a-regulator-can-query',
      'A register that a regulator can query',
      '2026-09-18',
      9,
      'article-register',
    ),
    articleOf(
      8,
      'spent-unspent-and-the-change-between',
      'Spent, unspent, and the change between',
      '2026-09-05',
      12,
      'article-unspent',
    ),
  ]);

/** Cases that the examples of blocks name. */
export const exampleCases = z.array(pageCard).parse([
  {
    id: 30,
    type: 'case',
    slug: 'causeway',
    term_id: null,
    categories: [],
    title: 'Causeway',
    path: '/work/causeway',
    card: {
      label: 'Bridge and liquidity, 11 months',
      description: 'A bridge with 412,000 crossings.',
      picture: examplePicture('case-causeway', 'A bridge between two quays, the asset at its highest point'),
    },
    modified: '2026-10-01T08:00:00Z',
  },
  {
    id: 31,
    type: 'case',
    slug: 'tidemark',
    term_id: null,
    categories: [],
    title: 'Tidemark',
    path: '/work/tidemark',
    card: {},
    modified: '2026-10-01T08:00:00Z',
  },
]);
