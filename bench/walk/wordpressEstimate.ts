import type { Counted } from './keystrokeLevel.ts';

/**
 * The same stations in WordPress, in the same order, counted from its documentation and that of its plugins: nobody
 * went through them. docs/walk.md lists the screens.
 */
export const wordpressEstimate: readonly Omit<Counted, 'letters'>[] = [
  { presses: 4, fields: 6 },
  { presses: 14, fields: 5 },
  { presses: 0, fields: 0 },
  { presses: 6, fields: 3 },
  { presses: 12, fields: 4 },
  { presses: 8, fields: 3 },
  { presses: 17, fields: 9 },
  { presses: 8, fields: 3 },
  { presses: 7, fields: 1 },
  { presses: 12, fields: 3 },
  { presses: 8, fields: 4 },
  { presses: 6, fields: 4 },
  { presses: 2, fields: 0 },
];
