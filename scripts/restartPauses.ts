/** ms before the first restart; each further one waits twice as long, up to the longest. */
const firstMs = 500;
const longestMs = 60_000;
/**
 * ms that a process must have served for its earlier ends to be forgotten: longer than a start takes. Visitors wait for
 * what is started again, and half of the time is better than none.
 */
const quietMs = 5_000;

/** How long to wait before something that ended is started again. */
export interface RestartPauses {
  /** ms, and how many times it has ended in a row. `servedMs`: how long it has served this time. */
  next(servedMs: number): { pauseMs: number; endings: number };
}

/** Pauses that grow while something keeps ending, and are short again after it served for some seconds. */
export function createRestartPauses(): RestartPauses {
  let endings = 0;
  return {
    next(servedMs) {
      endings = servedMs >= quietMs ? 1 : endings + 1;
      return { pauseMs: Math.min(longestMs, firstMs * 2 ** (endings - 1)), endings };
    },
  };
}
