import { createBookingTokens } from '../booking/Bookings.ts';
import { createDownloadLinks } from '../documents/DownloadStore.ts';
import { createNewsletterTokens } from '../newsletter/newsletterMails.ts';

/**
 * What signs and reads the links in emails: everything that writes them and everything that reads them must use the
 * same.
 */
export function openLinks(secret: string, now: () => Date) {
  return {
    bookings: createBookingTokens(secret),
    downloads: createDownloadLinks(secret, now),
    newsletter: createNewsletterTokens(secret, now),
  };
}

export type Links = ReturnType<typeof openLinks>;
