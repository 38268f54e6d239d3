/** Visitors come first: while they send requests, a worker rests this many times as long as it worked. */
export const longestShare = 2;
/** The share of rest while no requests arrive. */
export const shortestShare = 1 / 8;
/** If the process was busy for more than this part of a rest, it was busy with visitors. */
const busyPart = 0.25;

/**
 * The next share: how many times the duration of its next work a worker rests. `busy` is how busy the process was in
 * its last rest, from 0 to 1.
 */
export function computeShare(share: number, busy: number): number {
  return busy > busyPart ? longestShare : Math.max(shortestShare, share / 2);
}
