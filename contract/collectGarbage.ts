/** Number of pages in one publication from which collecting the garbage that it leaves is worth a pause. */
export const manyPages = 2_000;

/**
 * Collects the garbage of this thread and returns its memory to the system, which V8 does late where little is asked.
 * Blocks the thread for a tenth to a fifth of a second. Does nothing where the process was started without
 * `--expose-gc`.
 */
export function collectGarbage(): void {
  type Collect = (how: { type: string; flavor: string; execution: string }) => void;
  (globalThis as { gc?: Collect }).gc?.({ type: 'major', flavor: 'last-resort', execution: 'sync' });
}
