/** Data attributes in the HTML of offices whose clocks run. */
export const clockMarks = {
  /** On an empty, hidden element: the time zone of the time it shows. */
  clock: 'data-clock',
  /** On an empty path of a scale: the minute of the day, UTC, at which the scale begins. */
  now: 'data-now',
} as const;
