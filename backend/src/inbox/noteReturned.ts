import { inTransaction } from '@frontage/cms/database/inTransaction.ts';
import { lockRows } from '@frontage/cms/database/lockRows.ts';
import { type TimelineEntry, timelineOf } from '@frontage/cms/delivery/delivery.ts';
import type { Delivery } from '@frontage/cms/payload-types.ts';
import { withoutTyped } from '../delivery/withoutTyped.ts';
import type { IncomingMail } from './readMail.ts';
import type { Received, ReceiveMailOptions } from './receiveMail.ts';

/**
 * Notes that a mail server returned an email of ours: its delivery has failed after all, and may be sent again. A
 * report of a mere delay changes nothing.
 */
export async function noteReturned(
  { now, payload, threads }: ReceiveMailOptions,
  { hasFailed, reason }: NonNullable<IncomingMail['report']>,
  raw: string,
): Promise<Received> {
  // The report repeats the headers of the email that it returns.
  const [id] = threads.deliveriesIn(raw);
  if (id === undefined) return 'unknown';
  if (!hasFailed) return 'reported';
  return inTransaction(payload, async (req) => {
    await lockRows(payload, req, new Map([['deliveries', new Set([id])]]));
    const row = await payload.db.findOne<Delivery>({ collection: 'deliveries', where: { id: { equals: id } }, req });
    if (!row) return 'unknown';
    // Reported twice, or already being sent again.
    if (row.status !== 'delivered') return 'reported';
    const lastError = ['The mail server of the receiver returned it', reason && `: ${withoutTyped(reason, undefined)}`]
      .filter(Boolean)
      .join('');
    const entry: TimelineEntry = { at: now().toISOString(), outcome: 'failed', reason: lastError };
    const data = { status: 'failed', lastError, timeline: [...timelineOf(row), entry] };
    await payload.db.updateOne({ collection: 'deliveries', id, data, req, returning: false });
    return 'reported';
  });
}
