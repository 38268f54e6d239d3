import { expect, test } from 'vitest';
import { exampleSite } from '../gallery/exampleSite.ts';
import { waysIn } from './ways.ts';

test('leads whoever has asked nothing to each group of the menu, and names pages of it', () => {
  const [group] = exampleSite.navigation;
  const [way] = waysIn(exampleSite);
  expect(way).toMatchObject({ label: group?.label, href: group?.href });
  expect(way?.note).toBe(
    group?.links
      .slice(0, 3)
      .map(({ label }) => label)
      .join(', '),
  );
});

test('names no address twice, though the menu may lead to the blog already', () => {
  const [group] = exampleSite.navigation;
  const navigation = group ? [{ ...group, href: '/blog', links: [] }] : [];
  expect(waysIn({ ...exampleSite, navigation }).filter(({ href }) => href === '/blog')).toHaveLength(1);
});
