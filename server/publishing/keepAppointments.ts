import type { Payload } from 'payload';
import { databaseMoment, runStatement, selectRows } from '../database/directRows.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { type Repeated, repeat } from '../repeat.ts';

/** ms after which an unfinished appointment counts as left by a process that was killed. */
const interruptedMs = 60_000;

const atOnce = 10;

/** ms between two checks. */
const restMs = 1000;

/** Publishes and unpublishes at the times that editors chose, checked once a second, until it is stopped. */
export function keepAppointments(payload: Payload, onFault: (error: unknown) => void): Repeated {
  return repeat(() => runAppointments(payload), { onFault, restMs });
}

/**
 * Carries out the appointments that are due. Any number of processes may call it on one database: each appointment is
 * carried out by one of them, and by another a minute later where that one was killed.
 */
export async function runAppointments(payload: Payload): Promise<void> {
  const due = `SELECT id FROM payload_jobs
    WHERE completed_at IS NULL AND has_error IS NOT TRUE
    AND (wait_until IS NULL OR wait_until <= ${databaseMoment(payload)})
    AND (processing IS NOT TRUE OR updated_at <= ${databaseMoment(payload, -interruptedMs)})
    ORDER BY created_at LIMIT ${atOnce}`;
  // Usually nothing is due; that check needs no transaction.
  if ((await selectRows(payload, {}, due)).length === 0) return;
  const taken = await inTransaction(payload, async (req) => {
    const skip = payload.db.name === 'sqlite' ? '' : ' FOR UPDATE SKIP LOCKED';
    const ids = (await selectRows(payload, req, `${due}${skip}`)).map(({ id }) => Number(id));
    const mark = `processing = TRUE, updated_at = ${databaseMoment(payload)}`;
    if (ids.length > 0) {
      await runStatement(payload, req, `UPDATE payload_jobs SET ${mark} WHERE id IN (${ids.join(', ')})`);
    }
    return ids;
  });
  for (const id of taken) await payload.jobs.runByID({ id, silent: true });
}
