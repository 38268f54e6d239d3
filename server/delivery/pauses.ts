const minuteS = 60;
const hourS = 60 * minuteS;

/**
 * Seconds between tries, five days in all. Nothing waits longer than an hour for a peer that was away for less than a
 * day, nor longer than three after that: the backlog reaches sales soon after the peer is back.
 */
export const defaultPausesS: readonly number[] = [
  minuteS,
  5 * minuteS,
  15 * minuteS,
  30 * minuteS,
  ...Array<number>(24).fill(hourS),
  ...Array<number>(32).fill(3 * hourS),
];

/** ms until the next try after so many failed ones; undefined after the last. Varies randomly by 5% up or down. */
export function pauseMs(pausesS: readonly number[], failedTries: number, chance = Math.random()): number | undefined {
  const seconds = pausesS[failedTries - 1];
  return seconds === undefined ? undefined : seconds * 1000 * (0.95 + chance * 0.1);
}
