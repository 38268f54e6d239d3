import type { FastifyBaseLogger } from 'fastify';

/** Tracks for how long something has failed, and when to retry it. */
interface Failing {
  /** Notes a failure. Only the first in a row is logged. */
  fail(err: unknown, message: string): void;
  clear(): void;
  /** True until the pause after the last failure is over. */
  rests(): boolean;
  /** ms since the first failure; 0 if all is well. */
  forMs(): number;
}

/** ms before the next attempt: the first pause, which doubles each time, and the longest. */
const pausesMs = { first: 1_000, longest: 30_000 };

export function openFailing({ logger, now }: { logger: Pick<FastifyBaseLogger, 'error'>; now: () => Date }): Failing {
  let [since, count, nextTry] = [0, 0, 0];
  return {
    fail(err, message) {
      count += 1;
      if (count === 1) {
        since = now().getTime();
        logger.error({ err }, message);
      }
      nextTry = now().getTime() + Math.min(pausesMs.first * 2 ** (count - 1), pausesMs.longest);
    },
    clear() {
      [since, count, nextTry] = [0, 0, 0];
    },
    rests: () => now().getTime() < nextTry,
    forMs: () => (count === 0 ? 0 : now().getTime() - since),
  };
}
