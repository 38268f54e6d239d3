import { bookingTexts } from '@frontage/contract/booking/bookingTexts.ts';
import { dayIn, longDay, timeIn, zoneWords } from '@frontage/contract/booking/time.ts';
import type { BookingVisit } from '@frontage/contract/visit.ts';
import type { StoredBooking } from './StoredBooking.ts';

/** What the pages say of a call. */
export function factsOf({
  endsAt,
  host,
  room,
  startsAt,
  visitor,
  zone,
}: StoredBooking): NonNullable<BookingVisit['facts']> {
  return {
    day: longDay(dayIn(startsAt, zone)),
    hours: `${timeIn(startsAt, zone)} to ${timeIn(endsAt, zone)}`,
    yours: `${timeIn(startsAt, zone)} ${zone}`,
    ours: `${timeIn(startsAt, 'UTC')} UTC`,
    zone: zoneWords(startsAt, zone),
    host,
    where: bookingTexts.where(room !== undefined),
    ...(visitor ? { email: visitor.email } : {}),
  };
}
