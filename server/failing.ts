import type { FastifyBaseLogger } from 'fastify';

const firstPauseMs = 1_000;

interface FailingOptions {
  /** The longest pause before the next attempt: the first is a second, and each doubles. */
  longestMs: number;
  now: () => Date;
  logger: Pick<FastifyBaseLogger, 'error'>;
}

/** Tracks for how long something has failed, and when to try it again. */
export function openFailing({ logger, longestMs, now }: FailingOptions) {
  let [since, last, count, nextTry] = [0, 0, 0, 0];
  return {
    /** Notes a failure. Only the first in a row is logged. `waitMs`: the pause that the other side asks for. */
    fail(facts: object, message: string, waitMs?: number): void {
      const at = now().getTime();
      last = at;
      count += 1;
      if (count === 1) {
        since = at;
        logger.error(facts, message);
      }
      nextTry = at + (waitMs ?? Math.min(firstPauseMs * 2 ** (count - 1), longestMs));
    },
    /** Notes that it works. True if it had failed. */
    clear(): boolean {
      const hasFailed = count > 0;
      [since, last, count, nextTry] = [0, 0, 0, 0];
      return hasFailed;
    },
    /** True until the pause after the last failure is over, or the clock was set back. */
    rests: () => now().getTime() >= last && now().getTime() < nextTry,
    /** ms since the first failure; 0 if all is well. */
    forMs: () => (count === 0 ? 0 : now().getTime() - since),
  };
}
