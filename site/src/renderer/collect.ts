/** From this many pages in one publication on, freeing the memory they leave is worth a pause. */
export const manyPages = 2_000;

/** Collects the garbage of this thread and returns the memory to the system. Takes a tenth of a second. */
export function collect(): void {
  globalThis.gc?.({ type: 'major', flavor: 'last-resort', execution: 'sync' });
}
