import { expect, test } from 'vitest';
import { readingMs } from './readingMs.ts';

test('a message is shown for as long as it takes to read it', () => {
  expect(readingMs('Not saved')).toBe(4_000);
  expect(readingMs('It is still linked in twelve places. '.repeat(12))).toBeGreaterThan(20_000);
  expect(readingMs({ type: 'div' }), 'of unknown length').toBe(20_000);
});
