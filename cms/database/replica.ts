import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import type { Payload } from 'payload';
import { within } from '../network/within.ts';
import { databaseFault } from './databaseFault.ts';
import { endWith, isPostgres } from './sidePool.ts';
import { sql } from './sql.ts';

type Drizzle = Awaited<ReturnType<typeof loadDrizzle>>;

/** PostgreSQL's part of drizzle-orm: a site on SQLite, or without a replica, need not load it. */
async function loadDrizzle() {
  const { drizzle } = await import('@payloadcms/db-postgres/drizzle/node-postgres');
  return drizzle;
}

/** A PostgreSQL that follows the primary, for what visitors read. */
interface Replica {
  /** Runs statements on it. */
  handle: Promise<ReturnType<Drizzle>>;
  /** Until then (epoch, ms) it is not queried, because it was away. */
  restsUntil: number;
  isAway: boolean;
  /** Since then (epoch, ms) it has lacked what was published; undefined where it lacks nothing. */
  behindSince: number | undefined;
}

const most = 10;
/** ms that a visitor waits for the replica before the primary answers. */
const patienceMs = 2_000;
const restMs = 10_000;
/** ms for which it may lack what was published before it counts as a fault. */
const longestBehindMs = 60_000;

const opened = new WeakMap<Payload, Replica | undefined>();

/**
 * Reads for visitors: from the replica of DATABASE_REPLICA_URL where it has everything that was published, else from
 * the primary. Each publication writes a new version within its transaction, so a replica with the version of the
 * primary has its documents too: an editor who publishes and then searches finds what they published. `read` gets the
 * handle that runs statements, and may be called twice.
 */
export async function readForVisitors<Result>(
  payload: Payload,
  read: (handle: unknown) => Promise<Result>,
): Promise<Result> {
  const replica = replicaOf(payload);
  if (!replica || Date.now() < replica.restsUntil) return read(payload.db.drizzle);
  // Read before the replica's, so that a replica with the same version has everything that was published until now.
  // Outside the `try`, because an error of the primary is not one of the replica.
  const wanted = await versionAt(payload.db.drizzle);
  try {
    const isSame = await within(patienceMs, isLevel(replica, wanted));
    const found = isSame ? { result: await within(patienceMs, replica.handle.then(read)) } : undefined;
    if (replica.isAway) payload.logger.warn('The replica answers again');
    replica.isAway = false;
    if (found) return found.result;
  } catch (err) {
    if (!replica.isAway) payload.logger.error({ err }, 'The replica does not answer: the primary does');
    replica.isAway = true;
    replica.restsUntil = Date.now() + restMs;
  }
  return read(payload.db.drizzle);
}

/**
 * A check that rejects where the replica is away, or has lacked for a minute what was published; undefined where there
 * is no replica.
 */
export function replicaCheckOf(payload: Payload): (() => Promise<void>) | undefined {
  const replica = replicaOf(payload);
  if (!replica) return undefined;
  return async () => {
    const wanted = await within(patienceMs, versionAt(payload.db.drizzle)).catch(() => undefined);
    // The primary has its own check.
    if (wanted === undefined) return;
    await within(patienceMs, isLevel(replica, wanted));
    const { behindSince } = replica;
    if (behindSince !== undefined && Date.now() - behindSince > longestBehindMs)
      throw new Error('The replica has lacked for a minute what was published');
  };
}

/** Connects to a replica once. Throws EnvironmentFault, naming it, where it cannot, or where it is not a replica. */
export async function reachReplica(url: string): Promise<void> {
  const drizzle = await loadDrizzle();
  const handle = drizzle({ connection: { connectionString: url, max: 1, connectionTimeoutMillis: 5_000 } });
  // The connection closes shortly after the pool reports that it ended, and an error may come in between.
  handle.$client.on('error', () => undefined);
  try {
    const { rows } = await handle
      .execute(sql`SELECT pg_is_in_recovery() AS follows`)
      .catch(({ cause }: { cause?: unknown }) => {
        throw databaseFault(url, cause, 'DATABASE_REPLICA_URL');
      });
    if (rows[0]?.follows === true) return;
    throw new EnvironmentFault(
      `DATABASE_REPLICA_URL: the database ${new URL(url).host} follows no other one. Set it to a streaming replica of DATABASE_URL, or leave it out.`,
    );
  } finally {
    await handle.$client.end();
  }
}

function replicaOf(payload: Payload): Replica | undefined {
  if (opened.has(payload)) return opened.get(payload);
  const replica = openReplica(payload);
  opened.set(payload, replica);
  return replica;
}

function openReplica(payload: Payload): Replica | undefined {
  const { replicaUrl }: { replicaUrl?: unknown } = payload.config.custom ?? {};
  const { db } = payload;
  if (typeof replicaUrl !== 'string' || !isPostgres(db)) return undefined;
  const pool = new db.pg.Pool({ connectionString: replicaUrl, max: most, connectionTimeoutMillis: patienceMs });
  // The next query reports the error; without a listener it would end the process.
  pool.on('error', (err) => payload.logger.debug({ err }, 'A connection to the replica was lost'));
  endWith(payload, () => pool.end());
  const handle = loadDrizzle().then((drizzle) => drizzle({ client: pool }));
  return { handle, restsUntil: 0, isAway: false, behindSince: undefined };
}

/** True where the replica has the wanted version. */
async function isLevel(replica: Replica, wanted: unknown): Promise<boolean> {
  const isSame = wanted === (await versionAt(await replica.handle));
  replica.behindSince = isSame ? undefined : (replica.behindSince ?? Date.now());
  return isSame;
}

async function versionAt(handle: unknown): Promise<unknown> {
  if (typeof handle !== 'object' || handle === null || !('execute' in handle) || typeof handle.execute !== 'function')
    throw new Error('The database has no way to run a statement');
  const { rows } = await handle.execute(sql`SELECT version FROM publication LIMIT 1`);
  return rows[0]?.version ?? null;
}
