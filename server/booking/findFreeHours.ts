import type { Payload } from 'payload';
import type { Busy } from './CallPlan.ts';
import { calendarsOf } from './calendars/calendars.ts';
import { readCallPlan } from './callPlanOf.ts';
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
