import { expect, test } from 'vitest';
import { momentWords } from './momentWords.ts';

test('shows a time in a zone, with its offset from UTC', () => {
  const said = (iso: string, zone: string) => momentWords(iso, zone);
  expect(said('2026-11-24T23:30:00.000Z', 'Europe/Amsterdam')).toBe('25 Nov 2026, 00:30 UTC+1');
  expect(said('2026-07-24T23:30:00.000Z', 'Europe/Amsterdam')).toBe('25 Jul 2026, 01:30 UTC+2');
  expect(said('2026-11-24T23:30:00.000Z', 'Asia/Kolkata')).toBe('25 Nov 2026, 05:00 UTC+5:30');
  expect(said('2026-11-24T23:30:00.000Z', 'UTC')).toBe('24 Nov 2026, 23:30 UTC');
});

test('shows seconds where the field asks for them', () => {
  expect(momentWords('2026-11-24T23:30:07.000Z', 'UTC', { hasSeconds: true })).toBe('24 Nov 2026, 23:30:07 UTC');
});
