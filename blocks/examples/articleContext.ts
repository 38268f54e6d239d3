import type { ArticleBlock } from '@frontage/contract/blocks.ts';
import type { ArticleBlockProps } from '../text/articleBlockProps.ts';
import { readArticle } from '../text/readArticle.ts';
import type { Example } from './example.ts';
import { exampleArticles, exampleCases } from './exampleArticles.ts';
import { propsOf } from './pageContext.ts';

/** The article of every example of an article's block: number two of the series in the examples. */
export const exampleArticlePage = {
  path: '/blockchain/what-an-account-pays-for-when-it-stores-a-thing',
  title: 'What an account pays for when it stores a thing',
  breadcrumbs: [
    { label: 'Blog', href: '/blog' },
    { label: 'Blockchain', href: '/blockchain' },
  ],
  articlesBySlug: Object.fromEntries(exampleArticles.map((article) => [article.slug, article])),
  casesBySlug: Object.fromEntries(exampleCases.map((card) => [card.slug, card])),
  formTokens: {
    contact: { formToken: 'example-token', honeypotName: 'fax_number' },
    'article-file': { formToken: 'example-token', honeypotName: 'fax_number' },
    newsletter: { formToken: 'example-token', honeypotName: 'fax_number' },
  },
};

/** The props of an article's block in one of its examples. Throws where no example has that name. */
export function articlePropsOf<Block extends ArticleBlock>(
  examples: Example<Block>[],
  name: string,
): ArticleBlockProps<Block> {
  const { page, id, block } = propsOf(examples, name);
  const [read] = readArticle([{ ...block, anchor: id }], `The example "${name}"`).blocks;
  if (!read) throw new Error(`The example "${name}" holds no block`);
  return { ...read, block, id, page: { ...page, ...exampleArticlePage }, article: { id: 1, tags: [] } };
}
