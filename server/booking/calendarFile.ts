import type { BookingStore } from './BookingStore.ts';
import { createBookingMails } from './bookingMails.ts';
import { ourClockOf } from './ourClockOf.ts';
import { type StoredBooking, unknownVisitor } from './StoredBooking.ts';

interface CalendarFileOptions {
  store: Pick<BookingStore, 'plan' | 'organizer'>;
  backendUrl: string;
  now: () => Date;
}

/** Makes a calendar file of a call to keep, with the links that move and cancel it. */
export function createCalendarFile({ backendUrl, now, store }: CalendarFileOptions) {
  return async function calendarFile(booking: StoredBooking, token: string): Promise<string> {
    const [plan, organizer] = await Promise.all([store.plan(), store.organizer()]);
    const mails = createBookingMails({
      backendUrl,
      organizer,
      token,
      visitor: booking.visitor ?? unknownVisitor(organizer),
      ours: ourClockOf(plan, organizer, booking.host),
      role: plan.desks.find(({ host }) => host === booking.host)?.role,
      now: now(),
    });
    return mails.file(booking);
  };
}
