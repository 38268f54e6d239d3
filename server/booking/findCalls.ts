import type { Payload, PayloadRequest, Where } from 'payload';
import type { Booking, Lead } from '../payload-types.ts';
import type { Busy, CallPlan } from './CallPlan.ts';
import { calendarsOf } from './calendars/calendars.ts';
import { readCallPlan } from './callPlanOf.ts';
import { type CallOrder, canBeChanged, findOrders } from './callState.ts';
import type { CallVisitor, StoredBooking } from './StoredBooking.ts';
import { boundsOf } from './slots.ts';

/** A call as sales see it in a calendar. */
export interface FoundCall extends StoredBooking {
  /** It is booked and still upcoming. */
  isOpen: boolean;
  order: CallOrder | undefined;
}

const foundAtMost = 40;

/** Every call that begins in a period, cancelled ones included, in order. */
export function findCallsBetween(payload: Payload, from: Date, until: Date, now: Date): Promise<FoundCall[]> {
  const begins = [
    { startsAt: { greater_than_equal: from.toISOString() } },
    { startsAt: { less_than: until.toISOString() } },
  ];
  return find(payload, { and: begins }, { sort: 'startsAt', pagination: false }, now);
}

/** Calls of visitors whose name, company or email contains these words; the latest first. */
export function findCallsOfVisitor(payload: Payload, words: string, now: Date): Promise<FoundCall[]> {
  const fields = ['lead.name', 'lead.surname', 'lead.company', 'lead.email'];
  const all = words.split(/\s+/).filter(Boolean);
  const where: Where = { and: all.map((word) => ({ or: fields.map((field) => ({ [field]: { contains: word } })) })) };
  return find(payload, where, { sort: '-startsAt', limit: foundAtMost }, now);
}

/** Booked calls that have not ended, the soonest first. */
export function findNextCalls(payload: Payload, atMost: number, now: Date): Promise<FoundCall[]> {
  const where = { and: [{ state: { equals: 'booked' } }, { endsAt: { greater_than: now.toISOString() } }] };
  return find(payload, where, { sort: 'startsAt', limit: atMost }, now);
}

/** Booked calls that have not begun, and of which more is true. */
export const callsToCome = (now: Date, more: Where): Where => ({
  and: [{ state: { equals: 'booked' } }, { startsAt: { greater_than: now.toISOString() } }, more],
});

export async function findCall(payload: Payload, id: number, now: Date): Promise<FoundCall | undefined> {
  const [call] = await find(payload, { id: { equals: id } }, { sort: 'startsAt', limit: 1 }, now);
  return call;
}

async function find(payload: Payload, where: Where, how: Shown, now: Date): Promise<FoundCall[]> {
  const orders = await findOrders(payload);
  return (await readCalls(payload, where, how)).map((call) => {
    const lead = call.visitor?.leadId;
    const isOpen = canBeChanged({ ...call, lead }, now);
    return { ...call, isOpen, order: isOpen && lead ? orders.get(lead) : undefined };
  });
}

interface Shown {
  sort?: string;
  limit?: number;
  pagination?: false;
}

const ofVisitor = { name: true, surname: true, email: true, company: true, message: true, resendUrl: true } as const;

/** Calls with those who booked them. */
export async function readCalls(
  payload: Payload,
  where: Where,
  how: Shown,
  req?: PayloadRequest,
): Promise<StoredBooking[]> {
  const populate = { leads: ofVisitor };
  const asked = { collection: 'bookings', where, ...how, depth: 1, populate, ...(req ? { req } : {}) } as const;
  return (await payload.find(asked)).docs.map((row) => {
    const { endsAt, host, id, inCalendar, inCalendarStartsAt, lead, room, sequence, startsAt, state, uid, zone } = row;
    return {
      ...{ id, host, state, zone, uid, sequence, inCalendar, room: room ?? undefined },
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      inCalendarStartsAt: inCalendarStartsAt ? new Date(inCalendarStartsAt) : undefined,
      visitor: typeof lead === 'object' && lead ? visitorOf(lead) : undefined,
    };
  });
}

const visitorOf = ({ email, id, resendUrl, ...person }: Lead): CallVisitor => ({
  ...{ ...person, leadId: id, email: email ?? '', page: resendUrl },
});

/** How many calendars of those who take calls did not answer last. Asks none. */
export async function countSilentCalendars(payload: Payload): Promise<number> {
  return calendarsOf(payload).countSilent(await readCallPlan(payload));
}

/** How many calls to come their people have moved or removed in a calendar, so that sales must say what holds. */
export async function countChangedInCalendars(payload: Payload, now: Date): Promise<number> {
  const { totalDocs } = await payload.db.count({
    collection: 'bookings',
    where: callsToCome(now, { inCalendar: { exists: true } }),
  });
  return totalDocs;
}

/** The times of calls, and those in which people are busy by their calendars, at most five minutes old. */
export async function readBusy(payload: Payload, plan: CallPlan, now: Date, except?: number): Promise<Busy[]> {
  const { first, last } = boundsOf(plan, now);
  const elsewhere = calendarsOf(payload).busyOf(plan, plan.desks, 'shown', now);
  return (await Promise.all([findBusy(payload, undefined, first, last, except), elsewhere])).flat();
}

/** Longer than the longest call and the longest pause. */
const marginMs = 6 * 3_600_000;

/** Booked calls that overlap a period, but for one that is to be moved. */
export async function findBusy(
  payload: Payload,
  req: PayloadRequest | undefined,
  from: Date,
  until: Date,
  except?: number,
): Promise<Busy[]> {
  const { docs } = await payload.db.find<Booking>({
    collection: 'bookings',
    where: {
      and: [
        { state: { equals: 'booked' } },
        { startsAt: { greater_than: new Date(from.getTime() - marginMs).toISOString() } },
        { startsAt: { less_than: new Date(until.getTime() + marginMs).toISOString() } },
        ...(except === undefined ? [] : [{ id: { not_equals: except } }]),
      ],
    },
    pagination: false,
    limit: 0,
    ...(req ? { req } : {}),
  });
  return docs.map(({ host, startsAt, endsAt }) => ({ host, startsAt: new Date(startsAt), endsAt: new Date(endsAt) }));
}
