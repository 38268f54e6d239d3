/** Places of the page that its script works with, by the value of `data-part`. */
export type BookingPart =
  /** Shown without script alone. */
  | 'plain'
  /** The month and its hours: hidden until the script is there. */
  | 'live'
  /** Names the sum of an estimate, where the visitor has worked one out. */
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
  | 'submit'
  | 'status'
  | 'step';

/** The mark of a part, to be spread into an element. */
export const part = (name: BookingPart) => ({ 'data-part': name });
