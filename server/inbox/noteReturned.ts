import type { Payload } from 'payload';
import { inTransaction } from '../database/inTransaction.ts';
import { lockRows } from '../database/lockRows.ts';
import { type TimelineEntry, timelineOf } from '../delivery/delivery.ts';
import { withoutTyped } from '../delivery/withoutTyped.ts';
import type { Delivery } from '../payload-types.ts';

/**
 * Notes that a mail server returned an email of ours: its delivery has failed after all, and may be sent again. Returns
 * whether there is such a delivery.
 */
export async function noteReturned(payload: Payload, id: number, reason: string, at: Date): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    await lockRows(payload, req, new Map([['deliveries', new Set([id])]]));
    const row = await payload.db.findOne<Delivery>({ collection: 'deliveries', where: { id: { equals: id } }, req });
    if (!row) return false;
    // Reported twice, or already being sent again.
    if (row.status !== 'delivered') return true;
    const lastError = ['The mail server of the receiver returned it', reason && `: ${withoutTyped(reason, undefined)}`]
      .filter(Boolean)
      .join('');
    const entry: TimelineEntry = { at: at.toISOString(), outcome: 'failed', reason: lastError };
    const data = { status: 'failed', lastError, timeline: [...timelineOf(row), entry] };
    await payload.db.updateOne({ collection: 'deliveries', id, data, req, returning: false });
    return true;
  });
}
