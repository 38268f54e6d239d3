import type { Limits } from '../limits/limits.ts';

/** Limits where nobody has come before. */
export const uncounted: Limits = {
  counter: () => ({
    hit: async () => ({ count: 1, msLeft: 0 }),
    takeBack: async () => undefined,
    forget: async () => undefined,
  }),
};
