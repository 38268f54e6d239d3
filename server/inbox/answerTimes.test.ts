import { expect, test } from 'vitest';
import { answerTimes } from './answerClock.ts';
import type { AnswerHours } from './routes.ts';

const hours: AnswerHours = {
  workingDays: 1,
  weekdays: [1, 2, 3, 4, 5],
  daysOff: [],
  opens: '09:00',
  closes: '17:00',
  timeZone: 'UTC',
};
const times = (from: string, more: Partial<AnswerHours> = {}) => {
  const { dueAt, halfAt } = answerTimes(new Date(from), { ...hours, ...more });
  return { due: dueAt.toISOString().slice(0, 16), half: halfAt.toISOString().slice(0, 16) };
};

/* R70. 23 November 2026 is a Monday. */
test.each([
  ['at noon of a Monday', '2026-11-23T12:00Z', {}, '2026-11-24T17:00', '2026-11-24T10:30'],
  ['before the office opens', '2026-11-23T06:00Z', {}, '2026-11-24T17:00', '2026-11-23T17:00'],
  ['after it has closed', '2026-11-23T20:00Z', {}, '2026-11-24T17:00', '2026-11-24T13:00'],
  ['on a Friday afternoon', '2026-11-27T15:00Z', {}, '2026-11-30T17:00', '2026-11-30T12:00'],
  ['on a Saturday', '2026-11-28T10:00Z', {}, '2026-11-30T17:00', '2026-11-30T13:00'],
  ['for two days', '2026-11-23T17:00Z', { workingDays: 2 }, '2026-11-25T17:00', '2026-11-24T17:00'],
  [
    'before days off',
    '2026-12-24T17:00Z',
    { daysOff: [{ from: '2026-12-25', to: '2027-01-01' }] },
    '2027-01-04T17:00',
    '2027-01-04T13:00',
  ],
  [
    'by the clock of New York',
    '2026-11-23T23:00Z',
    { timeZone: 'America/New_York' },
    '2026-11-24T22:00',
    '2026-11-24T18:00',
  ],
  [
    'over the change of clocks',
    '2026-10-23T16:00Z',
    { timeZone: 'Europe/Amsterdam' },
    '2026-10-26T16:00',
    '2026-10-26T12:00',
  ],
  ['where the office never opens', '2026-11-23T12:00Z', { opens: '17:00' }, '2026-11-24T17:00', '2026-11-23T17:00'],
  ['where no day is a working day', '2026-11-23T12:00Z', { weekdays: [] }, '2026-11-23T12:00', '2026-11-23T12:00'],
])('a request that comes %s is due when the office closes', (_, from, more, due, half) => {
  expect(times(from, more)).toEqual({ due, half });
});
