/** Pages of one publication from which on what it leaves in memory is worth a pause. */
export const manyPages = 2_000;

/**
 * Throws away what is left over: some sixty megabytes of a start, and 250 of a publication of 20,000 pages, which V8 keeps
 * for as long as little is asked. It holds everybody up for a fifth of a second.
 */
export function collect(): void {
  globalThis.gc?.({ type: 'major', flavor: 'last-resort', execution: 'sync' });
}
