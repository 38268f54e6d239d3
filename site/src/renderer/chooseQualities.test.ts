import { expect, it } from 'vitest';
import type { Qualities } from '../release/compressContent.ts';
import type { Address } from '../routes/Route.ts';
import { chooseQualities } from './chooseQualities.ts';

function addresses(count: number, kind?: 'page' | 'article'): Address[] {
  const load = () => Promise.reject(new Error('Nothing is loaded'));
  return Array.from({ length: count }, (_, id) => ({
    path: `/${kind ?? 'list'}/${id}`,
    ...(kind ? { document: { kind, id } } : {}),
    load,
  }));
}

/** The qualities of one page of blocks, one article and one list. */
function qualitiesAt(pages: number, articles: number, lists: number): Qualities[] {
  const ofKinds = [addresses(pages, 'page'), addresses(articles, 'article'), addresses(lists)];
  const qualitiesOf = chooseQualities(ofKinds.flat());
  return ofKinds.flatMap((ofKind) => ofKind.slice(0, 1).map(qualitiesOf));
}

it('compresses every page of a small site with the same quality', () => {
  const [page, article, list] = qualitiesAt(50, 30, 90);
  expect(article).toEqual(page);
  expect(list).toEqual(page);
});

it('spends less time on kinds with thousands of pages, and as much as ever on the others', () => {
  const [page, article, list] = qualitiesAt(50, 10_000, 200);
  expect(page).toEqual(qualitiesAt(50, 30, 90)[0]);
  expect(list).toEqual(page);
  expect(article?.first).toBeUndefined();
  expect(article?.later).toBeLessThan(page?.later ?? 0);
});
