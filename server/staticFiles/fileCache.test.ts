import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeTemporaryFolder } from '../testing/openTestPayload.ts';
import { FileCache } from './fileCache.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** A page with its compressed twin, and a function that replaces the twin as the renderer does. */
function writtenPage() {
  const page = join(makeTemporaryFolder(), 'about.html');
  writeFileSync(page, 'About us');
  writeFileSync(`${page}.br`, 'quickly compressed');
  const compressAgain = () => {
    writeFileSync(`${page}.new`, 'small');
    renameSync(`${page}.new`, `${page}.br`);
  };
  return { page, compressAgain };
}

test('sends the recompressed twin of a page half a minute after it was made', async () => {
  const { compressAgain, page } = writtenPage();
  const cache = new FileCache();
  const contentOf = async () => (await cache.find(page, ['br']))?.content?.toString();
  expect(await contentOf()).toBe('quickly compressed');
  compressAgain();
  expect(await contentOf()).toBe('quickly compressed');
  vi.setSystemTime(Date.now() + 31_000);
  expect(await contentOf()).toBe('small');
});

test('asks the disk once in half a minute', async () => {
  const { compressAgain, page } = writtenPage();
  const cache = new FileCache();
  const etagOf = async () => (await cache.find(page, ['br']))?.etag;
  const first = await etagOf();
  vi.setSystemTime(Date.now() + 31_000);
  expect(await etagOf()).toBe(first);
  compressAgain();
  expect(await etagOf()).toBe(first);
});
