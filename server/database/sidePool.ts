import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { memoisePer } from '../memoiseFor.ts';

export type SidePool = PostgresAdapter['pool'];

const most = 4;
/** In ms: a visitor waits meanwhile. */
const connectMs = 2_000;

/**
 * Connections to PostgreSQL apart from those of transactions; undefined on SQLite. A query that is made during a
 * transaction but does not belong to it goes here: with all connections of Payload's pool in use, it would wait for its
 * own transaction. They close with the CMS.
 */
export const sidePoolOf = memoisePer((payload: Payload): SidePool | undefined => {
  const { db } = payload;
  if (!isPostgres(db)) return undefined;
  const pool = new db.pg.Pool({ ...db.poolOptions, max: most, connectionTimeoutMillis: connectMs });
  pool.on('error', (err) => payload.logger.warn({ err }, 'A connection to PostgreSQL was lost'));
  endWith(payload, () => pool.end());
  return pool;
});

/** Runs `end` as well when the CMS closes its database. */
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
