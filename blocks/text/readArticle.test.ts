import type { ArticleBlock } from '@frontage/contract/blocks.ts';
import { describe, expect, it } from 'vitest';
import { examplePicture } from '../examples/pageContext.ts';
import { readArticle } from './readArticle.ts';

const text = (markdown: string): ArticleBlock => ({ acf_fc_layout: 'textbox', text: markdown });
const questions: ArticleBlock = {
  acf_fc_layout: 'faq',
  heading: 'Asked by\nreaders',
  items: [{ title: 'Why?', description: 'Because.' }],
};
const quote: ArticleBlock = { acf_fc_layout: 'quote', text: 'Words', name: 'Ada', jobTitle: 'Engineer' };

describe('the contents of an article', () => {
  it('list the headings of all texts and the questions, in order', () => {
    const { headings } = readArticle([text('## One\n\n### Within'), questions, text('## Two')], 'Article');
    expect(headings.map(({ text: words, level, id }) => [words, level, id])).toEqual([
      ['One', 2, 'one'],
      ['Within', 3, 'within'],
      ['Asked by readers', 2, 'asked-by-readers'],
      ['Two', 2, 'two'],
    ]);
  });

  it('give no heading an id that is on every page, or that a block has', () => {
    const { headings } = readArticle(
      [text('## Contact form\n\n## Newsletter\n\n## Scales'), { ...quote, anchor: 'scales' }],
      'Article',
    );
    expect(headings.map(({ id }) => id)).toEqual(['contact-form-1', 'newsletter-1', 'scales-1']);
  });

  it('name even a heading without letters', () => {
    expect(readArticle([text('## 💡')], 'Article').headings[0]?.id).toBe('part');
  });
});

it('numbers footnotes over the whole article, even where two texts use the same name', () => {
  const { footnotes } = readArticle([text('A[^1]\n\n[^1]: First'), text('B[^1]\n\n[^1]: Second')], 'Article');
  expect(footnotes.map(({ number, references }) => [number, references])).toEqual([
    [1, ['footnote-1-reference']],
    [2, ['footnote-2-reference']],
  ]);
});

it('gives blocks before the first heading second-level headings, and those after it third-level ones', () => {
  const { blocks } = readArticle([quote, text('## One'), quote], 'Article');
  expect([blocks[0]?.level, blocks[2]?.level]).toEqual([2, 3]);
});

describe('a text that does not fit is refused', () => {
  const faultOf = (...layout: ArticleBlock[]) => {
    try {
      readArticle(layout, 'The article /blockchain/finality');
      return '';
    } catch (fault) {
      return String(fault);
    }
  };

  it('and names article, block and heading where a level is skipped', () => {
    const fault = faultOf(quote, text('### Deep'));
    expect(fault).toContain('The article /blockchain/finality cannot be shown:');
    expect(fault).toContain('Block 2 (Text): the heading "Deep" (###) skips a level: it needs a ## above it');
    expect(fault).toContain('Fix it in the CMS and publish again.');
  });

  it('but not where the heading above is in the block before', () => {
    expect(faultOf(text('## One'), quote, text('### Within'))).toBe('');
  });

  it.each([
    ['a second title', '# Title', 'is a title (#)'],
    ['a heading of the fourth level', '## A\n\n### B\n\n#### C', 'too deep (####)'],
    [
      'a link by http:',
      '[old](http://wharfside.example)',
      'the link "old" leads to "http://wharfside.example": expected',
    ],
    ['a link that would run', '[x](javascript:alert)', 'the link "x" leads to "javascript:alert"'],
    ['a picture of another place', '![a chart](/chart.png)', 'the picture "a chart" is not of the library'],
    ['a picture among words', 'See ![a chart](picture:1)', 'the picture "a chart" stands among words'],
    ['a picture in a list', '- ![a chart](picture:1)', 'the picture "a chart" stands among words'],
    ['a long caption', `![${'a'.repeat(241)}](picture:1)`, 'is longer than 240 characters'],
    ['a footnote without text', 'A[^7]', 'the footnote [^7] has no text'],
  ])('for %s', (_, markdown, sentence) => {
    expect(faultOf(text(markdown))).toContain(sentence);
  });

  it('for a picture that is gone from the library', () => {
    const named = { acf_fc_layout: 'textbox' as const, text: '![The quay](picture:1)\n\n![](picture:2)', pictures: {} };
    expect(faultOf(named)).toContain('the picture "The quay" is no longer in the library');
    expect(faultOf(named)).toContain('the picture 2 is no longer in the library');
    const quay = examplePicture('article-bridge', 'A quay');
    expect(faultOf({ ...named, pictures: { 1: quay, 2: quay } })).toBe('');
  });

  it('with everything that is wrong at once', () => {
    expect(faultOf(text('# A'), text('![b](/b.png)')).split('\n')).toHaveLength(4);
  });
});
