import type { BookingVisit } from '@frontage/contract/visit.ts';
import type { StoredBooking } from './StoredBooking.ts';

/** What the pages are told of a call. */
export function factsOf({
  endsAt,
  host,
  room,
  startsAt,
  visitor,
  zone,
}: StoredBooking): NonNullable<BookingVisit['facts']> {
  return {
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    zone,
    host,
    hasRoom: room !== undefined,
    ...(visitor ? { email: visitor.email } : {}),
  };
}
