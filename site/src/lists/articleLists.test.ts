import { describe, expect, it } from 'vitest';
import { createExampleArticles, createExampleListPages } from '../gallery/exampleLists.ts';
import { monthsOf } from './months.ts';

const pages = createExampleListPages([...createExampleArticles(20), ...createExampleArticles(7, 'news')]);
const pageAt = (path: string) => {
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`No list has a page at ${path}`);
  return page;
};

describe('the lists of articles', () => {
  it('have eight articles per page, news six, and no second address for the first page', () => {
    expect(pageAt('/blockchain').articles).toHaveLength(8);
    expect(pageAt('/blockchain/page/3').articles).toHaveLength(4);
    expect(pageAt('/news').articles).toHaveLength(6);
    expect(pageAt('/news/page/2').articles).toHaveLength(1);
    expect(pages.map(({ path }) => path)).not.toContain('/blockchain/page/1');
    expect(pages.map(({ path }) => path)).not.toContain('/blockchain/page/4');
  });

  it('leave news out of the blog, and count an article in each of its categories', () => {
    expect(pageAt('/blog').stretch.total).toBe(20);
    const counts = new Map(pageAt('/blog').frame.categories.map(({ slug, count }) => [slug, count]));
    expect(Object.fromEntries(counts)).toMatchObject({ blog: 20, blockchain: 20, news: 7, ai: 0 });
    expect(counts.get('insights')).toBe(pageAt('/insights').stretch.total);
    expect(counts.get('insights')).toBeGreaterThan(0);
  });

  it('include the newest six featured and five popular articles, on pages of the blog only', () => {
    const articles = createExampleArticles(20).map((article) => ({ ...article, isFeatured: true, isPopular: true }));
    const pages = createExampleListPages(articles);
    const blog = pages.filter(({ frame }) => frame.basePath === '/blog');
    const chosen = pages.filter((page) => page.chosen);
    expect(chosen.map(({ path }) => path)).toEqual(blog.map(({ path }) => path));
    expect(chosen[0]?.chosen?.featured.map(({ id }) => id)).toEqual(articles.slice(0, 6).map(({ id }) => id));
    expect(chosen[0]?.chosen?.popular).toHaveLength(5);
    expect(pageAt('/blog').chosen).toEqual({ featured: [], popular: [] });
  });

  it('show the blog first, then the fullest category, and an empty category without a link', () => {
    const { categories } = pageAt('/insights').frame;
    expect(categories).toHaveLength(14);
    expect(categories.slice(0, 2).map(({ name }) => name)).toEqual(['Blog', 'Blockchain']);
    expect(categories.find(({ slug }) => slug === 'ai')).toMatchObject({ href: undefined, count: 0 });
    expect(categories.filter(({ isCurrent }) => isCurrent).map(({ slug }) => slug)).toEqual(['insights']);
  });

  it('exist for each tag with articles in a category, and for no other', () => {
    const paths = pages.map(({ path }) => path);
    expect(paths).toContain('/blog/tag/cadence');
    expect(paths).toContain('/blockchain/tag/cadence');
    expect(paths).not.toContain('/ai/tag/cadence');
    const { articles } = pageAt('/blockchain/tag/cadence');
    expect(articles.every(({ tags }) => tags.some(({ slug }) => slug === 'cadence'))).toBe(true);
  });

  it('link from the current tag back to its category', () => {
    const technologies = pageAt('/blockchain/tag/rust').frame.tags.find(({ group }) => group === 'technologies');
    expect(technologies?.tags.find(({ isCurrent }) => isCurrent)).toMatchObject({ slug: 'rust', href: '/blockchain' });
  });

  it('include a page for a category without articles', () => {
    expect(pageAt('/big-data').articles).toEqual([]);
  });

  it('grow in number no faster than the articles', () => {
    const of = (count: number) => createExampleListPages(createExampleArticles(count)).length;
    expect(of(4000) / of(400)).toBeLessThan(11);
  });
});

describe('the months of a log', () => {
  it('contain neighbouring articles of the same month in UTC', () => {
    const [first] = createExampleArticles(1);
    if (!first) throw new Error('No example');
    const dated = (date: string) => ({ ...first, date });
    const months = monthsOf([
      dated('2026-11-01T00:30:00Z'),
      dated('2026-10-31T23:30:00Z'),
      dated('2026-10-02T08:00:00Z'),
    ]);
    expect(months.map(({ key, name, year, articles }) => [key, name, year, articles.length])).toEqual([
      ['2026-11', 'November', '2026', 1],
      ['2026-10', 'October', '2026', 2],
    ]);
  });
});
