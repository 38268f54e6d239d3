import { createSeal } from '@frontage/cms/seal.ts';

/** Names of calls in the links of mails: sealed, so they tell nothing, and none can be made up. */
export interface BookingTokens {
  issue(bookingId: number): string;
  /** Undefined where it was not made by us. Whether the call is still to come, the call itself says. */
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
