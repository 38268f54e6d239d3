import { expect, test } from 'vitest';
import { startField } from './bookingRequest.ts';

test.each([
  ['2026-11-24T14:00:00.000Z', true],
  ['2028-02-29T09:30:00.000Z', true],
  ['2026-02-31T09:30:00.000Z', false],
  ['2026-11-24T24:00:00.000Z', false],
  ['2026-13-01T09:00:00.000Z', false],
  ['2026-11-24T14:00:00+01:00', false],
  ['2026-11-24T14:00:30.000Z', false],
  ['soon', false],
  ['', false],
])('accepts an hour in one spelling only: %j, %s', (text, isRight) => {
  expect(startField.safeParse(text).success).toBe(isRight);
});
