import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { sendBuilt } from './adminServer.ts';
import { takeFirst } from './holdToHttp.ts';

const script = 'console.log("the admin")';

/** Asks for an address of a server whose build has one script; everything else is answered by what stands for Next. */
async function ask(path: string, accepted: string, method = 'GET') {
  const folder = mkdtempSync(join(tmpdir(), 'frontage-built-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'chunks'));
  for (const name of ['a.js', 'new.js']) writeFileSync(join(folder, 'chunks', name), script);
  const server = createServer((_, response) => response.end('Next'));
  takeFirst(server, sendBuilt(folder));
  // As on a first start, which compresses them once the admin answers.
  writeFileSync(join(folder, 'chunks', 'a.js.br'), brotliCompressSync(script));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers: { 'Accept-Encoding': accepted } });
  return { headers: answer.headers, words: await answer.text() };
}

test('a script of the build is sent with brotli, kept for a year, and read as what it is', async () => {
  const { headers, words } = await ask('/_next/static/chunks/a.js?v=1', 'gzip, deflate, br');
  expect(words).toBe(script);
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'Accept-Encoding',
  });
});

test.each([
  ['/_next/static/chunks/a.js', 'gzip'],
  ['/_next/static/chunks/a.js', 'gzip, br;q=0'],
  ['/_next/static/chunks/b.js', 'br'],
  ['/_next/static/chunks/new.js', 'br'],
  ['/_next/static/chunks/a.js.br', 'br'],
  ['/_next/static/../chunks/a.js', 'br'],
  ['/admin', 'br'],
])('%s for whoever reads %s is left to Next', async (path, accepted) => {
  expect((await ask(path, accepted)).words).toBe('Next');
});

test('what is not read is left to Next', async () => {
  expect((await ask('/_next/static/chunks/a.js', 'br', 'POST')).words).toBe('Next');
});
