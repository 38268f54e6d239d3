import { offsetWords, zoneWords } from '@frontage/contract/booking/hoursInWords.ts';
import { dayAfter, momentOf, timeIn, wallClock, weekdayOf } from '@frontage/contract/booking/time.ts';
import { describe, expect, it } from 'vitest';
import type { CallPlan, Desk } from './CallPlan.ts';
import { slotsOf } from './slots.ts';

const rotterdam: Desk = {
  host: 'Ines Halvorsen',
  role: 'lead engineer',
  room: undefined,
  officeId: 5,
  city: 'Rotterdam',
  timeZone: 'Europe/Amsterdam',
  opens: '09:00',
  closes: '18:00',
  starts: [],
  calendars: [],
};
const plan: CallPlan = {
  minutes: 40,
  pauseMinutes: 20,
  noticeHours: 24,
  daysAhead: 30,
  weekdays: [1, 2, 3, 4, 5],
  daysOff: [],
  clients: {},
  desks: [rotterdam],
  silentCalendars: 'hold',
};
const now = new Date('2026-11-21T12:00:00Z');
const weekLater = new Date('2026-11-28T00:00:00Z');
const slots = (change: Partial<CallPlan> = {}, rest: Partial<Parameters<typeof slotsOf>[0]> = {}) =>
  slotsOf({ plan: { ...plan, ...change }, from: now, until: weekLater, busy: [], now, ...rest });

/**
 * One zone for every kind of clock: offsets of whole, half and quarter hours, both hemispheres, and zones without
 * summer time.
 */
const zones = [
  'Europe/Amsterdam',
  'Europe/London',
  'America/New_York',
  'America/Los_Angeles',
  'America/St_Johns',
  'America/Santiago',
  'Africa/Cairo',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Tehran',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Australia/Adelaide',
  'Pacific/Chatham',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'UTC',
];

describe('the hours of calls', () => {
  it('are those of the office on its working days, each call within opening hours', () => {
    const starts = slots().map(({ startsAt }) => wallClock(startsAt, 'Europe/Amsterdam'));
    expect(starts.filter(({ day }) => day === '2026-11-24').map(({ time }) => time)).toEqual([
      ...['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00'],
    ]);
    expect(new Set(starts.map(({ day }) => day)).size).toBe(5);
  });

  it('respect the notice, and end with the days ahead', () => {
    const monday = new Date('2026-11-23T12:30:00Z');
    expect(slots({}, { now: monday, from: monday })[0]?.startsAt.toISOString()).toBe('2026-11-24T13:00:00.000Z');
    const last = slots({ daysAhead: 3 }).at(-1)?.startsAt.toISOString();
    expect(last).toBe('2026-11-24T11:00:00.000Z');
  });

  it('may be listed one by one, and those outside the office hours are left out', () => {
    const desks = [{ ...rotterdam, starts: ['08:00', '10:00', '11:30', '17:30'] }];
    const times = slots({ desks }).map(({ startsAt }) => timeIn(startsAt, 'Europe/Amsterdam'));
    expect(new Set(times)).toEqual(new Set(['10:00', '11:30']));
  });

  it('do not exist on days off, of all offices or of one', () => {
    const london = { ...rotterdam, host: 'Noor Vane', officeId: 2, timeZone: 'Europe/London' };
    const off = { from: '2026-11-24', to: '2026-11-25', officeId: 5 };
    const days = (daysOff: CallPlan['daysOff']) =>
      new Set(
        slots({ desks: [rotterdam, london], daysOff }).map(({ startsAt }) => startsAt.toISOString().slice(0, 10)),
      );
    expect(days([off]).has('2026-11-24')).toBe(true);
    expect(slots({ daysOff: [off] }).some(({ startsAt }) => startsAt.toISOString().startsWith('2026-11-24'))).toBe(
      false,
    );
    expect(days([{ ...off, officeId: undefined }]).has('2026-11-24')).toBe(false);
  });

  it('stay listed with nobody free while the only host is busy, with the pause kept on both sides', () => {
    const busy = [
      {
        host: 'Ines Halvorsen',
        startsAt: new Date('2026-11-24T13:30:00Z'),
        endsAt: new Date('2026-11-24T14:10:00Z'),
      },
    ];
    const taken = slots({}, { busy }).filter(({ free }) => free.length === 0);
    expect(taken.map(({ startsAt }) => startsAt.toISOString())).toEqual([
      '2026-11-24T13:00:00.000Z',
      '2026-11-24T14:00:00.000Z',
    ]);
    expect(slots({}, { busy: busy.map((one) => ({ ...one, host: 'Another' })) }).every(({ free }) => free.length)).toBe(
      true,
    );
  });

  it('become one hour with two places where two hosts have the same one', () => {
    const london = { ...rotterdam, host: 'Noor Vane', officeId: 2, timeZone: 'Europe/London' };
    const both = slots({ desks: [rotterdam, london] }).find(
      ({ startsAt }) => startsAt.toISOString() === '2026-11-24T10:00:00.000Z',
    );
    expect(both?.free.map(({ host }) => host)).toEqual(['Ines Halvorsen', 'Noor Vane']);
  });

  it('keep to the clock of the office through every clock change of the year, in every zone', () => {
    for (const timeZone of zones) {
      const year = slotsOf({
        plan: { ...plan, daysAhead: 370, noticeHours: 0, desks: [{ ...rotterdam, timeZone }] },
        from: now,
        until: new Date('2028-01-01T00:00:00Z'),
        busy: [],
        now,
      });
      const byDay = new Map<string, string[]>();
      for (const { startsAt } of year) {
        const { day, time } = wallClock(startsAt, timeZone);
        byDay.set(day, [...(byDay.get(day) ?? []), time]);
      }
      const whole = [...byDay.entries()].slice(1, -1);
      expect(whole.length).toBeGreaterThan(255);
      for (const [day, times] of whole) {
        expect(weekdayOf(day), `${timeZone} ${day}`).toBeLessThan(6);
        expect(times, `${timeZone} ${day}`).toHaveLength(9);
        expect([times[0], times.at(-1)], `${timeZone} ${day}`).toEqual(['09:00', '17:00']);
      }
    }
  });

  it('never overlap, even where clocks go back in the middle of the working day', () => {
    const night = { ...rotterdam, opens: '00:00', closes: '23:59' };
    for (const timeZone of zones) {
      const all = slotsOf({
        plan: { ...plan, weekdays: [1, 2, 3, 4, 5, 6, 7], daysAhead: 370, desks: [{ ...night, timeZone }] },
        from: now,
        until: new Date('2028-01-01T00:00:00Z'),
        busy: [],
        now,
      });
      const gaps = all
        .slice(1)
        .map(({ startsAt }, index) => startsAt.getTime() - (all[index]?.startsAt.getTime() ?? 0));
      expect(Math.min(...gaps), timeZone).toBeGreaterThanOrEqual(plan.minutes * 60_000);
    }
  });
});

it('the hours of half a year, beside full calendars, hold up nobody else', () => {
  const desks = ['Ines', 'Bo', 'Ada'].map((host) => ({ ...rotterdam, host }));
  const long = { ...plan, desks, minutes: 30, pauseMinutes: 0, daysAhead: 180 };
  const busy = desks.flatMap(({ host }) =>
    Array.from({ length: 180 * 8 }, (_, place) => {
      const startsAt = new Date(now.getTime() + place * 3 * 3_600_000);
      return { host, startsAt, endsAt: new Date(startsAt.getTime() + 1_200_000), isElsewhere: true as const };
    }),
  );
  const cpuMs = Array.from({ length: 5 }, () => {
    const before = process.threadCpuUsage();
    slotsOf({ plan: long, from: now, until: new Date('2028-01-01T00:00:00Z'), busy, now });
    return process.threadCpuUsage(before).user / 1000;
  });
  expect(Math.min(...cpuMs)).toBeLessThan(25);
});

describe('a local time in a zone', () => {
  it('gives the same day and time back, for times of each day in two years, unless the clocks skip it', () => {
    for (const zone of zones) {
      const skipped: string[] = [];
      for (let day = '2026-01-01'; day < '2028-01-01'; day = dayAfter(day)) {
        for (const time of ['00:00', '00:30', '02:00', '02:30', '03:00', '09:30', '23:30']) {
          const moment = momentOf(day, time, zone);
          if (moment) expect(wallClock(moment, zone)).toEqual({ day, time });
          else skipped.push(`${day} ${time}`);
        }
      }
      // At most two springs, each with two of the tested times.
      expect(skipped.length, `${zone}: ${skipped.join(', ')}`).toBeLessThanOrEqual(4);
    }
  });

  it('does not exist where clocks skip it, and is the first where they show it twice', () => {
    expect(momentOf('2027-03-28', '02:30', 'Europe/Amsterdam')).toBeUndefined();
    expect(momentOf('2026-10-25', '02:30', 'Europe/Amsterdam')?.toISOString()).toBe('2026-10-25T00:30:00.000Z');
    expect(momentOf('2026-11-01', '01:30', 'America/New_York')?.toISOString()).toBe('2026-11-01T05:30:00.000Z');
  });

  it('has an offset from UTC in words', () => {
    expect(offsetWords(now, 'Europe/Amsterdam')).toBe('UTC+1');
    expect(offsetWords(now, 'Asia/Kolkata')).toBe('UTC+5:30');
    expect(offsetWords(now, 'America/St_Johns')).toBe('UTC-3:30');
    expect(offsetWords(now, 'Europe/London')).toBe('UTC');
    expect(zoneWords(now, 'Europe/Amsterdam')).toBe('Europe/Amsterdam, UTC+1');
    expect(zoneWords(now, 'UTC')).toBe('UTC');
  });
});
