/**
 * On the block with the days on which calls can be booked: its hours go out of date at once, so a page with it is drawn
 * at each visit.
 */
export const callDaysMark = 'data-call-days';
