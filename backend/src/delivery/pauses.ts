const minuteS = 60;
const hourS = 60 * minuteS;

/** Seconds between one try and the next: minutes at first, then hours, then days; five days in all. */
export const defaultPausesS: readonly number[] = [
  minuteS,
  5 * minuteS,
  15 * minuteS,
  hourS,
  3 * hourS,
  6 * hourS,
  12 * hourS,
  24 * hourS,
  24 * hourS,
  24 * hourS,
  24 * hourS,
];

/** ms until the next try after so many failed ones; undefined after the last. A tenth more or less by chance. */
export function pauseMs(pausesS: readonly number[], failedTries: number, chance = Math.random()): number | undefined {
  const seconds = pausesS[failedTries - 1];
  return seconds === undefined ? undefined : seconds * 1000 * (0.95 + chance * 0.1);
}
