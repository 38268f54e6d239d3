/** On servers alone: a browser has none. */
declare const process: { exit(code: number): never };

/**
 * Ends the process. V8 compiles what is called often in threads of its own. One of them may need memory at the moment
 * of the end and waits for the main thread to collect garbage, while the main thread waits for it: such a process hangs
 * for good, without a port and without a word (nodejs/node#54918, one in a thousand ends of a busy host). Where the
 * process was started with `--expose-gc`, garbage is collected before, so that there is memory.
 */
export function endProcess(code: number): never {
  (globalThis as { gc?: () => void }).gc?.();
  process.exit(code);
}
