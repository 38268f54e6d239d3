import { expect, test } from 'vitest';
import { exampleSite } from '../gallery/exampleSite.ts';
import { listWays } from './WaysIn.tsx';

test('link each group of the menu and its first pages, and say how many it has', () => {
  const [group] = exampleSite.navigation;
  const [way] = listWays(exampleSite).groups;
  expect(way).toMatchObject({ label: group?.label, href: group?.href, count: group?.links.length });
  expect(way?.pages.map(({ href }) => href)).toEqual(group?.links.slice(0, 4).map(({ href }) => href));
});

test('list no address twice, even if the menu already leads to the blog', () => {
  const link = { label: 'First', href: '/blog/first' };
  const { groups, lists } = listWays({ navigation: [{ label: 'Blog', href: '/blog', links: [link] }] });
  expect([...groups, ...lists].filter(({ href }) => href === '/blog')).toHaveLength(1);
});

test('leave a menu group without pages to the lists', () => {
  const { groups, lists } = listWays({ navigation: [{ label: 'Blog', href: '/blog', links: [] }] });
  expect(groups).toEqual([]);
  expect(lists.map(({ href }) => href)).toEqual(['/blog', '/glossary', '/sitemap']);
});
