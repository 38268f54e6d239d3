import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { ServedRelease } from '../publishing/servedReleases.ts';
import { openPagesInTime } from './pagesInTime.ts';

const releaseOf = (id: string): ServedRelease => ({
  id,
  directory: '/nowhere',
  pageAt: () => undefined,
  formsOn: () => [],
});
const release = releaseOf('20261121000000-aaaaaa');
const start = Date.parse('2026-11-21T12:00:00Z');

/** Pages that contain how many were written so far, by a renderer that takes as long as `work`. */
function openPages(work: () => Promise<void> = async () => {}, patience?: () => Promise<undefined>) {
  const clock = { now: new Date(start) };
  const written: string[] = [];
  const pageInTime = openPagesInTime({
    now: () => clock.now,
    ...(patience ? { patience } : {}),
    async write(path) {
      written.push(path);
      const html = `Page ${written.length}`;
      await work();
      return { html, headers: { 'X-Page': html }, hasForm: false };
    },
  });
  return {
    written,
    at: (second: number) => {
      clock.now = new Date(start + second * 1000);
    },
    textOf: async (path = '/', from = release) => String((await pageInTime(from, path, ['identity']))?.file.content),
    pageInTime,
  };
}

it('is written once for all visitors of half a minute, and again for the next one', async () => {
  const { at, textOf, written } = openPages();
  expect(await Promise.all([textOf(), textOf(), textOf()])).toEqual(['Page 1', 'Page 1', 'Page 1']);
  at(29.9);
  expect(await textOf()).toBe('Page 1');
  at(30);
  expect(await textOf()).toBe('Page 2');
  expect(written).toEqual(['/', '/']);
});

it('is written again after a swap, after the clock was set back, and for each address', async () => {
  const { at, textOf } = openPages();
  await textOf();
  expect(await textOf('/about')).toBe('Page 2');
  expect(await textOf('/', releaseOf('20261121000001-bbbbbb'))).toBe('Page 3');
  at(-3600);
  expect(await textOf('/', releaseOf('20261121000001-bbbbbb'))).toBe('Page 4');
});

it('is sent compressed, with the headers that it was written with', async () => {
  const { pageInTime } = openPages();
  const [br, gzip] = [await pageInTime(release, '/', ['br']), await pageInTime(release, '/', ['gzip'])];
  expect(brotliDecompressSync(br?.file.content ?? '').toString()).toBe('Page 1');
  expect(gunzipSync(gzip?.file.content ?? '').toString()).toBe('Page 2');
  expect([br?.headers, br?.file.encoding]).toEqual([{ 'X-Page': 'Page 1' }, 'br']);
  expect(br?.file.etag).not.toBe(gzip?.file.etag);
});

it('is written for the next visitor where it could not be for the last one', async () => {
  const answers = [undefined, { html: 'With its hours', headers: {}, hasForm: false }];
  const pageInTime = openPagesInTime({ now: () => new Date(start), write: async () => answers.shift() });
  expect(await pageInTime(release, '/', ['identity'])).toBeUndefined();
  expect((await pageInTime(release, '/', ['identity']))?.file.content?.toString()).toBe('With its hours');
});

it('keeps nobody waiting beyond the time limit, and is sent to the next visitor once it is written', async () => {
  const work = Promise.withResolvers<void>();
  const waiting: (() => void)[] = [];
  const patience = () => new Promise<undefined>((resolve) => waiting.push(() => resolve(undefined)));
  const { pageInTime, written } = openPages(() => work.promise, patience);
  const first = pageInTime(release, '/', ['identity']);
  for (const give of waiting) give();
  expect(await first).toBeUndefined();
  expect(await pageInTime(release, '/', ['identity'])).toBeUndefined();
  expect(waiting, 'nobody waits twice').toHaveLength(1);
  work.resolve();
  await expect
    .poll(async () => (await pageInTime(release, '/', ['identity']))?.file.content?.toString())
    .toBe('Page 1');
  expect(written).toHaveLength(1);
});

it('makes nobody wait while the renderer hangs, until it draws again', async () => {
  const works = [Promise.withResolvers<void>(), Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let waited = 0;
  const patience = async () => {
    waited += 1;
    return undefined;
  };
  const { at, pageInTime, written } = openPages(
    () => works[written.length - 1]?.promise ?? Promise.resolve(),
    patience,
  );
  for (const second of [0, 30, 60]) {
    at(second);
    expect(await pageInTime(release, '/', ['identity'])).toBeUndefined();
  }
  expect([waited, written.length]).toEqual([1, 3]);
  works[2]?.resolve();
  await expect
    .poll(async () => (await pageInTime(release, '/', ['identity']))?.file.content?.toString())
    .toBe('Page 3');
  at(90);
  await pageInTime(release, '/', ['identity']);
  expect(waited).toBe(2);
});
