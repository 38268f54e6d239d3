/** Places of the page that its script works with, by the value of `data-part`. */
export const bookingParts = {
  /** Shown without script alone. */
  plain: 'plain',
  /** The month and its hours: hidden until the script is there. */
  live: 'live',
  /** Names the sum of an estimate, where the visitor has worked one out. */
  estimate: 'estimate',
  pick: 'pick',
  you: 'you',
  monthName: 'month-name',
  previous: 'previous',
  next: 'next',
  days: 'days',
  dayName: 'day-name',
  dayHours: 'day-hours',
  none: 'none',
  take: 'take',
  summary: 'summary',
  summaryDay: 'summary-day',
  summaryHours: 'summary-hours',
  summaryHost: 'summary-host',
  summaryWhere: 'summary-where',
  summaryZone: 'summary-zone',
  another: 'another',
  held: 'held',
  submit: 'submit',
  status: 'status',
  step: 'step',
} as const;

export type BookingPart = keyof typeof bookingParts;

/** The mark of a part, to be spread into an element. */
export const part = (name: BookingPart) => ({ 'data-part': bookingParts[name] });
