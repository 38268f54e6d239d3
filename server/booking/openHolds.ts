import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { z } from 'zod';
import { type SidePool, sidePoolOf } from '../database/sidePool.ts';
import { createHolds, type Holds, holdMs, maxInAll, maxOfNetwork } from './holds.ts';

const heldRow = z.object({ host: z.string(), startsAt: z.date(), endsAt: z.date() });
const uuid = z.uuid();

/** Keeps holds in PostgreSQL where several hosts may share it, otherwise in this process. */
export function openHolds(payload: Payload, now: () => Date): Holds {
  const pool = sidePoolOf(payload);
  return pool ? createPostgresHolds(pool, now) : createHolds(now);
}

function createPostgresHolds(pool: SidePool, now: () => Date): Holds {
  return {
    async take({ endsAt, host, startsAt }, network) {
      const id = randomUUID();
      const at = now();
      const until = new Date(at.getTime() + holdMs);
      const client = await pool.connect();
      let isBroken = true;
      try {
        await client.query('BEGIN');
        // One at a time: of two requests for an hour at two hosts, the second one is refused.
        await client.query('LOCK TABLE call_holds IN SHARE ROW EXCLUSIVE MODE');
        await client.query('DELETE FROM call_holds WHERE until <= $1', [at]);
        const taken = await client.query(
          'SELECT 1 FROM call_holds WHERE host = $1 AND starts_at < $3 AND ends_at > $2 LIMIT 1',
          [host, startsAt, endsAt],
        );
        if (taken.rowCount === 0) {
          await client.query(
            `DELETE FROM call_holds WHERE id IN (
               SELECT id FROM call_holds WHERE network = $1 ORDER BY turn DESC OFFSET $2)
             OR id IN (SELECT id FROM call_holds ORDER BY turn DESC OFFSET $3)`,
            [network, maxOfNetwork - 1, maxInAll - 1],
          );
          await client.query('INSERT INTO call_holds VALUES ($1, $2, $3, $4, $5, $6, DEFAULT)', [
            id,
            host,
            startsAt,
            endsAt,
            network,
            until,
          ]);
        }
        await client.query('COMMIT');
        isBroken = false;
        return taken.rowCount === 0 ? { hold: id, until } : undefined;
      } finally {
        client.release(isBroken);
      }
    },
    async release(hold) {
      if (uuid.safeParse(hold).success) await pool.query('DELETE FROM call_holds WHERE id = $1', [hold]);
    },
    async busyFor(hold) {
      const own = uuid.safeParse(hold).data ?? null;
      const { rows } = await pool.query(
        `SELECT host, starts_at AS "startsAt", ends_at AS "endsAt" FROM call_holds
         WHERE until > $1 AND id IS DISTINCT FROM $2::uuid`,
        [now(), own],
      );
      return z.array(heldRow).parse(rows);
    },
  };
}
