import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { findFreePort } from '../testing/findFreePort.ts';
import { startS3 } from '../testing/s3Server.ts';
import { checkBucket, openBucket } from './bucket.ts';

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'frontage-bucket-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

async function opened(given: Record<string, string> = {}) {
  const server = await startS3();
  onTestFinished(() => server.close());
  const DATA_DIR = folder();
  const settings = (variables: Record<string, string> = {}) => {
    const { bucket } = readEnvironment({ DATA_DIR, ...server.variables, ...given, ...variables });
    if (!bucket) throw new Error('No bucket is set');
    return bucket;
  };
  return { server, settings, bucket: openBucket(settings()), DATA_DIR };
}

test.each(['uploads/0f', 'media/Port (2)+!.png', "media/Ünterlagen 'a'*~.svg.br"])(
  'returns %s as it was stored, with its hash, and removes it',
  async (key) => {
    const { bucket, DATA_DIR, server } = await opened({ S3_PREFIX: 'site/one/' });
    const [sent, got] = [join(DATA_DIR, 'sent'), join(DATA_DIR, 'new/got')];
    writeFileSync(sent, Buffer.alloc(300_000, 7));
    await bucket.put(key, sent);
    expect(await server.keys()).toEqual([`site/one/${key}`]);
    expect(await bucket.hashOf(key)).toMatch(/^[0-9a-f]{64}$/);
    expect(await bucket.fetch(key, got)).toBe(true);
    expect(readFileSync(got).equals(readFileSync(sent))).toBe(true);
    await bucket.remove(key);
    await bucket.remove(key);
    expect([await bucket.hashOf(key), await bucket.fetch(key, join(DATA_DIR, 'none'))]).toEqual([undefined, false]);
    expect(readdirSync(DATA_DIR)).not.toContain('none');
  },
);

test('does not take a file for removed where the bucket is missing', async () => {
  const { settings } = await opened();
  const missing = openBucket(settings({ S3_BUCKET: 'another-bucket' }));
  await expect(missing.hashOf('media/a')).rejects.toThrow();
});

test('tries again where the bucket is too busy, and where it drops the connection', async () => {
  const { bucket, DATA_DIR, server } = await opened();
  const sent = join(DATA_DIR, 'sent');
  writeFileSync(sent, 'text');
  await bucket.put('uploads/a', sent);
  server.failNext(2);
  await bucket.put('uploads/b', sent);
  expect(await server.keys()).toEqual(['uploads/a', 'uploads/b']);
});

test('lists the keys that begin with a text, below its prefix', async () => {
  const { bucket } = await opened({ S3_PREFIX: 'site/one' });
  for (const key of ['moments/lists/b', 'moments/lists/a', 'moments/blocks/c', 'uploads/0f'])
    await bucket.put(key, Buffer.from(key));
  expect(await bucket.list('moments/lists/')).toEqual(['moments/lists/a', 'moments/lists/b']);
  expect(await bucket.list('none/')).toEqual([]);
});

// The server of the other tests cannot do this: it signs the next page with a cipher that Node no longer has.
test('lists more keys than one answer holds, page by page', async () => {
  const page = (keys: string, next = '') => `<ListBucketResult>${keys}${next}</ListBucketResult>`;
  const pages: Record<string, string> = {
    '': page('<Contents><Key>a</Key></Contents>', '<NextContinuationToken>1+/=</NextContinuationToken>'),
    '1+/=': page('<Contents><Key>b</Key></Contents><Contents><Key>c</Key></Contents>'),
  };
  const server = createServer(({ url = '' }, reply) => {
    const asked = new URL(url, 'http://localhost').searchParams.get('continuation-token') ?? '';
    reply.end(pages[asked]);
  });
  const port = await findFreePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const { settings } = await opened({ S3_ENDPOINT: `http://127.0.0.1:${port}` });
  expect(await openBucket(settings()).list('')).toEqual(['a', 'b', 'c']);
});

test('a check writes, reads and deletes a small file', async () => {
  const { server, settings } = await opened();
  await checkBucket(settings());
  expect(server.asked.map((line) => line.replace(/check-[0-9a-f-]{36}/, 'check-*'))).toEqual([
    'PUT .check-*',
    'GET .check-*',
    'DELETE .check-*',
  ]);
  expect(await server.keys()).toEqual([]);
});

test.each([
  [{ S3_BUCKET: 'another-bucket' }, /^S3_BUCKET: the bucket another-bucket at 127.*NoSuchBucket/],
  [{ S3_ACCESS_KEY_ID: 'SOMEBODY' }, /^S3_ACCESS_KEY_ID: the bucket .*InvalidAccessKeyId/],
  [{ S3_SECRET_ACCESS_KEY: 'canary' }, /^S3_SECRET_ACCESS_KEY: (?!.*canary).*SignatureDoesNotMatch/],
])('a check with %j names the wrong variable', async (given, message) => {
  const { settings } = await opened();
  await expect(checkBucket(settings(given))).rejects.toThrow(message);
});

test('a check names a server that does not answer', async () => {
  const { settings } = await opened();
  const away = settings({ S3_ENDPOINT: `http://127.0.0.1:${await findFreePort()}` });
  await expect(checkBucket(away)).rejects.toThrow(/^S3_ENDPOINT: the bucket .* does not answer \(.*ECONNREFUSED/);
});
