/** Pages of one publication from which on what it leaves in memory is worth a pause. */
export const manyPages = 2_000;

/** Throws away what is left over in this thread, and gives the room back. A tenth of a second. */
export function collect(): void {
  globalThis.gc?.({ type: 'major', flavor: 'last-resort', execution: 'sync' });
}
