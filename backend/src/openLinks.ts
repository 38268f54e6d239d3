import { createBookingTokens } from './booking/bookingTokens.ts';
import { createDownloadLinks } from './documents/downloadLinks.ts';
import { createNewsletterTokens } from './newsletter/newsletterTokens.ts';

/** What signs and reads the links of emails: one who clicks must be known by whoever wrote them. */
export function openLinks(secret: string, now: () => Date) {
  return {
    bookings: createBookingTokens(secret),
    downloads: createDownloadLinks(secret, now),
    newsletter: createNewsletterTokens(secret, now),
  };
}

export type Links = ReturnType<typeof openLinks>;
