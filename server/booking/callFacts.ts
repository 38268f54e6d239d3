import type { BookingVisit } from '@frontage/contract/visit.ts';
import type { BookingStore } from './BookingStore.ts';
import { ourClockOf } from './ourClockOf.ts';
import type { StoredBooking } from './StoredBooking.ts';

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
