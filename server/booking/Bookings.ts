import type { MayMail } from '../guards/recipients.ts';
import { createSeal } from '../seal.ts';
import type { BookingStore } from './BookingStore.ts';
import type { Holds } from './holds.ts';

/** What booking works with. */
export interface Bookings {
  store: BookingStore;
  holds: Holds;
  links: BookingTokens;
  /** Where visitors reach this host, without a trailing slash. */
  backendUrl: string;
  /** Keeps a visitor who moves a call again and again from filling a mailbox. Undefined for sales, who have no limit. */
  mayMail?: MayMail | undefined;
  now: () => Date;
}

export type BookingTokens = ReturnType<typeof createBookingTokens>;

/** Ids of calls in the links of emails. They are sealed, so they reveal nothing and cannot be made up. */
export function createBookingTokens(secret: string) {
  const { seal, open } = createSeal(secret, 'booking');
  return {
    issue: (bookingId: number) => seal(String(bookingId)),
    /** Undefined for a token that we did not issue. Whether the call is still to come, only the stored call says. */
    read(token: string): number | undefined {
      const id = Number(open(token));
      return Number.isSafeInteger(id) && id > 0 ? id : undefined;
    },
  };
}
