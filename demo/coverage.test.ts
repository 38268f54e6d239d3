import { categorySlugs } from '@frontage/contract/article.ts';
import { articleBlock } from '@frontage/contract/blocks.ts';
import { describe, expect, it } from 'vitest';
import { demo } from './content.ts';

/** The twelve sections of a case. R22. */
const caseSections = [
  'work',
  'headdescription',
  'about_the_client',
  'team',
  'twocolumnstext',
  'call_to_action',
  'solutions',
  'projectFeatures',
  'client_success',
  'customerInfo',
  'relatedPosts',
  'image_with_text',
] as const;

const articleLayouts = articleBlock.options.map((option) => option.shape.acf_fc_layout.value);
const countUsesInArticles = (layout: string) =>
  demo.articles.filter((article) => article.layout.some((block) => block.acf_fc_layout === layout)).length;
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length;

describe('the demo shows everything there is', () => {
  it('knows twelve blocks of articles', () => {
    expect(articleLayouts).toHaveLength(12);
  });

  it.each(articleLayouts)('uses the article block %s in at least two articles', (layout) => {
    expect(countUsesInArticles(layout)).toBeGreaterThanOrEqual(2);
  });

  it.each(caseSections)('uses the case section %s on a case', (layout) => {
    const cases = demo.pages.filter(({ type }) => type === 'case');
    expect(cases.some((page) => page.layout.some((block) => block.acf_fc_layout === layout))).toBe(true);
  });

  it.each(categorySlugs)('has an article in the category %s', (slug) => {
    const isIn = demo.articles.some(({ category, second_categories }) =>
      [category, ...second_categories].includes(slug),
    );
    expect(isIn).toBe(true);
  });

  it('has at least 24 articles, twelve of which have at least 800 words of running text', () => {
    const lengths = demo.articles.map((article) =>
      article.layout.reduce(
        (sum, block) => sum + ('text' in block && block.acf_fc_layout === 'textbox' ? wordsOf(block.text) : 0),
        0,
      ),
    );
    expect(demo.articles.length).toBeGreaterThanOrEqual(24);
    expect(lengths.filter((length) => length >= 800).length).toBeGreaterThanOrEqual(12);
  });

  it('has 60 terms over 20 letters, six reviews and four cases', () => {
    expect(demo.glossary.length).toBeGreaterThanOrEqual(60);
    expect(new Set(demo.glossary.map(({ title }) => title[0]?.toUpperCase())).size).toBeGreaterThanOrEqual(20);
    expect(demo.reviews).toHaveLength(6);
    expect(demo.pages.filter(({ type }) => type === 'case')).toHaveLength(4);
  });
});
