import type { Payload, PayloadRequest, Where } from 'payload';
import type { Booking } from '../payload-types.ts';
import type { Busy } from './CallPlan.ts';
import type { StoredBooking } from './StoredBooking.ts';

/**
 * The value of the unique column that is different for each host and time. So the database itself refuses a second
 * call.
 */
export function placeOf({ host, startsAt }: Busy): string {
  return `${startsAt.toISOString()} ${host}`;
}

export function rowOf({ endsAt, host, startsAt }: Busy) {
  return { host, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
}

/** Longer than the longest call and the longest pause. */
const marginMs = 6 * 3_600_000;

export async function findBusy(
  payload: Payload,
  req: PayloadRequest | undefined,
  from: Date,
  until: Date,
): Promise<Busy[]> {
  const { docs } = await payload.db.find<Booking>({
    collection: 'bookings',
    where: {
      and: [
        { state: { equals: 'booked' } },
        { startsAt: { greater_than: new Date(from.getTime() - marginMs).toISOString() } },
        { startsAt: { less_than: new Date(until.getTime() + marginMs).toISOString() } },
      ],
    },
    pagination: false,
    limit: 0,
    ...(req ? { req } : {}),
  });
  return docs.map(({ host, startsAt, endsAt }) => ({ host, startsAt: new Date(startsAt), endsAt: new Date(endsAt) }));
}

export async function findBooking(
  payload: Payload,
  req: PayloadRequest | undefined,
  where: Where,
): Promise<StoredBooking | undefined> {
  const { docs } = await payload.find({
    collection: 'bookings',
    where,
    limit: 1,
    pagination: false,
    depth: 1,
    populate: { leads: { name: true, email: true, company: true, message: true } },
    ...(req ? { req } : {}),
  });
  const [row] = docs;
  if (!row) return undefined;
  const { endsAt, host, id, lead, room, sequence, startsAt, state, uid, zone } = row;
  const times = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
  const visitor = visitorOf(lead);
  return { id, host, state, zone, uid, sequence, room: room ?? undefined, visitor, ...times };
}

/** Undefined once the request was erased. */
function visitorOf(lead: Booking['lead']): StoredBooking['visitor'] {
  if (typeof lead !== 'object' || !lead?.email) return undefined;
  const { company, email, id, message, name } = lead;
  return { leadId: id, name, email, company, message };
}
