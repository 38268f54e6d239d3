/**
 * What follows `node` to start the renderer, from the folder of the repository. The first flag is for the thread that
 * knows what is to be drawn, which keeps much and makes little that dies soon; its threads have limits of their own. The
 * second holds for all: what outlives a page is collected once it has grown by a quarter. V8 waits for more, and kept a
 * hundred megabytes of pages that nobody needed any more. With the third, threads that draw ask for it themselves.
 * Measured in docs/benchmarks.md, "From Publish to live".
 */
export const rendererCommand = [
  '--max-semi-space-size=4',
  '--heap-growing-percent=25',
  '--expose-gc',
  'site/src/renderer/main.ts',
] as const;
