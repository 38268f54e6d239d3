/** ms of R42: for a head, for whoever stands still, for a request in all, and for the next one on a connection. */
export const connectionLimits = { headMs: 15_000, idleMs: 30_000, requestMs: 900_000, keptMs: 72_000 } as const;
