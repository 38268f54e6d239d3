/** Visitors who send something come first: for so many times what it worked a worker rests beside them. */
export const longestShare = 2;
/** Where nobody asks for anything. */
export const shortestShare = 1 / 8;
/** Of a rest, from which part on the process was busy with visitors. */
const busyPart = 0.25;

/** For how many times its next work a worker rests, by how busy the process was in its last rest, from 0 to 1. */
export function shareAfter(share: number, busy: number): number {
  return busy > busyPart ? longestShare : Math.max(shortestShare, share / 2);
}
