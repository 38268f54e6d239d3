import { setTimeout as pause } from 'node:timers/promises';
import type { Payload } from 'payload';
import { sidePoolOf } from './sidePool.ts';

/** One of the numbers by which PostgreSQL knows what is held; any will do that nobody else takes. */
const preparing = 71_024_001;
/** ms */
const betweenTries = 500;

/**
 * Does something while no other host on the same PostgreSQL does it: several may start at once on an empty database.
 * A host that dies meanwhile lets go of it with its connection. On SQLite the holder of DATA_DIR is alone already.
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
