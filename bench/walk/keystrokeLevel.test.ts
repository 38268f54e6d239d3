import { expect, test } from 'vitest';
import { calculatePersonSeconds } from './keystrokeLevel.ts';

test.each([
  ['a press', { presses: 1, fields: 0, letters: 0 }, 1.35 + 1.1 + 0.2],
  ['a field of ten letters', { presses: 0, fields: 1, letters: 10 }, 1.35 + 1.1 + 0.2 + 0.4 + 10 * 0.28 + 0.4],
  ['both', { presses: 1, fields: 1, letters: 10 }, 2.65 + 6.25],
])('%s takes a person what its operators take', (_, deeds, seconds) => {
  expect(calculatePersonSeconds(deeds)).toBeCloseTo(seconds);
});
