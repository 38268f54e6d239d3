import { exampleArticles } from '@frontage/blocks/examples/exampleArticles.ts';
import { exampleDrawing } from '@frontage/blocks/examples/pageContext.ts';
import type { ArticleBlock } from '@frontage/contract/blocks.ts';
import { type Post, post } from '@frontage/contract/post.ts';
import { articleExamples } from '../../../registry/examples.ts';

const insights = { term_id: 11, name: 'Insights', slug: 'insights' as const };
const webDevelopment = { term_id: 9, name: 'Web development', slug: 'web-development' as const };

function text(markdown: string): ArticleBlock {
  return { acf_fc_layout: 'textbox', text: markdown };
}

function firstOf<Layout extends keyof typeof articleExamples>(layout: Layout): ArticleBlock {
  const [example] = articleExamples[layout];
  if (!example) throw new Error(`There is no example of ${layout}`);
  return example.block;
}

/** An article with every block once, in the order of the design. */
export const exampleArticle: Post = post.parse({
  ...exampleArticles[0],
  type: 'post',
  term_id: 7,
  categories: ['blockchain', 'insights', 'web-development'],
  modified: '2026-11-10T08:00:00Z',
  second_categories: [insights, webDevelopment],
  lead: 'FLOW held is storage allowed. We measured four live products for a month and found where the bytes go, what they cost, and which of them nobody had asked for.',
  cover: exampleDrawing('cover-storage', 'An account holds 29 of the 40 cells that its balance allows', [1440, 520]),
  coverUpright: exampleDrawing('cover-storage-upright', 'The same, upright', [390, 360]),
  head: {},
  layout: [
    firstOf('textbox'),
    firstOf('short_link_block'),
    text(
      '## Where the bytes go\n\nIn all four products the largest share was data the contract could have computed. Pictures came second, and only where somebody had been in a hurry.',
    ),
    firstOf('Imagebox'),
    firstOf('quote'),
    firstOf('accordion_block'),
    firstOf('link_block'),
    firstOf('articleSeries'),
    text(
      '## What we offer\n\nNone of them is clever. Compute what can be computed, share what is shared, and let a thing go when its work is done.\n\n- Metadata views are functions; call them, do not store them.\n- Text that all editions share belongs to the contract, once.\n- A used ticket is a receipt. Burn the ticket, keep the event.',
    ),
    firstOf('pictureWithScrollToForm'),
    text(
      '## Who fills the tank\n\nSomebody has to top the balance up. The platform can, the user can, or a third account can watch and pay. We have built all three and prefer the first, with a ceiling.',
    ),
    firstOf('otherArticles'),
    firstOf('downloadPDFForm'),
    firstOf('faq'),
    firstOf('LinkToCase'),
  ],
});

/** An article with a picture in place of the drawing, and with as few parts as an article may have. */
export const plainArticle: Post = post.parse({
  ...exampleArticles[3],
  type: 'post',
  term_id: 7,
  categories: ['blockchain'],
  modified: '2026-10-21T08:00:00Z',
  excerpt: 'A transaction is final four times. Which of them your product waits for is a decision, and it is yours.',
  head: {},
  layout: [text('One paragraph, and no heading.')],
});
