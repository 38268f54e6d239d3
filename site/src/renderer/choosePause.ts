/** Below this share of a core, others were waiting for the processor too. */
const uncontended = 0.7;

/** While they are, compressing takes at most a thirtieth of a core. */
const restsPerWork = 30;

/** ms. However large the file was. */
const longestPause = 5_000;

/**
 * Returns how long to rest after compressing a file, in ms: `cpu` is the processor time that took, `wall` the time by
 * the clock, both in ms.
 */
export function choosePause(cpu: number, wall: number): number {
  return cpu / wall >= uncontended ? 0 : Math.min(longestPause, cpu * restsPerWork);
}
