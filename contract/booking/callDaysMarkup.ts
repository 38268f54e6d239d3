/**
 * Marks in the block of days that can be had for a call. The build prints it without a day, since a day of the build
 * would be past one morning; the backend writes the next free hours in as the page is sent. Decision 012.
 */
export const callDaysMarks = {
  /** On the section, so that a page with days to fill in is found. */
  block: 'data-call-days',
  /** On the list of days, hidden while it is empty. */
  list: 'data-call-days-list',
  /** On the template of one day, and within it on its date, its count and the place of its hours. */
  dayTemplate: 'data-call-days-day',
  date: 'data-call-days-date',
  /** Its value is the word after the number. */
  count: 'data-call-days-count',
  hours: 'data-call-days-hours',
  /** On the template of one hour, and within it on the words read aloud before the time, and on the time. */
  hourTemplate: 'data-call-days-hour',
  before: 'data-call-days-before',
  time: 'data-call-days-time',
  /** On the hour that the button names. */
  chosen: 'data-call-days-chosen',
  /** On the button. */
  action: 'data-call-days-action',
  /** On the sentence about the zone, hidden while there are no hours, and on the zone within. */
  zoneWords: 'data-call-days-zone-words',
  zone: 'data-call-days-zone',
} as const;
