import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { compressContent, mostEffort } from './compressContent.ts';

const directory = mkdtempSync(join(tmpdir(), 'frontage-compress-'));
afterAll(() => rmSync(directory, { recursive: true }));

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

function sizeOf(text: Buffer, brotli: number): number {
  const file = join(directory, `${text.length}-${brotli}`);
  compressContent(file, text, { ...mostEffort, brotli });
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).equals(text)).toBe(true);
  return statSync(`${file}.br`).size;
}

describe('a compressed page', () => {
  it('that comes in two round trips was compressed in little time', () => {
    expect(sizeOf(textOf(20_000), 4)).toBeGreaterThan(sizeOf(textOf(20_000), 11));
  });

  it('that would take a third one is as small as it can be', () => {
    expect(sizeOf(textOf(120_000), 4)).toBe(sizeOf(textOf(120_000), 11));
  });
});
