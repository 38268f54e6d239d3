import { expect, it } from 'vitest';
import { boundsOfDays, calendarAddress, readCalendarQuery, shownDays } from './calendarQuery.ts';

const now = new Date('2026-11-24T23:30:00Z');
const home = 'Europe/Amsterdam';

it('shows the present week in the zone of the people who take calls, where the address has no parameters', () => {
  const query = readCalendarQuery({}, home, now);
  expect(query).toEqual({ view: 'week', day: '2026-11-25', zone: home, search: '' });
  expect(shownDays(query)).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
  ]);
});

it('reads its own address, and ignores an invalid day, view or zone', () => {
  const query = {
    view: 'day',
    day: '2026-12-01',
    zone: 'America/New_York',
    search: 'ada lind',
    moving: 7,
    moved: 8,
  } as const;
  const params = Object.fromEntries(new URL(calendarAddress(query, {}), 'http://localhost').searchParams);
  expect(readCalendarQuery(params, home, now)).toEqual(query);
  const wrong = { view: 'year', day: '2026-02-30', zone: 'Mars/Base', search: ['a', 'b'], moving: '7 or 8' };
  expect(readCalendarQuery(wrong, home, now)).toEqual(readCalendarQuery({}, home, now));
});

it('begins and ends days in the time of the zone, also where clocks change within the week', () => {
  const days = shownDays({ view: 'week', day: '2026-10-25' });
  const { from, until } = boundsOfDays(days, home);
  expect(from.toISOString()).toBe('2026-10-18T22:00:00.000Z');
  expect(until.toISOString()).toBe('2026-10-25T23:00:00.000Z');
});
