import { randomUUID } from 'node:crypto';
import type { BookingFields } from '@frontage/contract/booking/bookingRequest.ts';
import { dayIn, longDay, timeIn } from '@frontage/contract/booking/time.ts';
import type { StoredBooking } from './StoredBooking.ts';

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
