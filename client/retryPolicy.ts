/** Retries after the first attempt. R37. */
export const maxRetries = 5;

const capMs = 5000;
const firstDelayMs = 500;
/** Share of a delay that is added at random, so that visitors of one outage do not all return at once. R37. */
const jitter = 0.2;

/** ms before the given retry (1 is the first): 500, 1000, 2000, 4000, 5000, each up to a fifth longer, never over 5000. */
export function delayBeforeRetryMs(retry: number, chance: () => number = Math.random): number {
  const delay = firstDelayMs * 2 ** (retry - 1);
  return Math.min(capMs, Math.round(delay * (1 + jitter * chance())));
}
