/** Data attributes by which the script of the booking pages finds its elements. */
export const bookingMarks = {
  /** On the form; its value says what it does: `book` or `move`. */
  form: 'data-booking',
  /** On the template of one hour: a label with a radio button and text. */
  hourTemplate: 'data-booking-hour-template',
  /** On the hidden field with the time zone of the hours, and on the list of zones. */
  zone: 'data-booking-zone',
  /** On the element for up to three hours that are offered where one was taken. */
  offers: 'data-booking-offers',
} as const;

/**
 * On the block with the days on which calls can be booked: its hours go out of date at once, so a page with it is drawn
 * at each visit.
 */
export const callDaysMark = 'data-call-days';
