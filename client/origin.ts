import type { Consent } from './consent.ts';

/** In this tab, until it is closed, and only with consent to campaigns: how the visit began. R51, R67. */
export const originKey = 'origin';

/** The address of this page and of the one before it; the host keeps of it what R67 names. */
export const originOfView = () => `${location.href} ${document.referrer}`;

/** How this visit began, for a form: without consent only what this page view knows. */
export function originOfVisit(consent: Consent | undefined): string {
  // Whoever's consent can be read has open storage.
  return (consent?.campaigns && sessionStorage.getItem(originKey)) || originOfView();
}
