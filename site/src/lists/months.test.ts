import { expect, test } from 'vitest';
import { countByMonth } from './months.ts';

const dated = (...dates: string[]) => countByMonth(dates.map((date) => ({ date })));

test('counts the entries of the twelve months up to the newest, in UTC', () => {
  const months = dated('2026-11-01T00:30:00Z', '2026-10-31T23:30:00Z', '2026-10-02T08:00:00Z', '2025-12-01T08:00:00Z');
  expect(months.map(({ key }) => key)).toEqual([
    '2025-12',
    ...Array.from({ length: 11 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`),
  ]);
  expect(months.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1]);
});

test('leaves out entries older than a year', () => {
  expect(dated('2026-11-01T00:30:00Z', '2025-11-30T23:30:00Z').reduce((sum, { count }) => sum + count, 0)).toBe(1);
});

test('is empty for an empty list', () => {
  expect(dated()).toEqual([]);
});
