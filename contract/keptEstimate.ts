/*
 * The sum of an estimate, as the visitor read it: `$88,000 to 119,000`. It is kept in the tab until that is closed,
 * says nothing about the reader, and is sent to nobody unless a call is booked.
 */

/** Its key in the session storage. */
export const keptEstimate = 'estimate';

/** Event that the window gets when it changes. */
export const estimateChanged = 'estimate';

/**
 * On each link that may lead to the booking page: the words once there is a sum, and where the link then leads. What
 * follows the bar in them is read out at any width, and visible where there is room.
 */
export const callAboutMarks = { words: 'data-call-about', href: 'data-call-href' } as const;
