/**
 * What follows `node` to start the public host, from the folder of the repository. V8 keeps what is new for long where
 * nobody tells it otherwise: the pieces of ten files that come in at once then lie in memory by the hundred megabytes.
 * Another hundred are left over from the start, which the host throws away by itself once it serves.
 */
export const hostCommand = ['--max-semi-space-size=4', '--expose-gc', 'backend/src/main.ts'] as const;
