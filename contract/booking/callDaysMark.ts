/** On the block of days that can be had for a call: a page with it holds for a moment only, and is drawn anew. */
export const callDaysMark = 'data-call-days';
