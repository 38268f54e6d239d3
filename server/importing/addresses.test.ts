import { expect, test } from 'vitest';
import { freeSlug, validSlug } from './addresses.ts';
import { dateOf } from './articles/readArticleItem.ts';

test.each([
  ['hello-world', 'hello-world'],
  ['Hello_World 2.0', 'hello-world-2-0'],
  ['%d0%bf%d1%80%d0%b8%d0%b2%d0%b5%d1%82', 'privet'],
  ['über-uns', 'ueber-uns'],
  ['100%-sure', '100-sure'],
  ['%d0%bf%d', 'p'],
  ['日本', ''],
  [`${'a'.repeat(95)}-b`, 'a'.repeat(95)],
])('makes a valid address of %s', (old, slug) => {
  expect(validSlug(old)).toBe(slug);
});

test('counts up if an address is taken', () => {
  const taken = new Set(['a', 'a-2']);
  expect(freeSlug('a', taken)).toBe('a-3');
  expect(freeSlug('a', taken)).toBe('a-4');
});

test('reads a time by UTC if the export gives it', () => {
  const item = { date: '2020-07-01 00:30:00', dateGmt: '2020-06-30 22:30:00' };
  expect(dateOf(item, { timeZone: 'America/New_York' })).toBe('2020-06-30T22:30:00.000Z');
});

test.each([
  ['2020-07-01 00:30:00', { timeZone: 'Europe/Berlin' }, '2020-06-30T22:30:00.000Z'],
  ['2020-01-01 00:30:00', { timeZone: 'Europe/Berlin' }, '2019-12-31T23:30:00.000Z'],
  ['2020-03-29 03:30:00', { timeZone: 'Europe/Berlin' }, '2020-03-29T01:30:00.000Z'],
  ['2020-01-01 00:30:00', { offsetMinutes: -300 }, '2020-01-01T05:30:00.000Z'],
  ['0000-00-00 00:00:00', { offsetMinutes: 0 }, undefined],
])('reads %s by the clock of the site', (date, clock, instant) => {
  expect(dateOf({ date, dateGmt: '0000-00-00 00:00:00' }, clock)).toBe(instant);
});
