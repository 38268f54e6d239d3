import { render, wordsOf } from '@frontage/blocks/testing/render.ts';
import { expect, it } from 'vitest';
import { SitemapList } from './SitemapList.tsx';

const articles = [
  { heading: 'Blockchain', links: [{ href: '/blockchain/a', label: 'A' }] },
  { heading: 'News', links: [{ href: '/news/b', label: 'B' }] },
];
const groups = [
  { heading: 'Services', links: [{ href: '/services/flow', label: 'Flow' }] },
  { heading: 'The company', links: [{ href: '/team', label: 'Team' }] },
  { heading: 'Articles', links: [], parts: articles },
];
const { getAllByRole, getByRole, page } = render(<SitemapList title="Every page" groups={groups} />);

it('lists the pages of each kind under a heading, and the articles by category under subheadings', () => {
  expect(getAllByRole('heading', { level: 2 })).toHaveLength(3);
  expect(getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(getByRole('link', { name: 'Team' }).getAttribute('href')).toBe('/team');
  expect(getByRole('link', { name: 'B' }).getAttribute('href')).toBe('/news/b');
});

it('links each part, with its number of pages, to its heading', () => {
  const parts = getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('#'));
  expect(parts.map(wordsOf)).toEqual(['Services 1 page', 'The company 1 page', 'Articles 2 pages']);
  for (const part of parts) expect(page.querySelector(part.getAttribute('href') ?? '')?.tagName).toBe('H2');
});
