/**
 * What follows `node` to start the renderer, from the folder of the repository. Both flags hold for its threads too.
 * A page lives for some milliseconds: with room for several, most of it is gone before anything is collected. What
 * outlives them is collected once it has grown by a quarter: V8 waits for more, and kept a hundred megabytes of pages
 * that nobody needed any more. Measured in docs/benchmarks.md, "From Publish to live".
 */
export const rendererCommand = [
  '--max-semi-space-size=16',
  '--heap-growing-percent=25',
  'site/src/renderer/main.ts',
] as const;
