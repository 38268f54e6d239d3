import { expect, test } from 'vitest';
import { expandShortcodes } from './expandShortcodes.ts';

/**
 * Only the clock tells how fast a regular expression runs, so this is not a daily test. It takes the shortest of
 * several runs, the one that nothing else disturbed.
 */
test.each(['[a ', '[a]', '[/a]', '[[a]', '<!-- ', '[caption]', '[b-c]', '<i', '[a x="'])(
  'searches a hundred times as much of %s for shortcodes in about a hundred times the time',
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
