import { brotliDecompressSync } from 'node:zlib';
import { isCompressible } from '@frontage/contract/release.ts';
import { describe, expect, it } from 'vitest';
import type { Address } from '../routes/Route.ts';
import { bestQuality, choosePageQualities, chooseQualities, compress, type Qualities } from './compressContent.ts';

/** Text longer than two round trips, which the highest quality makes smaller. */
function longText(): Buffer {
  const sentences = Array.from({ length: 15_000 }, (_, at) => `{a${at % 977}:${(at * at) % 7919},b(${at % 31})}`);
  return Buffer.from(sentences.join(';'));
}

/** Text that compresses poorly: words in no particular order. */
function textOf(bytes: number): Buffer {
  let seed = 7;
  const words: string[] = [];
  for (let length = 0; length < bytes; length += 6) {
    seed = (seed * 48_271) % 2_147_483_647;
    words.push((seed % 60_466_176).toString(36).padStart(5, '0'));
  }
  return Buffer.from(words.join(' ').slice(0, bytes));
}

function sizeOf(text: Buffer, quality: number): number {
  const twin = compress(text, quality) ?? Buffer.alloc(0);
  expect(brotliDecompressSync(twin).equals(text)).toBe(true);
  return twin.length;
}

describe('a compressed page', () => {
  it('is larger while somebody waits for it than once nobody does', () => {
    const { first, later } = choosePageQualities(50);
    expect(sizeOf(longText(), first ?? bestQuality)).toBeGreaterThan(sizeOf(longText(), later));
  });

  it('has no compressed twin if it is too short to gain anything', () => {
    expect(compress(textOf(499), 11)).toBeUndefined();
  });

  it('gets less time if there are thousands of pages', () => {
    expect(choosePageQualities(10_000).first, 'nobody waits for it').toBeUndefined();
    expect(choosePageQualities(10_000).later).toBeLessThan(choosePageQualities(50).later);
  });
});

it('skips files that are already compressed', () => {
  expect(['/a.css', '/rss.xml', '/manifest.webmanifest'].every(isCompressible)).toBe(true);
  expect(['/a.png', '/a.woff2', '/a.css.br'].some(isCompressible)).toBe(false);
});

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
