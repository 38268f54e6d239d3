import { expect, it } from 'vitest';
import { stayingMoments } from './takeMoment.ts';

const now = new Date('2026-11-24T12:34:00Z');

/** The moments of these that are kept, each written as day and time. */
function staying(...times: string[]): string[] {
  const all = times.map((time) => new Date(time.replace(' ', 'T').concat('Z')));
  const stay = stayingMoments(all, now);
  return times.filter((_time, place) => all[place] && stay.includes(all[place]));
}

it('keeps every moment of the last 24 hours', () => {
  const times = ['2026-11-23 12:35', '2026-11-23 12:36', '2026-11-24 12:32', '2026-11-24 12:33'];
  expect(staying(...times)).toEqual(times);
});

it('keeps the last moment of each hour for a week', () => {
  const times = ['2026-11-20 09:01', '2026-11-20 09:59', '2026-11-20 10:00', '2026-11-24 12:33'];
  expect(staying(...times)).toEqual(times.slice(1));
});

it('keeps the last moment of each day for 30 days, and none that is older', () => {
  const times = ['2026-10-24 23:59', '2026-11-10 09:01', '2026-11-10 23:59', '2026-11-11 00:00', '2026-11-24 12:33'];
  expect(staying(...times)).toEqual(times.slice(2));
});

it('keeps the newest, however old it is: nothing was written since', () => {
  expect(staying('2026-01-01 10:00', '2026-01-02 10:00')).toEqual(['2026-01-02 10:00']);
});
