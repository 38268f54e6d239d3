import { expect, it } from 'vitest';
import { ourClockOf } from './StoredBooking.ts';

const desk = {
  role: undefined,
  room: undefined,
  officeId: 1,
  opens: '09:00',
  closes: '17:00',
  starts: [],
  calendars: [],
};
const desks = [
  { ...desk, host: 'Ines Vega', city: 'Rotterdam', timeZone: 'Europe/Amsterdam' },
  { ...desk, host: 'Noor Vane', city: 'Boston', timeZone: 'America/New_York' },
];
const agency = { zone: 'Europe/Berlin' };

it('is the clock of the office of the person who takes the call', () => {
  expect(ourClockOf({ desks }, agency, 'Noor Vane')).toEqual({ zone: 'America/New_York', city: 'Boston' });
});

it('is the clock of the first person who takes calls if this call’s host no longer does', () => {
  expect(ourClockOf({ desks }, agency, 'Ada Lindqvist')).toEqual({ zone: 'Europe/Amsterdam', city: 'Rotterdam' });
});

it('is the clock of the agency if nobody takes calls', () => {
  expect(ourClockOf({ desks: [] }, agency, 'Ines Vega')).toEqual({ zone: 'Europe/Berlin', city: 'Berlin' });
});
