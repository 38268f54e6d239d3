import { renderToStaticMarkup } from 'react-dom/server';
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
const html = renderToStaticMarkup(<SitemapList title="Every page" groups={groups} />);

it('lists the pages of each kind below a heading of their own, and the articles by category below theirs', () => {
  expect(html.match(/<h2/g)).toHaveLength(3);
  expect(html.match(/<h3/g)).toHaveLength(2);
  expect(html).toContain('<a href="/team">Team</a>');
  expect(html).toContain('<a href="/news/b">B</a>');
});

it('leads from each part of the list, which says how many pages it has, to its heading', () => {
  const parts = [...html.matchAll(/<a href="#([^"]+)"[^>]*>([^<]+) <span[^>]*>(\d+)/g)].map(([, id, label, count]) => ({
    id,
    label,
    count,
  }));
  expect(parts.map(({ label, count }) => `${label} ${count}`)).toEqual(['Services 1', 'The company 1', 'Articles 2']);
  for (const { id } of parts) expect(html).toContain(`<h2 id="${id}"`);
});
