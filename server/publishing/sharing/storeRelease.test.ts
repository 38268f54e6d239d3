import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readEnvironment } from '../../environment.ts';
import { hashOf, openBucket } from '../../files/bucket.ts';
import { makeTemporaryFolder } from '../../testing/openTestPayload.ts';
import { startS3 } from '../../testing/s3Server.ts';
import { filesIn, keyOf, listFiles, storeRelease } from './storeRelease.ts';

/** A turn that never expires. */
const turn = { stay: () => undefined };

/** A page with its twin, and a bucket to store them in. */
async function written() {
  const server = await startS3();
  onTestFinished(() => server.close());
  const directory = makeTemporaryFolder();
  const twin = join(directory, 'public', 'index.html.br');
  mkdirSync(join(directory, 'public'));
  for (const file of ['public/index.html', 'pages.json', 'made.json', 'release.json'])
    writeFileSync(join(directory, file), `what is in ${file}`);
  writeFileSync(twin, 'compressed in a hurry');
  const settings = readEnvironment({ ...server.variables, DATA_DIR: directory }).bucket;
  if (!settings) throw new Error('No bucket is set');
  const bucket = openBucket(settings);
  const list = () => listFiles(directory);
  const store = (text: Buffer) =>
    storeRelease({
      bucket,
      release: { directory, list: hashOf(text), files: filesIn(text) ?? {} },
      text,
      known: new Set(),
      turn,
    });
  return { bucket, list, store, twin };
}

test('stores nothing under the hash of a twin that was recompressed after it was listed', async () => {
  const { bucket, list, store, twin } = await written();
  const before = await list();
  writeFileSync(twin, 'small');
  expect(await store(before)).toBe(false);
  expect(await bucket.hashOf(keyOf(hashOf(Buffer.from('compressed in a hurry'))))).toBeUndefined();

  expect(await store(await list())).toBe(true);
  const small = hashOf(Buffer.from('small'));
  expect(await bucket.hashOf(keyOf(small))).toBe(small);
});
