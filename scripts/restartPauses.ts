/** Time in ms before the first restart; each further one waits twice as long, up to the longest. */
const firstMs = 500;
const longestMs = 60_000;
/**
 * Time in ms that a process must have served before its earlier ends are forgotten: longer than a start takes. Visitors
 * wait for a restart, and a service half of the time is better than none.
 */
const quietMs = 5_000;
/**
 * The same after an end by silence. What occupied it may come again: an email that is fetched once more, a visitor who
 * repeats a request.
 */
const quietAfterSilenceMs = 600_000;

/** How long to wait before restarting something that ended. */
export interface RestartPauses {
  /**
   * The pause in ms, and how many times it has ended in a row. `servedMs`: how long it has served this time. `reason`: an
   * exit code, a signal, or `silence`.
   */
  next(servedMs: number, reason: number | string): { pauseMs: number; endings: number };
}

/** Returns pauses that grow while something keeps ending, and are short again after it has served for some seconds. */
export function createRestartPauses(): RestartPauses {
  let endings = 0;
  return {
    next(servedMs, reason) {
      const enoughMs = reason === 'silence' ? quietAfterSilenceMs : quietMs;
      endings = servedMs >= enoughMs ? 1 : endings + 1;
      return { pauseMs: Math.min(longestMs, firstMs * 2 ** (endings - 1)), endings };
    },
  };
}
