import { createSeal } from '../seal.ts';

/** Ids of calls in the links of emails. They are sealed, so they reveal nothing and cannot be made up. */
export interface BookingTokens {
  issue(bookingId: number): string;
  /** Undefined for a token that we did not issue. Whether the call is still to come, only the stored call says. */
  read(token: string): number | undefined;
}

export function createBookingTokens(secret: string): BookingTokens {
  const { seal, open } = createSeal(secret, 'booking');
  return {
    issue: (bookingId) => seal(String(bookingId)),
    read(token) {
      const id = Number(open(token));
      return Number.isSafeInteger(id) && id > 0 ? id : undefined;
    },
  };
}
