/** Places in the page that its script works with, by the value of `data-part`. */
export type BookingPart =
  /** Shown only without script. */
  | 'plain'
  /** The month and its hours: hidden until the script runs. */
  | 'live'
  /** Names the sum of an estimate, where the visitor has made one. */
  | 'estimate'
  | 'pick'
  | 'you'
  | 'monthName'
  | 'previous'
  | 'next'
  | 'days'
  | 'dayName'
  | 'dayHours'
  | 'none'
  | 'take'
  | 'summary'
  | 'summaryDay'
  | 'summaryHours'
  | 'summaryHost'
  | 'summaryWhere'
  | 'summaryZone'
  | 'another'
  | 'held'
  | 'status'
  | 'step';

/** The attribute of a part, to be spread into an element. */
export const part = (name: BookingPart) => ({ 'data-part': name });
