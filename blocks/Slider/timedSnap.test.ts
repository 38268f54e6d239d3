import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { cubicBezier, snapEase, snapMs } from './timedSnap.ts';

// How slides move, and for how long, is tested in a browser: `e2e/slider.e2e.ts`.
it('moves on the curve of the token --ease-snap, for the time of R14', () => {
  const tokens = readFileSync(fileURLToPath(import.meta.resolve('@frontage/design/styles/tokens.css')), 'utf8');
  const rules = readFileSync(new URL('../../docs/rules.md', import.meta.url), 'utf8');
  expect(tokens).toContain(`--ease-snap: cubic-bezier(${snapEase.join(', ')})`);
  expect(rules).toContain(`A snap takes ${snapMs} ms.`);
});

it('calculates the curves of CSS', () => {
  const linear = cubicBezier(0.3, 0.3, 0.6, 0.6);
  for (const time of [0, 0.1, 0.5, 0.9, 1]) expect(linear(time)).toBeCloseTo(time, 6);
  const ease = cubicBezier(0.25, 0.1, 0.25, 1);
  expect(ease(0.5)).toBeCloseTo(0.8024, 3);
});
