import { expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { latestArticlesExamples } from './LatestArticles.examples.ts';
import { latestArticles } from './LatestArticles.schema.ts';
import { LatestArticles } from './LatestArticles.tsx';

const show = (name: string) => render(<LatestArticles {...propsOf(latestArticlesExamples, name)} />);

it('shows one article large with date, minutes and category, and the others as a list', () => {
  const { getAllByRole } = show('four of the blog');
  const [newest] = getAllByRole('article');
  expect(newest?.querySelector('time')).toMatchObject({
    dateTime: '2026-11-09T08:00:00Z',
    textContent: '9 November, 2026',
  });
  expect(wordsOf(newest)).toContain('11 min');
  expect(wordsOf(newest)).toContain('Blockchain');
  expect(getAllByRole('listitem')).toHaveLength(3);
});

it('links to each article by its category and slug', () => {
  const links = show('four of the blog').getAllByRole('link');
  const hrefs = links.map((link) => link.getAttribute('href')).filter((href) => href?.includes('/article-'));
  expect([...new Set(hrefs)]).toEqual([1, 2, 3, 4].map((id) => `/blockchain/article-${id}`));
});

it('shows no more than the editor asked for', () => {
  const { getAllByRole, queryByRole } = show('a single article');
  expect(getAllByRole('article')).toHaveLength(1);
  expect(queryByRole('list')).toBeNull();
});

it('lists dates and titles without pictures where more than three are next to the newest', () => {
  const { page } = show('seven with a long title');
  expect(page.querySelectorAll('img')).toHaveLength(1);
  expect(page.querySelectorAll('time')).toHaveLength(7);
});

it('renders nothing where the category has no article', () => {
  expect(show('a category without articles leaves nothing').page.innerHTML).toBe('');
});

it('shows four articles of the blog by default', () => {
  expect(latestArticles.parse({ acf_fc_layout: 'latest_articles', heading: 'News' })).toMatchObject({
    category: 'blog',
    count: 4,
  });
});

it('refuses a count that the section has no room for', () => {
  expect(latestArticles.safeParse({ acf_fc_layout: 'latest_articles', heading: 'News', count: 8 }).success).toBe(false);
});
