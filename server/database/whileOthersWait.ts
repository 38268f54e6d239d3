import { setTimeout as pause } from 'node:timers/promises';
import type { Payload } from 'payload';
import { sidePoolOf } from './sidePool.ts';

/** The number of an advisory lock in PostgreSQL; any number that nothing else uses. */
const preparing = 71_024_001;
/** In ms. */
const betweenTries = 500;

/**
 * Runs work while no other host on the same PostgreSQL does: several may start at once on an empty database. The lock
 * of a host that dies is released with its connection. On SQLite the process that holds DATA_DIR is alone anyway.
 */
export async function whileOthersWait<Result>(payload: Payload, work: () => Promise<Result>): Promise<Result> {
  const pool = sidePoolOf(payload);
  if (!pool) return work();
  const connection = await pool.connect();
  try {
    const take = () => connection.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [preparing]);
    if (!(await take()).rows[0]?.taken) {
      payload.logger.info('Another host prepares the database; this one waits for it');
      while (!(await take()).rows[0]?.taken) await pause(betweenTries);
    }
    try {
      return await work();
    } finally {
      await connection.query('SELECT pg_advisory_unlock($1)', [preparing]);
    }
  } finally {
    connection.release();
  }
}
