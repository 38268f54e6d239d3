/** Marks in the pages of booking, at which their script works. */
export const bookingMarks = {
  /** On the form; its value says what it does: `book` or `move`. */
  form: 'data-booking',
  /** On the template of one hour, a label with a radio button and words. */
  hourTemplate: 'data-booking-hour-template',
  /** On the hidden field that carries the zone of the hours, and on the list of zones. */
  zone: 'data-booking-zone',
  /** On the place of up to three hours, where one was taken. */
  offers: 'data-booking-offers',
} as const;
