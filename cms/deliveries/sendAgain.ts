import type { Endpoint } from 'payload';
import { hasRole } from '../access/access.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { lockRows } from '../database/lockRows.ts';
import { type TimelineEntry, timelineOf } from './delivery.ts';

/** `POST /api/deliveries/:id/send-again`: a delivery that failed, or waits for its next try, is tried at once. */
export const sendAgainEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/send-again',
  method: 'post',
  async handler({ payload, user, routeParams }) {
    if (!user) return answer(401, 'Sign in first');
    if (!hasRole({ user }, 'admin', 'sales')) return answer(403, 'Only sales may send again');
    const id = Number(routeParams?.id);
    if (!Number.isSafeInteger(id)) return answer(404, 'There is no such delivery');
    const entry: TimelineEntry = { at: new Date().toISOString(), outcome: 'sent again' };
    return inTransaction(payload, async (req) => {
      // One that is delivered at this very moment must not go out twice.
      await lockRows(payload, req, new Map([['deliveries', new Set([id])]]));
      const delivery = await payload.findByID({ collection: 'deliveries', id, depth: 0, disableErrors: true, req });
      if (!delivery) return answer(404, 'There is no such delivery');
      if (delivery.status === 'delivered') return answer(409, 'This was delivered already');
      await payload.update({
        collection: 'deliveries',
        id,
        // Its tries begin anew, so that it has days again. Whoever is trying it at this moment keeps it until then.
        data: { status: 'owed', attempts: 0, nextTryAt: entry.at, timeline: [...timelineOf(delivery), entry] },
        depth: 0,
        req,
      });
      return answer(200, 'It will be tried within a few seconds');
    });
  },
};

function answer(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: { 'Cache-Control': 'no-store' } });
}
