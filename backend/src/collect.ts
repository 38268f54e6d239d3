/** Number of pages in one publication from which collecting its garbage is worth a pause. */
export const manyPages = 2_000;

/**
 * Collects garbage: some 60 MB left after a start, and 250 MB after a publication of 20,000 pages, which V8 keeps for
 * as long as there are few requests. It blocks everything for a fifth of a second.
 */
export function collect(): void {
  globalThis.gc?.({ type: 'major', flavor: 'last-resort', execution: 'sync' });
}
