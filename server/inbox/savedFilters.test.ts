import { expect, test } from 'vitest';
import { filterOf, filtersAtMost, readSavedFilters, withFilter } from './savedFilters.ts';

const params = (query: string) => new URLSearchParams(query);

test('keeps search, filters and order of a URL, but not the page shown', () => {
  const asked = 'where[or][0][and][0][country][equals]=Germany&search=bridge&sort=-receivedAt&page=3&limit=50&preset=';
  expect([...params(filterOf(params(asked)))]).toEqual([
    ['where[or][0][and][0][country][equals]', 'Germany'],
    ['search', 'bridge'],
    ['sort', '-receivedAt'],
  ]);
  expect(filterOf(params('sort=-receivedAt&page=3'))).toBe('');
  expect(filterOf(params(''))).toBe('');
});

test('keeps one filter per name, and no more than fit in a line', () => {
  const first = withFilter([{ name: 'Mine', query: 'search=a' }], { name: 'Mine', query: 'search=b' });
  expect(first).toEqual([{ name: 'Mine', query: 'search=b' }]);
  const many = Array.from({ length: filtersAtMost }, (_, index) => ({ name: `Number ${index}`, query: 'search=a' }));
  expect(withFilter(many, { name: 'Last', query: 'search=z' })).toHaveLength(filtersAtMost);
  expect(withFilter(many, { name: 'Last', query: 'search=z' }).at(-1)).toMatchObject({ name: 'Last' });
});

test('reads anything but a list of filters as none', () => {
  expect(readSavedFilters(undefined)).toEqual([]);
  expect(readSavedFilters([{ name: 'Mine' }])).toEqual([]);
});
