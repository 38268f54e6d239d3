import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { compress } from '../release/compressContent.ts';
import { openTestPublishing, type TestPublishing } from '../testing/openTestPublishing.ts';
import { choosePause, createTwinMaker, readOwedTwins, writeOwedTwins } from './twinMaker.ts';

let site: TestPublishing;
beforeEach(async () => {
  site = await openTestPublishing();
});
afterEach(() => site.close());

type Release = Awaited<ReturnType<TestPublishing['publish']>>;

const page = 'services/flow.html';
const untilAllAreMade = ({ folder }: Release) => expect.poll(() => existsSync(join(folder, 'twins.json'))).toBe(false);

it('compresses live pages as small as possible, with the same content', async () => {
  const release = await site.publish();
  await untilAllAreMade(release);
  const [text, twin] = [readFileSync(release.file(page)), readFileSync(release.file(`${page}.br`))];
  expect(brotliDecompressSync(twin).equals(text)).toBe(true);
  expect(twin.equals(compress(text, 11) ?? twin.subarray(1))).toBe(true);
});

it('makes the missing twin of a page, and none of a picture', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'frontage-twins-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  mkdirSync(join(directory, 'public'));
  for (const name of ['list.html', 'mark.png']) writeFileSync(join(directory, 'public', name), 'A text.'.repeat(100));
  writeOwedTwins(directory, [
    ['list.html', 8],
    ['mark.png', 8],
  ]);
  const maker = createTwinMaker();
  await maker.begin(directory);
  await expect.poll(() => readOwedTwins(directory)).toHaveLength(0);
  await maker.stop();
  expect(readdirSync(join(directory, 'public')).sort()).toEqual(['list.html', 'list.html.br', 'mark.png']);
});

it('continues after the renderer was ended', { tags: 'long' }, async () => {
  const release = await site.publish();
  await site.restart();
  await untilAllAreMade(release);
  expect(readFileSync(release.file(`${page}.br`)).length).toBe(compress(readFileSync(release.file(page)), 11)?.length);
});

it('leaves the rest to the next release, and does not touch the twins of older ones', { tags: 'long' }, async () => {
  const first = await site.publish();
  site.change(1, { title: 'Flow, once more' });
  const second = await site.publish();
  const twin = `${page}.br`;
  const before = statSync(first.file(twin)).mtimeMs;
  await untilAllAreMade(second);
  expect(readOwedTwins(second.folder)).toEqual([]);
  expect(statSync(first.file(twin)).mtimeMs).toBe(before);
  expect(brotliDecompressSync(readFileSync(second.file(twin))).equals(readFileSync(second.file(page)))).toBe(true);
});

it('does not rest while nobody else wants the processor', () => {
  expect(choosePause(20, 20)).toBe(0);
  expect(choosePause(19, 22)).toBe(0);
});

it('leaves all but a thirtieth of a core to others who want it, and rests for five seconds at most', () => {
  expect(choosePause(20, 60)).toBe(600);
  expect(choosePause(2_000, 6_000)).toBe(5_000);
});
