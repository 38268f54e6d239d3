/** ms for which Payload says anything. */
const leastMs = 4_000;
/** ms for a letter, at the pace of somebody who reads what they did not expect. */
const letterMs = 60;

/** How long a message has to stand to be read. */
export function readingMs(words: unknown): number {
  return typeof words === 'string' ? Math.max(leastMs, words.length * letterMs) : 5 * leastMs;
}
