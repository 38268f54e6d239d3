import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressed, isCompressible, pageQuality } from './compressContent.ts';

/** Text that the last effort makes smaller, longer than two round trips. */
function longText(): Buffer {
  const sentences = Array.from({ length: 15_000 }, (_, at) => `{a${at % 977}:${(at * at) % 7919},b(${at % 31})}`);
  return Buffer.from(sentences.join(';'));
}

/** Text without much to fold: words whose order follows no pattern. */
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
  const twin = compressed(text, quality) ?? Buffer.alloc(0);
  expect(brotliDecompressSync(twin).equals(text)).toBe(true);
  return twin.length;
}

describe('a compressed page', () => {
  it('that comes in two round trips was compressed in little time', () => {
    expect(sizeOf(textOf(20_000), 3)).toBeGreaterThan(sizeOf(textOf(20_000), 11));
  });

  it('that would take a third one is as small as it can be in reasonable time', () => {
    expect(sizeOf(textOf(120_000), 3)).toBe(sizeOf(textOf(120_000), 10));
  });

  it('that is large among few is as small too, and not where such pages are thousands', () => {
    const page = textOf(45_000);
    const slow = sizeOf(page, 10);
    expect(slow).toBeGreaterThan(20_000);
    expect(sizeOf(page, pageQuality(50))).toBe(slow);
    expect(sizeOf(page, pageQuality(10_000))).toBeGreaterThan(slow);
  });

  it('is as small as it can be where that is asked for, whatever its size', () => {
    const [best, slow] = [11, 10].map((quality) => sizeOf(longText(), quality));
    expect(best).toBeGreaterThan(42_000);
    expect(best).toBeLessThan(slow ?? 0);
  });

  it('has no twin where it is so short that nothing is gained', () => {
    expect(compressed(textOf(499), 11)).toBeUndefined();
  });

  it('gets less time where there are thousands of them', () => {
    expect(pageQuality(10_000)).toBeLessThan(pageQuality(50));
  });
});

it('leaves alone what is compressed already', () => {
  expect(['/a.css', '/rss.xml', '/manifest.webmanifest'].every(isCompressible)).toBe(true);
  expect(['/a.png', '/a.woff2', '/a.css.br'].some(isCompressible)).toBe(false);
});
