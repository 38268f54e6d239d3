import { expect, test } from 'vitest';
import { computeShare, longestShare, shortestShare } from './worker.ts';

test('a worker rests less and less while no requests arrive, but always rests', () => {
  let share = longestShare;
  for (let turn = 0; turn < 10; turn++) {
    const next = computeShare(share, 0.02);
    expect(next).toBeLessThanOrEqual(share);
    share = next;
  }
  expect(share).toBe(shortestShare);
  expect(share).toBeGreaterThan(0);
});

test('as soon as visitors keep the process busy, the worker rests as long as it can again', () => {
  expect(computeShare(shortestShare, 0.6)).toBe(longestShare);
});
