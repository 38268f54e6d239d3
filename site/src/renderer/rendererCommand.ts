/**
 * Arguments of `node` that start the renderer, from the folder of the repository. The first flag is for the thread that
 * knows the content, which keeps much and creates little that is short-lived; the render threads have their own limits.
 * The second is for all threads: memory that outlives a page is collected once it has grown by a quarter. V8 waits for
 * more, and kept a hundred megabytes of pages that nobody needed any more. With the third, render threads request
 * collections themselves. Measured in docs/benchmarks.md, "From Publish to live".
 */
export const rendererCommand = [
  '--max-semi-space-size=4',
  '--heap-growing-percent=25',
  '--expose-gc',
  'site/src/renderer/main.ts',
] as const;
