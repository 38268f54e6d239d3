import { expect, test } from 'vitest';
import { expandShortcodes } from './expandShortcodes.ts';

/**
 * What a machine makes of a regular expression is told by the clock alone, so this is no test of every day. Of the
 * shortest of some runs, which is the one that nothing else disturbed.
 */
test.each(['[a ', '[a]', '[/a]', '[[a]', '<!-- ', '[caption]', '[b-c]', '<i', '[a x="'])(
  'looks for shortcodes in a hundred times as much of %s in about a hundred times the time',
  (piece) => {
    // Quadratic time would be 10,000 times as long.
    expect(shortestMs(piece.repeat(100_000))).toBeLessThan(Math.max(shortestMs(piece.repeat(1_000)), 0.5) * 1_000);
  },
);

function shortestMs(text: string): number {
  const took = Array.from({ length: 5 }, () => {
    const begun = performance.now();
    expandShortcodes(text, () => {});
    return performance.now() - begun;
  });
  return Math.min(...took);
}
