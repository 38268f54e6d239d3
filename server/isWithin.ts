/** Whether two moments are less than `ms` apart, either way: a clock that was ahead, and was set back, puts nothing off. */
export const isWithin = (ms: number, one: Date | number, other: Date | number): boolean =>
  Math.abs(Number(one) - Number(other)) < ms;
