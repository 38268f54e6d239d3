import type { Payload } from 'payload';
import type { BookingLedger } from './BookingStore.ts';
import type { Busy, CallPlan, Desk } from './CallPlan.ts';
import { calendarsOf } from './calendars/calendars.ts';
import { readCallPlan } from './callPlanOf.ts';
import type { Holds } from './holds.ts';
import type { StoredBooking } from './StoredBooking.ts';
import { boundsOf, slotsOf } from './slots.ts';

/** An hour at which a call can begin. */
export interface FreeHour {
  /** ISO. */
  start: string;
  /** The person who would take it. */
  host: string;
}

/** Longer than the longest call plus the longest pause. */
const marginMs = 6 * 3_600_000;

/**
 * Free hours within a period, as far as the settings offer any; without bounds all of them. Hours that a visitor holds
 * for some minutes count as free: the first to book gets them. `except`: a call that is to be moved.
 */
export async function findFreeHours(
  payload: Payload,
  { except, from, now, until }: { from?: Date; until?: Date; now: Date; except?: number },
): Promise<FreeHour[]> {
  const plan = await readCallPlan(payload);
  const { first, last } = boundsOf(plan, now);
  const { docs } = await payload.find({
    collection: 'bookings',
    where: {
      and: [
        { state: { equals: 'booked' } },
        { startsAt: { greater_than: new Date(first.getTime() - marginMs).toISOString() } },
        { startsAt: { less_than: new Date(last.getTime() + marginMs).toISOString() } },
        ...(except === undefined ? [] : [{ id: { not_equals: except } }]),
      ],
    },
    pagination: false,
    depth: 0,
  });
  const calls = docs.map(
    ({ endsAt, host, startsAt }): Busy => ({
      host,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
    }),
  );
  const busy = [...calls, ...(await calendarsOf(payload).busyOf(plan, plan.desks, 'shown', now))];
  return slotsOf({ plan, from: from ?? first, until: until ?? last, busy, now }).flatMap(
    ({ free: [desk], startsAt }) => (desk ? [{ start: startsAt.toISOString(), host: desk.host }] : []),
  );
}

/** Finds a desk that is free for a call at that time, if one is offered then. */
export async function findFreeDesk(
  ledger: Pick<BookingLedger, 'busy'>,
  plan: CallPlan,
  startsAt: Date,
  hold: string | undefined,
  holds: Holds,
  now: Date,
  /** What the calendars of these people say, asked just before. */
  elsewhere: readonly Busy[],
  /** A call that is being moved does not block itself. */
  moved?: StoredBooking,
): Promise<Desk | undefined> {
  const until = new Date(startsAt.getTime() + 1);
  const all = [...(await ledger.busy(startsAt, until)), ...elsewhere];
  // Google does not say that what stands in the calendar then is this call.
  const others = all.filter(
    ({ endsAt, host, startsAt: other }) =>
      host !== moved?.host ||
      other.getTime() !== moved.startsAt.getTime() ||
      endsAt.getTime() !== moved.endsAt.getTime(),
  );
  const busy = [...others, ...(await holds.busyFor(hold))];
  return slotsOf({ plan, from: startsAt, until, busy, now })[0]?.free[0];
}

/** The desk of a call whose person has moved it to that hour in their own calendar, unless they have another call then. */
export async function findOwnDesk(
  ledger: Pick<BookingLedger, 'busy'>,
  plan: CallPlan,
  startsAt: Date,
  call: StoredBooking,
): Promise<Desk | undefined> {
  const desk = plan.desks.find(({ host }) => host === call.host);
  if (!desk) return undefined;
  const { endsAt } = timesOf(plan, desk, startsAt);
  const others = (await ledger.busy(startsAt, endsAt)).filter(
    (other) => other.host === call.host && other.startsAt.getTime() !== call.startsAt.getTime(),
  );
  return others.some((other) => other.startsAt < endsAt && other.endsAt > startsAt) ? undefined : desk;
}

/** Host, start and end of a call at that desk. */
export function timesOf({ minutes }: CallPlan, { host }: Desk, startsAt: Date) {
  return { host, startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) };
}

/** For example: Ines Halvorsen, lead engineer. */
export function withRole(host: string, role: string | undefined): string {
  return role ? `${host}, ${role}` : host;
}
