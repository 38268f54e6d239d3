import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { answer, getCall, postCall } from '../access/endpoints.ts';
import { say } from '../admin/say.ts';
import { noteEvent } from '../audit/auditTrail.ts';
import { inTransaction, lockRows } from '../database/inTransaction.ts';
import { enqueueDeliveries, type Owed } from '../delivery/enqueueDeliveries.ts';
import { canBeChanged, findOrders, orderWords } from './callState.ts';
import { findFreeHours } from './findFreeHours.ts';

const wanted = z.object({ start: z.iso.datetime() });

/**
 * `POST /api/bookings/:id/cancel`: sales cancel a call. The backend cancels it within a second or two by the same
 * function as the visitor's own link, which frees the hour and emails both sides.
 */
export const cancelCallEndpoint = postCall('/:id/cancel', (req) =>
  order(req, { kind: 'call-end' }, say('It is cancelled within a few seconds. The visitor is told by email')),
);

/** `POST /api/bookings/:id/move` with `{"start": …}`: the same to move it to another hour. */
export const moveCallEndpoint = postCall('/:id/move', async (req) => {
  const { data } = wanted.safeParse(await req.json?.().catch(() => undefined));
  if (!data) return answer(400, 'Say when it is to begin: {"start": "2026-11-24T14:00:00.000Z"}');
  const start = new Date(data.start);
  const owed = { kind: 'call-move', body: start.toISOString() } as const;
  const done = say('It is moved within a few seconds. The visitor is told by email');
  const id = Number(req.routeParams?.id);
  const where = { and: [{ id: { equals: id } }, { inCalendarStartsAt: { equals: start.toISOString() } }] };
  // Its person has moved it there in the calendar: no hour that is offered, but theirs.
  if ((await req.payload.count({ collection: 'bookings', where })).totalDocs > 0) return order(req, owed, done);
  const stretch = { from: start, until: new Date(start.getTime() + 1) };
  const hours = await findFreeHours(req.payload, {
    ...stretch,
    now: new Date(),
    except: id,
  });
  if (hours.length === 0) return answer(409, say('This hour is no longer free. Choose another one'));
  return order(req, owed, done);
});

/** `POST /api/bookings/:id/restore-entry`: a call whose entry was moved or removed in the calendar stands as booked. */
export const restoreEntryEndpoint = postCall('/:id/restore-entry', (req) =>
  order(
    req,
    { kind: 'calendar', body: String(req.routeParams?.id) },
    say('The calendar has it again within a few seconds'),
  ),
);

/** `GET /api/bookings/:id/free`: the hours to which a call can be moved. */
export const freeHoursEndpoint = getCall('/:id/free', async (req) => {
  const hours = await findFreeHours(req.payload, { now: new Date(), except: Number(req.routeParams?.id) });
  return answer(200, { hours });
});

const changedBy: Partial<Record<Owed['kind'], string>> = { 'call-end': 'state', calendar: 'inCalendar' };

/** Orders the backend to change a call, unless another order for it is pending. */
async function order(req: PayloadRequest, owed: Owed, done: string): Promise<Response> {
  const { payload, routeParams, user } = req;
  const id = Number(routeParams?.id);
  return inTransaction(payload, async (inside) => {
    // The second of two simultaneous orders finds the first.
    await lockRows(payload, inside, new Map([['bookings', new Set([id])]]));
    const call = await payload.findByID({ collection: 'bookings', id, depth: 0, disableErrors: true, req: inside });
    if (!call) return answer(404, say('There is no such call'));
    if (!canBeChanged(call, new Date())) return answer(409, say('Only a call that is still to come can be changed'));
    const lead = Number(call.lead);
    const standing = (await findOrders(payload, lead, inside)).get(lead);
    if (standing) return answer(409, say(orderWords[standing]));
    await enqueueDeliveries(payload, inside, lead, [owed]);
    if (owed.kind === 'calendar') {
      const data = { inCalendar: null, inCalendarStartsAt: null };
      await payload.db.updateOne({ collection: 'bookings', id, data, req: inside, returning: false });
    }
    const changed = [changedBy[owed.kind] ?? 'startsAt'];
    const event = { action: 'changed', kind: 'Calls', subject: `Number ${id}`, document: String(id), changed } as const;
    await noteEvent(inside, event, user);
    return answer(202, done);
  });
}
