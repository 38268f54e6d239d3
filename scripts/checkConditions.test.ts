import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { askClock, compareClocks, lookAtAddress } from './checkConditions.ts';
import { findShortages } from './startConditions.ts';

/** Starts a server on this machine with this listener. */
async function serverOf(answer: RequestListener): Promise<string> {
  const server: Server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('no hint is given if visitors reach us at the address', async () => {
  const ours = { 'X-Request-Id': 'a', 'Content-Security-Policy': "default-src 'none'" };
  const address = await serverOf((_request, response) => response.writeHead(200, ours).end('<h1>Quay</h1>'));
  expect(await lookAtAddress(address)).toEqual([]);
});

test('a hint is given if another server or nobody answers at the address', async () => {
  const stranger = await serverOf((_request, response) => response.writeHead(404).end('nginx'));
  expect(await lookAtAddress(stranger)).toEqual([
    expect.stringMatching(/^SITE_URL: 127\.0\.0\.1:\d+ answers with 404, and not by Frontage\./),
  ]);
  expect(await lookAtAddress('http://127.0.0.1:9')).toEqual([
    expect.stringMatching(/^SITE_URL: 127\.0\.0\.1:9 does not answer from here \(.+\)\. Before the first start/),
  ]);
});

test('an address that accepts visitors and answers none is named with the time that it was given', async () => {
  const silent = await serverOf(() => undefined);
  expect(await lookAtAddress(silent)).toEqual([
    expect.stringMatching(/^SITE_URL: 127\.0\.0\.1:\d+ does not answer from here \(no answer within 5 s\)\./),
  ]);
});

test('a clock that is some seconds off gives a hint, and one that is a minute off prevents a start', async () => {
  const at = (offS: number) => () => compareClocks(1_000_000 + offS * 1000, 1_000_000, 'the database');
  expect(at(5)()).toEqual([]);
  expect(at(20)()).toEqual([expect.stringContaining('is 20 s ahead of that of the database')]);
  expect(at(-20)()).toEqual([expect.stringContaining('is 20 s behind that of the database')]);
  expect(at(61)).toThrow('is 61 s ahead of');
  expect(compareClocks(1_000_000, undefined, 'nobody')).toEqual([]);
});

test('the clock of a server is read from its answer', async () => {
  const told = 'Tue, 24 Nov 2026 12:00:00 GMT';
  const address = await serverOf((_request, response) => response.writeHead(403, { Date: told }).end());
  expect(await askClock(address)).toBe(Date.parse(told));
  expect(await askClock('http://127.0.0.1:9')).toBeUndefined();
});

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'frontage-short-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
});

test('a machine with enough of everything is short of nothing', () => {
  expect(findShortages(dataDir)).toEqual([]);
});

test('few descriptors are named with their number', () => {
  const module = JSON.stringify(pathToFileURL(join(import.meta.dirname, 'startConditions.ts')));
  const code = `import(${module}).then(({ findShortages }) => console.log(findShortages(${JSON.stringify(dataDir)})))`;
  const said = execFileSync('sh', ['-c', 'ulimit -n 64; exec "$0" -e "$1"', process.execPath, code]).toString();
  expect(said).toContain('Each process may open 64 files and connections: further visitors are cut off.');
});

test('a clock that was set back behind what the database remembers is named', () => {
  writeFileSync(join(dataDir, 'frontage.sqlite'), '');
  expect(findShortages(dataDir, Date.now() - 3_600_000)).toEqual([
    expect.stringMatching(/^The clock of this machine says \S+, and the database was written at \S+, which is later\./),
  ]);
});
