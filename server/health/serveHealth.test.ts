import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { sharedFilesOf } from '../files/sharedFiles.ts';
import { readEnvironment } from '../hostEnvironment.ts';
import { openRendererClient } from '../publishing/rendererClient.ts';
import { onPostgres, startMigratedPostgres } from '../testing/databases.ts';
import { startS3 } from '../testing/s3Server.ts';
import { publishSmallRelease } from '../testing/smallRelease.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';
import { createReadyParts, type ReadyPartsOptions } from './createReadyParts.ts';
import { createReadiness } from './readiness.ts';

let host: TestHost;
let leastFreeBytes: number | undefined;
let isDelivering: () => Promise<boolean>;
let bucket: ReadyPartsOptions['bucket'];
let cdnFailsForMs: ReadyPartsOptions['cdnFailsForMs'];
let sharingFailsForMs: ReadyPartsOptions['sharingFailsForMs'];
beforeEach(async () => {
  leastFreeBytes = undefined;
  bucket = undefined;
  cdnFailsForMs = undefined;
  sharingFailsForMs = undefined;
  isDelivering = async () => true;
  await open();
});
afterEach(() => host.close());

async function open(variables: Record<string, string> = {}): Promise<void> {
  host = await openTestHost({
    variables,
    replace: ({ logger, mediaDir, releases }, payload) => ({
      now: () => host.clock.now,
      readiness: createReadiness(
        createReadyParts({
          payload,
          releases,
          dataDir: join(mediaDir, '..'),
          renderer: openRendererClient(join(mediaDir, '../renderer.sock')),
          isDelivering: () => isDelivering(),
          now: () => host.clock.now,
          leastFreeBytes,
          bucket,
          cdnFailsForMs,
          sharingFailsForMs,
        }),
        { now: () => host.clock.now, logger },
      ),
    }),
  });
  publishSmallRelease(host.environment.releasesDir, '20261121000000-aaaaaa', { pages: { '/': '<h1>Quay</h1>' } });
}

/** A renderer that answers, or one that accepts the connection and stays silent. */
async function startRenderer(answer: string): Promise<void> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    if (answer) socket.end(answer);
  });
  await new Promise<void>((resolve) => server.listen(join(host.dataDir, 'renderer.sock'), resolve));
  onTestFinished(() => void server.close());
}
const isThere = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok';

async function readyz() {
  const { statusCode, body, headers } = await host.app.inject('/readyz');
  const { status, parts } = JSON.parse(body);
  const states = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, Object(part).state]));
  return { statusCode, status, states, parts, body, headers };
}

/** Asks a second later, when the parts are checked again. */
function readyzLater() {
  host.clock.now = new Date(host.clock.now.getTime() + 1_000);
  return readyz();
}

const allWell = { database: 'ok', disk: 'ok', release: 'ok', outbox: 'ok', renderer: 'ok' };

describe('/readyz', () => {
  it('does not log /healthz, which a proxy asks each second', async () => {
    for (const url of ['/healthz', '/readyz']) await host.app.inject(url);
    const routes = host.log
      .map((line) => JSON.parse(line))
      .flatMap(({ msg, route }) => (msg === 'answered' ? route : []));
    expect(routes).toEqual(['/readyz']);
  });

  it('names each part and its time while all is well', async () => {
    await startRenderer(isThere);
    const { parts, states, status, statusCode, headers } = await readyz();
    expect([statusCode, status, states]).toEqual([200, 'ready', allWell]);
    expect(headers['cache-control']).toBe('private, no-store');
    for (const part of Object.values(parts)) expect(Object(part).ms).toBeTypeOf('number');
    expect(await host.payload.kv.get('readiness')).toHaveProperty('at');
  });

  it('reports an unreachable bucket, and stays available', async () => {
    await startRenderer(isThere);
    await host.close();
    const server = await startS3();
    onTestFinished(() => server.close());
    bucket = sharedFilesOf(readEnvironment({ DATA_DIR: host.dataDir, ...server.variables }).cms).bucket;
    await open();
    await startRenderer(isThere);
    expect(await readyz()).toMatchObject({ statusCode: 200, status: 'ready', states: { files: 'ok' } });
    await server.stop();
    expect(await readyzLater()).toMatchObject({ statusCode: 200, status: 'impaired', states: { files: 'failing' } });
  });

  it('reports a CDN that could not be told of changes for a minute, and stays available', async () => {
    await startRenderer(isThere);
    await host.close();
    let failsForMs = 59_000;
    cdnFailsForMs = () => failsForMs;
    await open();
    await startRenderer(isThere);
    expect(await readyz()).toMatchObject({ statusCode: 200, status: 'ready', states: { cdn: 'ok' } });
    failsForMs = 61_000;
    expect(await readyzLater()).toMatchObject({ statusCode: 200, status: 'impaired', states: { cdn: 'failing' } });
  });

  it('reports that releases could not be shared for half a minute, and stays available', async () => {
    await startRenderer(isThere);
    await host.close();
    let failsForMs = 29_000;
    sharingFailsForMs = () => failsForMs;
    await open();
    await startRenderer(isThere);
    expect(await readyz()).toMatchObject({ statusCode: 200, status: 'ready', states: { sharing: 'ok' } });
    failsForMs = 31_000;
    expect(await readyzLater()).toMatchObject({ statusCode: 200, status: 'impaired', states: { sharing: 'failing' } });
  });

  it('reports a renderer that is away and an outbox that is stuck, and stays available', async () => {
    isDelivering = async () => false;
    const { states, status, statusCode } = await readyz();
    expect([statusCode, status]).toEqual([200, 'impaired']);
    expect(states).toEqual({ ...allWell, outbox: 'failing', renderer: 'failing' });
  });

  it.skipIf(onPostgres)('answers while the renderer is silent and another process locks the database', async () => {
    await startRenderer('');
    const other = new Database(join(host.dataDir, 'frontage.sqlite'));
    onTestFinished(() => void other.close());
    other.exec('BEGIN IMMEDIATE');
    const { parts, states, statusCode } = await readyz();
    expect(other.inTransaction, 'nobody let go of the database before the answer').toBe(true);
    expect(statusCode).toBe(503);
    expect(states).toEqual({ ...allWell, database: 'slow', renderer: 'failing' });
    expect(parts.database.ms).toBeGreaterThanOrEqual(1400);
    other.exec('ROLLBACK');
    // The waiting write succeeds, and the next check makes its own.
    await expect.poll(async () => (await readyzLater()).states.database).toBe('ok');
  });

  it('writes to PostgreSQL too, and reports in time that it is away', async () => {
    await host.close();
    const server = await startMigratedPostgres();
    onTestFinished(() => server.stop());
    await open({ DATABASE_URL: server.url });
    expect((await readyz()).states.database).toBe('ok');
    await server.interrupt();
    await expect.poll(async () => (await readyzLater()).statusCode).toBe(503);
    await server.resume();
    await expect.poll(async () => (await readyzLater()).statusCode).toBe(200);
  });

  it('answers 503 without a readable release', async () => {
    const { releasesDir } = host.environment;
    rmSync(join(releasesDir, '20261121000000-aaaaaa/public'), { recursive: true });
    expect(await readyz()).toMatchObject({ statusCode: 503, status: 'not ready', states: { release: 'failing' } });
  });

  it('answers 503 before anything was published, while the process is alive', async () => {
    rmSync(join(host.environment.releasesDir, 'current'));
    expect((await readyz()).states.release).toBe('failing');
    const alive = await host.app.inject('/healthz');
    expect([alive.statusCode, alive.json()]).toEqual([200, { status: 'ok' }]);
  });

  it('answers 503 while the data folder is missing', async () => {
    renameSync(host.dataDir, `${host.dataDir}-away`);
    expect(await readyz()).toMatchObject({ statusCode: 503, states: { disk: 'failing' } });
    rmSync(host.dataDir, { recursive: true, force: true });
    renameSync(`${host.dataDir}-away`, host.dataDir);
    mkdirSync(host.dataDir, { recursive: true });
  });

  it('answers 503 if the disk has less free space than requests need', async () => {
    await host.close();
    leastFreeBytes = Number.MAX_SAFE_INTEGER;
    await open();
    expect(await readyz()).toMatchObject({
      statusCode: 503,
      states: { ...allWell, disk: 'failing', renderer: 'failing' },
      parts: { disk: { reason: 'the disk is full' } },
    });
  });

  it('checks once for all callers within a second', async () => {
    const bodies = await Promise.all(Array.from({ length: 200 }, async () => (await readyz()).body));
    expect(new Set(bodies).size).toBe(1);
    const { at } = Object((await host.payload.kv.get('readiness')) ?? {});
    await readyz();
    expect(await host.payload.kv.get('readiness')).toEqual({ at });
  });

  it('reveals no path, no version and no error message to strangers', async () => {
    rmSync(join(host.environment.releasesDir, 'current'));
    const { body } = await readyz();
    expect(body).not.toContain(host.dataDir);
    expect(body.replace(/\d+/g, '0')).toBe(
      '{"status":"not ready","parts":{"database":{"state":"ok","ms":0},"disk":{"state":"ok","ms":0},"release":{"state":"failing","ms":0},"outbox":{"state":"ok","ms":0},"renderer":{"state":"failing","ms":0}}}',
    );
  });
});
