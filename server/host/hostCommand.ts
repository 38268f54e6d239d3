/**
 * The arguments of `node` that start the public host, from the repository's root. By default V8 lets its young
 * generation grow: the chunks of ten files that arrive at once then take hundreds of megabytes. Another hundred are
 * left over from the start, which the host collects by itself once it serves.
 */
export const hostCommand = ['--max-semi-space-size=8', '--expose-gc', 'server/host/main.ts'] as const;
