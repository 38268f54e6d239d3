/** Tracks what could not be published, and when to retry it. */
interface Tries {
  /** Whether to try a version now; undefined if no pause is running. */
  isDue(version: string): boolean | undefined;
  /** True for the version that last failed. */
  isRefused(version: string): boolean;
  /** Notes a failure. Returns when to retry; undefined if only another version can help. */
  fail(version: string, isPassing: boolean): Date | undefined;
  failures(): number;
  clear(): void;
}

/** ms before the next attempt after a passing fault: the first pause, which doubles each time, and the longest. */
const pausesMs = { first: 1_000, longest: 60_000 };

export function openTries(now: () => Date): Tries {
  let refused: string | undefined;
  let nextTry: Date | undefined;
  let failures = 0;
  return {
    isDue: (version) => nextTry && (nextTry <= now() || version !== refused),
    isRefused: (version) => version === refused,
    fail(version, isPassing) {
      refused = version;
      failures += 1;
      const pauseMs = Math.min(pausesMs.first * 2 ** (failures - 1), pausesMs.longest);
      nextTry = isPassing ? new Date(now().getTime() + pauseMs) : undefined;
      return nextTry;
    },
    failures: () => failures,
    clear() {
      [refused, nextTry, failures] = [undefined, undefined, 0];
    },
  };
}
