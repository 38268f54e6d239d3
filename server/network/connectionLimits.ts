/** R42 in ms: for the headers, for an idle body, for a request in all, and for the next request on a connection. */
export const connectionLimits = { headMs: 15_000, idleMs: 30_000, requestMs: 900_000, keptMs: 72_000 } as const;
