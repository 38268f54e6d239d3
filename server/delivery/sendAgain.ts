import { answer, postCall } from '../access/endpoints.ts';
import { say } from '../admin/say.ts';
import { inTransaction, lockRows } from '../database/inTransaction.ts';
import { type TimelineEntry, timelineOf } from './delivery.ts';

/** `POST /api/deliveries/:id/send-again`: tries a delivery at once that has failed or waits for its next try. */
export const sendAgainEndpoint = postCall('/:id/send-again', async ({ payload, routeParams, user }) => {
  const id = Number(routeParams?.id);
  const entry: TimelineEntry = { at: new Date().toISOString(), outcome: 'sent again' };
  return inTransaction(payload, async (req) => {
    // One that is being delivered at this very moment must not go out twice.
    await lockRows(payload, req, new Map([['deliveries', new Set([id])]]));
    // With the person's own access: sales do not learn what is owed to accounts.
    const own = { overrideAccess: false, user } as const;
    const asked = { collection: 'deliveries', id, depth: 0, disableErrors: true, req, ...own } as const;
    const delivery = await payload.findByID(asked);
    if (!delivery) return answer(404, say('There is no such delivery'));
    if (delivery.status === 'delivered') return answer(409, say('This was delivered already'));
    await payload.update({
      collection: 'deliveries',
      id,
      // Resets the count of tries, so that it is tried for days again. A worker that is trying it at this moment
      // keeps its lease.
      data: { status: 'owed', attempts: 0, nextTryAt: entry.at, timeline: [...timelineOf(delivery), entry] },
      depth: 0,
      req,
    });
    return answer(200, say('It will be tried within a few seconds'));
  });
});
