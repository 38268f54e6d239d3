import { summaryTexts } from '../words/formTexts.ts';

/*
 * Texts that stay as they are, whatever the owner rewords: proof of what was agreed to, each with its version, and what
 * programs read in answers.
 */

/** The server's words for a request that repeats one of the last 24 hours. R39. */
export const duplicateMarker = 'Too many requests with same payload';

/** About the look-up alone; the form works without it. */
export const countryUnknown = 'The country could not be looked up.';
/** The same whether we know the address or not. R48. */
export const newsletterAsked = 'If this address is not on the list yet, an email is on its way to it. One click to go.';
export const documentReady = 'Your document is ready. The link works for 24 hours.';
export const callAnswers = {
  booked: 'Your call is booked. An email with a calendar file is on its way.',
  moved: 'Your call has been moved. An email with the new hour is on its way.',
  cancelled: 'Your call has been cancelled. An email takes it out of your calendar.',
  held: 'This hour is kept for you for ten minutes.',
} as const;

/** Puts a word before a title while something is wrong, so that screen readers say it first; removes it otherwise. */
export function markErrorInTitle(title: string, isWrong: boolean, word: string = summaryTexts.errorInTitle): string {
  const start = `${word}: `;
  const plain = title.startsWith(start) ? title.slice(start.length) : title;
  return isWrong ? start + plain : plain;
}

/** R30. The version is stored with each lead as proof of what was agreed to. */
export const consentNote = {
  version: '2026-11-22',
  text: 'By clicking the button you agree to the processing of your personal data under our privacy policy and to marketing emails. You can unsubscribe at any time.',
} as const;

/** For forms that ask only for a call, an answer, a seat, a job or a grant, or suggest a word. */
export const processingNote = {
  version: 'request-2026-11-22',
  text: 'By clicking the button you agree to the processing of your personal data under our privacy policy.',
} as const;

/** Below the newsletter form. */
export const subscribeNote = {
  version: '2026-11-21',
  text: 'By subscribing you accept our privacy policy; every letter ends with a way out.',
} as const;

/** The words in a note that lead to the policy. */
export const policyWords = 'privacy policy';
