/** How long Payload shows any message, in ms. */
const leastMs = 4_000;
/** Reading time per letter in ms, for somebody who did not expect the message. */
const letterMs = 60;

export function readingMs(words: unknown): number {
  return typeof words === 'string' ? Math.max(leastMs, words.length * letterMs) : 5 * leastMs;
}
