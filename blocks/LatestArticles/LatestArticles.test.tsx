import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { latestArticlesExamples } from './LatestArticles.examples.ts';
import { latestArticles } from './LatestArticles.schema.ts';
import { LatestArticles } from './LatestArticles.tsx';

const render = (name: string) => renderToStaticMarkup(<LatestArticles {...propsOf(latestArticlesExamples, name)} />);

it('shows one article at large with date, minutes and category, and the others as a list', () => {
  const html = render('four of the blog');
  expect(html).toContain('<time dateTime="2026-11-09T08:00:00Z">9 November, 2026</time>');
  expect(html).toContain('11 min');
  expect(html).toContain('Blockchain');
  expect(html.match(/<li>/g)).toHaveLength(3);
});

it('leads to each article by its category and slug', () => {
  const html = render('four of the blog');
  expect(html).toContain('href="/blockchain/article-1"');
  expect(html).toContain('href="/blockchain/article-4"');
});

it('shows no more than the editor asked for', () => {
  const html = render('a single article');
  expect(html.match(/<article/g)).toHaveLength(1);
  expect(html).not.toContain('<ul');
});

it('lists dates and titles without pictures where more than three stand beside the newest', () => {
  const html = render('seven with a long title');
  expect(html.match(/<img/g)).toHaveLength(1);
  expect(html.match(/<time/g)).toHaveLength(7);
});

it('leaves no section behind where the category has no article', () => {
  expect(render('a category without articles leaves nothing')).toBe('');
});

it('shows four articles of the blog where the editor says nothing else', () => {
  expect(latestArticles.parse({ acf_fc_layout: 'latest_articles', heading: 'News' })).toMatchObject({
    category: 'blog',
    count: 4,
  });
});

it('refuses a count that the section has no room for', () => {
  expect(latestArticles.safeParse({ acf_fc_layout: 'latest_articles', heading: 'News', count: 8 }).success).toBe(false);
});
