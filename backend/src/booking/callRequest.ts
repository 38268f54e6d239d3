import { randomUUID } from 'node:crypto';
import type { BookingFields } from '@frontage/contract/booking/bookingRequest.ts';
import { dayIn, longDay, timeIn } from '@frontage/contract/booking/time.ts';
import type { StoredBooking } from './StoredBooking.ts';

/* What a call is as a request, which sales find among the others. */

/** Lines of facts for sales, which read UTC. */
export function detailsOf({ startsAt, zone }: Pick<StoredBooking, 'startsAt' | 'zone'>, { host }: { host: string }) {
  return [
    `Call: ${longDay(dayIn(startsAt, 'UTC'))}, ${timeIn(startsAt, 'UTC')} UTC`,
    `With: ${host}`,
    `Their clock: ${longDay(dayIn(startsAt, zone))}, ${timeIn(startsAt, zone)} in ${zone}`,
  ].join('\n');
}

/** What the request holds of the visitor. */
export function visitorOf({ name, email, company, phone, message }: BookingFields) {
  return { name, email, company, phone, message };
}

/** Names the call in calendars, for good. */
export function uidOf(email: string): string {
  return `${randomUUID()}@${/@([A-Za-z0-9.-]+)$/.exec(email)?.[1] ?? 'localhost'}`;
}
