import { expect, it } from 'vitest';
import type { Address } from '../routes/Route.ts';
import { pageQualities } from './pageQualities.ts';

function addresses(count: number, kind?: 'page' | 'article'): Address[] {
  const load = () => Promise.reject(new Error('Nothing is loaded'));
  return Array.from({ length: count }, (_, id) => ({
    path: `/${kind ?? 'list'}/${id}`,
    ...(kind ? { document: { kind, id } } : {}),
    load,
  }));
}

/** Of one page of blocks, one article and one list. */
function qualitiesAt(pages: number, articles: number, lists: number): number[] {
  const ofKinds = [addresses(pages, 'page'), addresses(articles, 'article'), addresses(lists)];
  const qualityOf = pageQualities(ofKinds.flat());
  return ofKinds.flatMap((ofKind) => ofKind.slice(0, 1).map(qualityOf));
}

it('compresses every page of a small site as hard', () => {
  const [page, article, list] = qualitiesAt(50, 30, 90);
  expect(article).toBe(page);
  expect(list).toBe(page);
});

it('takes less time for the kinds of which there are thousands, and as much as ever for the few', () => {
  const [page, article, list] = qualitiesAt(50, 10_000, 200);
  expect(page).toBe(qualitiesAt(50, 30, 90)[0]);
  expect(list).toBe(page);
  expect(article).toBeLessThan(page ?? 0);
});
