import { expect, it } from 'vitest';
import { cubicBezier } from './cubicBezier.ts';

it('calculates the curves of CSS', () => {
  const linear = cubicBezier(0.3, 0.3, 0.6, 0.6);
  for (const time of [0, 0.1, 0.5, 0.9, 1]) expect(linear(time)).toBeCloseTo(time, 6);
  const ease = cubicBezier(0.25, 0.1, 0.25, 1);
  expect(ease(0.5)).toBeCloseTo(0.8024, 3);
});
