import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { openPayload } from '../open.ts';
import { searchDocuments } from '../search/searchDocuments.ts';
import { startReplicated } from '../testing/databases.ts';
import type { PostgresServer } from '../testing/postgresServer.ts';
import { reachReplica, readForVisitors, replicaCheckOf } from './replica.ts';
import { sql } from './sql.ts';

let primary: PostgresServer;
let replica: PostgresServer;
let payload: Payload;
const dataDir = mkdtempSync(join(tmpdir(), 'frontage-replica-'));

beforeAll(async () => {
  ({ primary, replica } = await startReplicated());
  const environment = readEnvironment({
    DATA_DIR: dataDir,
    DATABASE_URL: primary.url,
    DATABASE_REPLICA_URL: replica.url,
  });
  payload = await openPayload({ environment });
});
afterAll(async () => {
  await payload.destroy();
  await replica.stop();
  await primary.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The database that answers a visitor. */
async function answering(): Promise<string> {
  return readForVisitors(payload, async (handle) => {
    const { rows } = await (handle as typeof payload.db.drizzle).execute(sql`SELECT pg_is_in_recovery() AS follows`);
    return rows[0]?.follows === true ? 'replica' : 'primary';
  });
}

function publish(term: string): Promise<unknown> {
  return payload.create({
    collection: 'glossary',
    data: { title: term, slug: term, letter: 'A', description: `The ${term} of a bridge.` },
  });
}

test('an editor who publishes and then searches finds what they published, and the replica answers once it has it', async () => {
  for (const term of ['keystone', 'abutment', 'spandrel']) {
    await publish(term);
    const { hits } = await searchDocuments(payload, { query: term, now: new Date(), offset: 0, count: 8 });
    expect(hits.map(({ path }) => path)).toEqual([expect.stringContaining(term)]);
    await expect.poll(answering).toBe('replica');
  }
});

test('a replica that no longer follows is not queried until it has what was published', async () => {
  await expect.poll(answering).toBe('replica');
  await pause(true);
  await publish('voussoir');
  expect(await answering()).toBe('primary');
  const { total } = await searchDocuments(payload, { query: 'voussoir', now: new Date(), offset: 0, count: 8 });
  expect(total).toBe(1);
  await pause(false);
  await expect.poll(answering).toBe('replica');
});

test('the primary answers while the replica is away, and /readyz reports it', async () => {
  await expect(replicaCheckOf(payload)?.()).resolves.toBeUndefined();
  await replica.interrupt();
  expect(await answering()).toBe('primary');
  await expect(replicaCheckOf(payload)?.()).rejects.toThrow();
  await expect(reachReplica(replica.url)).rejects.toThrow(/^DATABASE_REPLICA_URL: the database 127.*ECONNREFUSED/);
  await replica.resume();
  await expect(replicaCheckOf(payload)?.()).resolves.toBeUndefined();
  await reachReplica(replica.url);
});

test('a database that follows no other, or one next to SQLite, is named', async () => {
  await expect(reachReplica(primary.url)).rejects.toThrow(/^DATABASE_REPLICA_URL: .* follows no other one/);
  expect(() => readEnvironment({ DATA_DIR: dataDir, DATABASE_REPLICA_URL: replica.url })).toThrow(
    /^DATABASE_REPLICA_URL: follows a PostgreSQL, and DATABASE_URL names none/,
  );
});

/** Pauses replay on the replica, so that it falls behind. */
async function pause(isPaused: boolean): Promise<void> {
  const { drizzle } = await import('@payloadcms/db-postgres/drizzle/node-postgres');
  const handle = drizzle(replica.url);
  // The server is stopped next, and the connection closes shortly after the pool reports that it ended.
  handle.$client.on('error', () => undefined);
  await handle.execute(isPaused ? sql`SELECT pg_wal_replay_pause()` : sql`SELECT pg_wal_replay_resume()`);
  await handle.$client.end();
}
