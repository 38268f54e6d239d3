/** ms before the first restart; each further one waits twice as long, up to the longest. */
const firstMs = 500;
const longestMs = 60_000;
/**
 * ms that a process must have run for its earlier ends to be forgotten: some starts. What serves for longer between
 * two ends serves visitors better at once than after a minute.
 */
const quietMs = 30_000;

/** How long to wait before something that ended is started again. */
export interface RestartPauses {
  /** ms, and how many times it has ended in a row. `ranMs`: how long it ran this time. */
  next(ranMs: number): { pauseMs: number; endings: number };
}

/** Pauses that grow while something keeps ending, and are short again after it ran for half a minute. */
export function createRestartPauses(): RestartPauses {
  let endings = 0;
  return {
    next(ranMs) {
      endings = ranMs >= quietMs ? 1 : endings + 1;
      return { pauseMs: Math.min(longestMs, firstMs * 2 ** (endings - 1)), endings };
    },
  };
}
