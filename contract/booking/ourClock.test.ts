import { expect, it } from 'vitest';
import { cityOfZone, onOurClock } from './ourClock.ts';

const zone = 'Europe/Amsterdam';
const startsAt = new Date('2026-11-24T14:00:00Z');

it('names an hour by the clock and city of an office', () => {
  const ours = { zone: 'Europe/Helsinki', city: 'Turku' };
  expect(onOurClock({ startsAt, zone, ours, language: undefined })).toBe('16:00, Turku');
});

it('adds the day where it is not the visitor’s, in the form of their language', () => {
  const ours = { zone: 'Pacific/Auckland', city: 'Wellington' };
  expect(onOurClock({ startsAt, zone, ours, language: undefined })).toBe('Wed 25 Nov, 03:00, Wellington');
  expect(onOurClock({ startsAt, zone, ours, language: 'de' })).toMatch(/^Mi.*25.*Nov.*03:00, Wellington$/);
});

it('names the city of a time zone', () => {
  expect(['Europe/Amsterdam', 'America/New_York', 'America/Argentina/Buenos_Aires', 'UTC'].map(cityOfZone)).toEqual([
    'Amsterdam',
    'New York',
    'Buenos Aires',
    'UTC',
  ]);
});
