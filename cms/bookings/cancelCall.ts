import type { Endpoint, Payload } from 'payload';
import { hasRole } from '../access/access.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { oweDeliveries } from '../deliveries/oweDeliveries.ts';
import type { Booking } from '../payload-types.ts';

/**
 * `POST /api/bookings/:id/cancel`: sales cancel a call. The backend ends it within a second or two by the function of the
 * visitor's own link, which frees the hour and writes to both sides.
 */
export const cancelCallEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/cancel',
  method: 'post',
  async handler({ payload, routeParams, user }) {
    if (!user) return answer(401, 'Sign in first');
    if (!hasRole({ user }, 'admin', 'sales')) return answer(403, 'Only sales may cancel a call');
    const id = Number(routeParams?.id);
    const call = Number.isSafeInteger(id)
      ? await payload.findByID({ collection: 'bookings', id, depth: 0, disableErrors: true })
      : null;
    if (!call) return answer(404, 'There is no such call');
    if (!canBeCancelled(call, new Date())) return answer(409, 'Only a call that is still to come can be cancelled');
    const lead = Number(call.lead);
    if (await isEnding(payload, lead)) return answer(409, 'It is being cancelled already');
    await inTransaction(payload, (req) => oweDeliveries(payload, req, lead, [{ kind: 'call-end' }]));
    return answer(202, 'It is cancelled within a few seconds. The visitor is told by email');
  },
};

/** A call that stands and is still to come, of a request that is still there. */
export function canBeCancelled({ lead, startsAt, state }: Pick<Booking, 'lead' | 'startsAt' | 'state'>, now: Date) {
  return state === 'booked' && Boolean(lead) && new Date(startsAt) > now;
}

/** True from the moment in which sales cancel a call until the backend has ended it. */
export async function isEnding(payload: Payload, lead: number): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'deliveries',
    where: { and: [{ lead: { equals: lead } }, { kind: { equals: 'call-end' } }, { status: { equals: 'owed' } }] },
  });
  return totalDocs > 0;
}

function answer(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: { 'Cache-Control': 'no-store' } });
}
