/**
 * Marks in the pages of booking. The pages are built once for everybody; the backend writes free hours and what
 * concerns one visitor into them as they are sent, and the page's script works with the same marks.
 */
export const bookingMarks = {
  /** On the form; its value says what it does: `book` or `move`. */
  form: 'data-booking',
  /** On the list of days for visitors without script. */
  list: 'data-booking-list',
  /** On the template of one day, and within it on its name and on the place of its hours. */
  dayTemplate: 'data-booking-day-template',
  day: 'data-booking-day',
  hours: 'data-booking-hours',
  /** On the template of one hour, a label with a radio button and words. */
  hourTemplate: 'data-booking-hour-template',
  /** On the sentence in place of a list without hours. */
  none: 'data-booking-none',
  /** On the links to the months before and after. */
  previous: 'data-booking-previous',
  next: 'data-booking-next',
  /** On the name of the month that is listed. */
  month: 'data-booking-month',
  /** On the hidden field that carries the zone of the hours. */
  zone: 'data-booking-zone',
  /** On the place of up to three hours, where one was taken. */
  offers: 'data-booking-offers',
  /** On words about one call, named by the value: day, hours, yours, ours, host, where, email, zone. */
  fact: 'data-booking-fact',
  /** On links and fields that carry the signed token of one call; the value of a link's `href` stays before it. */
  token: 'data-booking-token',
  /** On what stands only where the page is about a known call. */
  known: 'data-booking-known',
} as const;

export type BookingFact = 'day' | 'hours' | 'yours' | 'ours' | 'host' | 'where' | 'email' | 'zone';
