import type { CollectionConfig, PayloadRequest } from 'payload';
import { z } from 'zod';
import { answer, getCall, postCall } from '../../access/endpoints.ts';
import { say } from '../../admin/say.ts';
import { noteEvent } from '../../audit/auditTrail.ts';
import { inTransaction, lockRows } from '../../database/inTransaction.ts';
import { enqueueDeliveries, type Owed } from '../../delivery/enqueueDeliveries.ts';
import { row } from '../../fields/uiFields.ts';
import { canBeChanged, findOrders, orderWords, removeEntry } from '../callState.ts';
import { findFreeHours } from '../findFreeHours.ts';

/**
 * `POST /api/bookings/:id/cancel`: sales cancel a call. The backend cancels it within a second or two by the same
 * function as the visitor's own link, which frees the hour and emails both sides.
 */
export const cancelCallEndpoint = postCall('/:id/cancel', (req) =>
  order(req, { kind: 'call-end' }, say('It is cancelled within a few seconds. The visitor is told by email')),
);

const changedBy: Partial<Record<Owed['kind'], string>> = { 'call-end': 'state', calendar: 'inCalendar' };

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
  const hours = await findFreeHours(req.payload, { ...stretch, now: new Date(), except: id });
  if (hours.length === 0) return answer(409, say('This hour is no longer free. Choose another one'));
  return order(req, owed, done);
});

const wanted = z.object({ start: z.iso.datetime() });

/** `POST /api/bookings/:id/restore-entry`: a call whose entry was moved or removed in the calendar stands as booked. */
export const restoreEntryEndpoint = postCall('/:id/restore-entry', (req) =>
  order(
    req,
    { kind: 'calendar', body: String(req.routeParams?.id) },
    say('The calendar has it again within a few seconds'),
  ),
);

/** `GET /api/bookings/:id/free`: the hours to which a call can be moved, without its own. */
export const freeHoursEndpoint = getCall('/:id/free', async ({ payload, routeParams }) => {
  const id = Number(routeParams?.id);
  const call = await payload.findByID({ collection: 'bookings', id, depth: 0, disableErrors: true });
  const hours = await findFreeHours(payload, { now: new Date(), except: id });
  return answer(200, { hours: hours.filter(({ start }) => start !== call?.startsAt) });
});

/** Calls that visitors booked. Written by the backend; the request of each call says who booked it. */
export const bookings: CollectionConfig = {
  slug: 'bookings',
  labels: { singular: 'Call', plural: 'Calls' },
  admin: {
    useAsTitle: 'host',
    listSearchableFields: ['host', 'zone', 'lead.name', 'lead.email'],
    defaultColumns: ['startsAt', 'host', 'lead', 'state', 'zone'],
    group: 'Sales',
    components: { afterListTable: ['/admin/EmptyList.tsx#EmptyList'] },
    description:
      'Available hours are set under Booking. Visitors move or cancel a call by the links in their email; if you do so here, they are told by email. The calendar of calls shows them by week and by day',
  },
  defaultSort: '-startsAt',
  hooks: { beforeDelete: [removeEntry] },
  endpoints: [cancelCallEndpoint, moveCallEndpoint, restoreEntryEndpoint, freeHoursEndpoint],
  fields: [
    {
      name: 'cancel',
      label: 'Cancel',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: {
          Field: '/booking/admin/CallButtons.tsx#CallButtons',
          Cell: '/booking/admin/CallButtons.tsx#CancelCallCell',
        },
      },
    },
    row(
      { name: 'startsAt', label: 'Begins', type: 'date', required: true, index: true },
      { name: 'endsAt', label: 'Ends', type: 'date', required: true },
    ),
    row(
      { name: 'host', label: 'With', type: 'text', required: true },
      { name: 'room', label: 'Where', type: 'text' },
      { name: 'zone', label: 'Time zone of the visitor', type: 'text', required: true },
    ),
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      options: [
        { value: 'booked', label: 'Booked' },
        { value: 'cancelled', label: 'Cancelled' },
        { value: 'quarantine', label: 'Quarantine: the hour is not kept' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'lead',
      label: 'Request',
      type: 'relationship',
      relationTo: 'leads',
      index: true,
      admin: { position: 'sidebar' },
    },
    // Host and start time while the call is booked, empty otherwise: the unique index refuses a second call.
    { name: 'place', type: 'text', unique: true, admin: { hidden: true } },
    // The id by which calendars know the call, and how often it was changed.
    { name: 'uid', type: 'text', required: true, unique: true, admin: { hidden: true } },
    // What its person did in the calendar, until sales have said what holds: null where both agree.
    {
      name: 'inCalendar',
      label: 'In the calendar',
      type: 'select',
      options: [
        { value: 'moved', label: 'Moved there' },
        { value: 'removed', label: 'Removed there' },
      ],
      admin: { position: 'sidebar', readOnly: true, condition: ({ inCalendar }) => Boolean(inCalendar) },
    },
    { name: 'inCalendarStartsAt', type: 'date', admin: { hidden: true } },
    // The address of its entry in a calendar, from before it is written until after it is removed.
    { name: 'writtenTo', type: 'text', admin: { hidden: true } },
    { name: 'sequence', type: 'number', required: true, defaultValue: 0, min: 0, admin: { hidden: true } },
  ],
};

/** Orders the backend to change a call, unless another order for it is pending. */
async function order(req: PayloadRequest, owed: Owed, done: string): Promise<Response> {
  const { payload, routeParams, user } = req;
  const id = Number(routeParams?.id);
  return inTransaction(payload, async (inside) => {
    // The second of two simultaneous orders finds the first.
    await lockRows(payload, inside, new Map([['bookings', new Set([id])]]));
    const call = await payload.findByID({ collection: 'bookings', id, depth: 0, disableErrors: true, req: inside });
    if (!call) return answer(404, say('There is no such call|booked'));
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
