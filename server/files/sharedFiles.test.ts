import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { startS3 } from '../testing/s3Server.ts';
import { openSharedFiles } from './sharedFiles.ts';

/** A bucket, and the folders of two hosts. */
async function opened(restMs?: number) {
  const server = await startS3();
  onTestFinished(() => server.close());
  const openHost = () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'frontage-files-'));
    onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
    for (const folder of ['media', 'uploads']) mkdirSync(join(DATA_DIR, folder));
    const files = openSharedFiles(readEnvironment({ DATA_DIR, ...server.variables }), { restMs });
    const pathOf = (name: string) => join(DATA_DIR, name);
    return { ...files, pathOf, read: (name: string) => readFileSync(pathOf(name), 'utf8') };
  };
  const [here, there] = [openHost(), openHost()];
  const put = async (name: string, text: string) => {
    writeFileSync(here.pathOf(name), text);
    await here.put(here.pathOf(name));
    server.asked.length = 0;
  };
  return { server, here, there, put };
}

test('simultaneous calls for one file share one download', async () => {
  const { put, server, there } = await opened();
  await put('media/a.txt', 'first');
  const path = there.pathOf('media/a.txt');
  expect(await Promise.all(Array.from({ length: 20 }, () => there.bring(path)))).toEqual(Array(20).fill(true));
  expect([there.read('media/a.txt'), server.asked]).toEqual(['first', ['GET media/a.txt']]);
});

test('an answer is trusted for a while, also that a file does not exist', async () => {
  const { put, server, there } = await opened();
  await put('media/a.txt', 'first');
  for (const name of ['media/a.txt', 'media/none.txt']) {
    const path = there.pathOf(name);
    expect(await there.bring(path)).toBe(await there.bring(path));
  }
  await put('media/a.txt', 'second');
  await there.bring(there.pathOf('media/a.txt'));
  expect([there.read('media/a.txt'), server.asked]).toEqual(['first', []]);
});

test('a changed file is downloaded again, and an unchanged one is not', async () => {
  const { put, server, there } = await opened(0);
  await put('media/a.txt', 'first');
  const path = there.pathOf('media/a.txt');
  await there.bring(path);
  await there.bring(path);
  expect(server.asked).toEqual(['GET media/a.txt', 'HEAD media/a.txt']);
  await put('media/a.txt', 'second');
  await there.bring(path);
  expect(there.read('media/a.txt')).toBe('second');
});

test('a file that the bucket lacks is not served, and not removed either', async () => {
  const { there } = await opened();
  writeFileSync(there.pathOf('media/own.txt'), 'the only one');
  expect(await there.bring(there.pathOf('media/own.txt'))).toBe(false);
  expect(existsSync(there.pathOf('media/own.txt'))).toBe(true);
});

test('a file of a visitor never changes, so the bucket is asked only once', async () => {
  const { put, server, there } = await opened(0);
  await put('uploads/0f', 'sent');
  for (let turn = 0; turn < 3; turn += 1) await there.bring(there.pathOf('uploads/0f'));
  expect(server.asked).toEqual(['GET uploads/0f']);
});

test('nothing else in DATA_DIR is ever requested', async () => {
  const { server, there } = await opened();
  for (const name of ['secrets/backend-secret', 'frontage.sqlite', 'uploads-of-others/a'])
    await there.bring(there.pathOf(name));
  expect(server.asked).toEqual([]);
});
