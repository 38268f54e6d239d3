import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { runWithValues } from '../database/directRows.ts';
import { inTransaction } from '../database/inTransaction.ts';

/** Days for which figures of visitors are kept. */
const speedDays = 90;
const dayMs = 24 * 3_600_000;

/** Removes figures that are older than {@link speedDays}. Returns how many rows that were. */
export async function forgetSpeeds(payload: Payload, now: Date): Promise<number> {
  const last = new Date(now.getTime() - speedDays * dayMs).toISOString().slice(0, 10);
  const gone = await inTransaction(payload, (req) =>
    runWithValues(payload, req, sql`DELETE FROM page_speeds WHERE day < ${last} RETURNING day`),
  );
  return gone.length;
}
