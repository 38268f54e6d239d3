import { expect, test } from 'vitest';
import { detailsOf } from '../../booking/StoredBooking.ts';
import { parseFacts } from './requestFacts.ts';

const call = { startsAt: new Date('2026-12-01T13:00:00Z'), zone: 'Asia/Kathmandu' };

test('the hour of a call is told in the language and by the clock of whoever reads, and by that of its visitor', () => {
  const reader = { language: 'de', zone: 'Europe/Berlin' } as const;
  expect(parseFacts(detailsOf(call, { host: 'Mara Lind' }), [], undefined, undefined, reader)).toEqual([
    ['Call', 'Dienstag, 1. Dezember 2026, 14:00 UTC+1'],
    ['With', 'Mara Lind'],
    ['Their clock', 'Dienstag, 1. Dezember 2026, 18:45, Asia/Kathmandu, UTC+5:45'],
  ]);
});

test.each([
  ['2027-10-31T00:30:00Z', 'Europe/Berlin', 'Sunday 31 October, 2027, 02:30, Europe/Berlin, UTC+2'],
  ['2027-10-31T01:30:00Z', 'Europe/Berlin', 'Sunday 31 October, 2027, 02:30, Europe/Berlin, UTC+1'],
  ['2027-04-03T15:15:00Z', 'Australia/Lord_Howe', 'Sunday 4 April, 2027, 01:45, Australia/Lord_Howe, UTC+10:30'],
])('a time that their clocks show twice is told with the offset of the call: %s', (iso, zone, told) => {
  const facts = parseFacts(detailsOf({ startsAt: new Date(iso), zone }, { host: 'Mara Lind' }));
  expect(facts.at(-1)).toEqual(['Their clock', told]);
});

test.each(['tomorrow, 10:00 UTC', 'Sunday 99 Brumaire, 2026, 10:00 UTC', 'Tuesday 1 December, 2026, 10:00 in Nowhere'])(
  '“%s” is told as it was written',
  (hour) => {
    expect(parseFacts(`Call: ${hour}`)).toEqual([['Call', hour]]);
  },
);
