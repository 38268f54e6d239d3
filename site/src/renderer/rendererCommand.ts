/**
 * What follows `node` to start the renderer, from the folder of the repository. The flag holds for its threads too: a
 * page lives for some milliseconds, and V8 otherwise keeps a hundred megabytes of pages that nobody needs any more.
 */
export const rendererCommand = ['--max-semi-space-size=4', 'site/src/renderer/main.ts'] as const;
