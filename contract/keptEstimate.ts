/*
 * The sum of an estimate, as the visitor read it: `$88,000 to 119,000`. It stays in the tab until that is closed, says
 * nothing of who reads, and is sent to nobody unless a call is booked.
 */

/** Its name in the session storage. */
export const keptEstimate = 'estimate';

/** Told to the window when it changes. */
export const estimateChanged = 'estimate';

/** On each link that may lead to the booking page: what it says before the sum, and where it then leads. */
export const callAboutMarks = { words: 'data-call-about', href: 'data-call-href' } as const;

export const callAboutText = 'Book a call about';
