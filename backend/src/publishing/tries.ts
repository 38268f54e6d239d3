/** What could not be published, and when that is tried again. */
interface Tries {
  /** Whether a version is to be tried; undefined where no pause speaks for it or against it. */
  isDue(version: string): boolean | undefined;
  /** True of the version that could not be published last. */
  isRefused(version: string): boolean;
  /** When it is tried again; undefined where only another version can help. */
  fail(version: string, isPassing: boolean): Date | undefined;
  /** In a row. */
  failures(): number;
  clear(): void;
}

/** ms before another try after a passing fault: the first pause, which doubles each time, and the longest. */
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
