import { randomUUID } from 'node:crypto';
import type { BookingFields } from '@frontage/contract/booking/bookingRequest.ts';
import { cityOfZone, type OurClock } from '@frontage/contract/booking/ourClock.ts';
import { dayIn, longDay, timeIn } from '@frontage/contract/booking/time.ts';
import type { BookingVisit } from '@frontage/contract/visit.ts';
import type { BookingStore } from './BookingStore.ts';
import type { CallPlan } from './CallPlan.ts';
import type { Organizer, StoredBooking } from './StoredBooking.ts';

export type FactsOf = ReturnType<typeof createFactsOf>;

/** Returns the facts about a call that its pages show. */
export function createFactsOf(store: Pick<BookingStore, 'plan' | 'organizer'>) {
  return async function factsOf(booking: StoredBooking): Promise<NonNullable<BookingVisit['facts']>> {
    const { endsAt, host, room, startsAt, visitor, zone } = booking;
    const [plan, organizer] = await Promise.all([store.plan(), store.organizer()]);
    return {
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      zone,
      ours: ourClockOf(plan, organizer, host),
      host,
      hasRoom: room !== undefined,
      ...(visitor ? { email: visitor.email } : {}),
    };
  };
}

/**
 * Our clock for a call: that of the office of its host; if the host no longer takes calls, that of the first person who
 * does; if nobody does, that of the agency.
 */
export function ourClockOf(
  { desks }: Pick<CallPlan, 'desks'>,
  { zone }: Pick<Organizer, 'zone'>,
  host: string,
): OurClock {
  const desk = desks.find((one) => one.host === host) ?? desks[0];
  return desk ? { zone: desk.timeZone, city: desk.city } : { zone, city: cityOfZone(zone) };
}

/* How a call appears as a request, which sales find among the others. */

/** Facts for sales, one a line. Sales read UTC. */
export function detailsOf({ startsAt, zone }: Pick<StoredBooking, 'startsAt' | 'zone'>, { host }: { host: string }) {
  return [
    `Call: ${longDay(dayIn(startsAt, 'UTC'))}, ${timeIn(startsAt, 'UTC')} UTC`,
    `With: ${host}`,
    `Their clock: ${longDay(dayIn(startsAt, zone))}, ${timeIn(startsAt, zone)} in ${zone}`,
  ].join('\n');
}

export function visitorOf({ name, email, company, phone, message }: BookingFields) {
  return { name, email, company, phone, message };
}

/** The id of the call in calendars. It never changes. */
export function uidOf(email: string): string {
  return `${randomUUID()}@${/@([A-Za-z0-9.-]+)$/.exec(email)?.[1] ?? 'localhost'}`;
}
