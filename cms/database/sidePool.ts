import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';

export type SidePool = PostgresAdapter['pool'];

const most = 4;
/** ms: a visitor waits meanwhile. */
const connectMs = 2_000;

const opened = new WeakMap<Payload, SidePool>();

/**
 * Connections to PostgreSQL beside those of transactions; undefined on SQLite. What is asked in the midst of a
 * transaction and does not belong to it goes here: once the pool of Payload were all lent, it would wait for itself.
 * They end with the CMS.
 */
export function sidePoolOf(payload: Payload): SidePool | undefined {
  const { db } = payload;
  if (!isPostgres(db)) return undefined;
  const known = opened.get(payload);
  if (known) return known;
  const pool = new db.pg.Pool({ ...db.poolOptions, max: most, connectionTimeoutMillis: connectMs });
  pool.on('error', (err) => payload.logger.warn({ err }, 'A connection to PostgreSQL was lost'));
  opened.set(payload, pool);
  endWith(payload, () => pool.end());
  return pool;
}

/** Does something as well when the CMS lets its database go. */
export function endWith({ db }: Payload, end: () => Promise<void>): void {
  const { destroy } = db;
  db.destroy = async () => {
    await end();
    await destroy?.call(db);
  };
}

export function isPostgres(db: object): db is PostgresAdapter {
  return 'pg' in db && 'poolOptions' in db;
}
