import { categorySlugs, pathOfArticle } from '@frontage/contract/article.ts';
import { articleBlock } from '@frontage/contract/blocks.ts';
import { pathOfTerm } from '@frontage/contract/glossary.ts';
import { pathOfPage } from '@frontage/contract/pageParts.ts';
import { referencesIn } from '@frontage/contract/primitives/reference.ts';
import { describe, expect, it } from 'vitest';
import { demo } from './content.ts';
import { findTexts } from './findTexts.ts';

const pagePaths = demo.pages.map(({ type, slug }) => pathOfPage(type, slug));
const articlePaths = demo.articles.map(({ slug, category }) =>
  pathOfArticle({ slug, category: { term_id: 1, name: category, slug: category } }),
);
const termPaths = demo.glossary.map(({ title, slug }) => pathOfTerm({ letter: title.charAt(0), slug }));
const known = new Set([...pagePaths, ...articlePaths, ...termPaths]);

describe('each article', () => {
  const articles = demo.articles.map((article) => ({ slug: article.slug, article }));

  it.each(articles)('$slug links only to addresses that exist', ({ article }) => {
    const typed = findTexts(article.layout).flatMap(({ path, text }) =>
      /href$/.test(path) ? [text] : findAddresses(text),
    );
    // Terms are places on a page, and known as such. Anchors on other pages are checked by the crawl of the whole site.
    const isKnown = (address: string) => known.has(address) || pagePaths.includes(address.replace(/#.*/, ''));
    expect(typed.filter((address) => address.startsWith('/') && !isKnown(address))).toEqual([]);
  });

  it.each(articles)('$slug names articles and cases that exist', ({ article }) => {
    const { articleSlugs, caseSlugs } = referencesIn(article.layout);
    expect(demo.articles.map(({ slug }) => slug)).toEqual(expect.arrayContaining(articleSlugs));
    const cases = demo.pages.filter(({ type }) => type === 'case').map(({ slug }) => slug);
    expect(cases).toEqual(expect.arrayContaining(caseSlugs));
  });

  it.each(articles)('$slug has tags that exist, and its own category once', ({ article }) => {
    expect(demo.tags.map(({ slug }) => slug)).toEqual(expect.arrayContaining(article.tags));
    expect(article.second_categories).not.toContain(article.category);
    expect(new Set(article.second_categories).size).toBe(article.second_categories.length);
  });

  it.each(articles)('$slug closes its code and gives each footnote a text in the same block', ({ article }) => {
    for (const block of article.layout) {
      if (block.acf_fc_layout !== 'textbox') continue;
      expect((block.text.match(/^```/gm) ?? []).length % 2).toBe(0);
      const labels = [...block.text.matchAll(/\[\^(\w+)\](?!:)/g)].map(([, label]) => label);
      const defined = [...block.text.matchAll(/^\[\^(\w+)\]:/gm)].map(([, label]) => label);
      expect(new Set(defined)).toEqual(new Set(labels));
    }
  });
});

describe('the articles together', () => {
  it('use each article block at least twice, but for what other hosts show', () => {
    const shown = demo.articles.flatMap(({ layout }) => layout.map((block) => block.acf_fc_layout));
    for (const { shape } of articleBlock.options) {
      const layout = shape.acf_fc_layout.value;
      if (layout === 'embed') continue;
      expect(shown.filter((name) => name === layout).length, layout).toBeGreaterThanOrEqual(2);
    }
  });

  it('are at least twenty-four, twelve of them with 800 words or more', () => {
    const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length;
    const lengths = demo.articles.map(({ layout }) =>
      layout.reduce((sum, block) => sum + (block.acf_fc_layout === 'textbox' ? wordsOf(block.text) : 0), 0),
    );
    expect(lengths.length).toBeGreaterThanOrEqual(24);
    expect(lengths.filter((length) => length >= 800).length).toBeGreaterThanOrEqual(12);
  });

  it('cover all categories', () => {
    const used = new Set(demo.articles.flatMap(({ category, second_categories }) => [category, ...second_categories]));
    expect([...used].toSorted()).toEqual([...categorySlugs].toSorted());
  });
});

/** Returns the addresses linked in a Markdown text. */
function findAddresses(text: string): string[] {
  return [...text.matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, address = '']) => address);
}
