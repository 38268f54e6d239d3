import { describe, expect, it } from 'vitest';
import { formatDate, formatDuration } from './dates.ts';

describe('a date', () => {
  it('is printed as day, English month and year', () => {
    expect(formatDate('2026-11-21T09:30:00Z')).toBe('21 November, 2026');
  });
  it('has no leading zero', () => {
    expect(formatDate('2026-10-02')).toBe('2 October, 2026');
  });
  it('is the day in UTC, wherever the build runs', () => {
    expect(formatDate('2026-12-31T23:59:59Z')).toBe('31 December, 2026');
    expect(formatDate('2027-01-01T01:00:00+02:00')).toBe('31 December, 2026');
  });
  it('is written in the form of the site’s language', () => {
    expect(formatDate('2026-11-21T09:30:00Z', 'en')).toBe('21 November, 2026');
    expect(formatDate('2026-12-31T23:59:59Z', 'de')).toBe('31. Dezember 2026');
    expect(formatDate('2026-12-31T23:59:59Z', 'fr')).toBe('31 décembre 2026');
    expect(formatDate('2026-12-31T23:59:59Z', 'hu')).toBe('2026. december 31.');
  });
  it('is refused by name where it is not a date', () => {
    expect(() => formatDate('soon')).toThrow('"soon" is not a date');
  });
});

describe('a duration', () => {
  it('is printed as minutes and seconds of two digits', () => {
    expect(formatDuration(65)).toBe('01:05');
    expect(formatDuration(0)).toBe('00:00');
  });
  it('may pass 59 minutes', () => {
    expect(formatDuration(3600)).toBe('60:00');
    expect(formatDuration(6005)).toBe('100:05');
  });
  it('drops parts of a second instead of rounding up to 60', () => {
    expect(formatDuration(59.9)).toBe('00:59');
  });
  it('is refused below zero', () => {
    expect(() => formatDuration(-1)).toThrow('-1 is not a duration');
  });
});
