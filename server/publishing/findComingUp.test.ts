import { expect, test } from 'vitest';
import { type Coming, comingMonth } from './findComingUp.ts';

const now = new Date('2026-11-24T12:00:00.000Z');
const coming = (at: string): Coming => ({ at, kind: 'publish', title: 'A page', href: '/admin/collections/pages/1' });
const filled = ({ weeks }: ReturnType<typeof comingMonth>) =>
  weeks
    .flat()
    .filter((day) => day.coming.length > 0)
    .map(({ day }) => day);

test('shows the present month, in whole weeks, until another one is asked for', () => {
  const shown = comingMonth([], { asked: undefined, zone: 'UTC', now });
  expect(shown).toMatchObject({ month: '2026-11', before: '2026-10', after: '2026-12' });
  expect(shown.weeks.every((week) => week.length === 7)).toBe(true);
  expect([shown.weeks[0]?.[0]?.day, shown.weeks.at(-1)?.[6]?.day]).toEqual(['2026-10-26', '2026-12-06']);
  expect(
    shown.weeks
      .flat()
      .filter(({ isToday }) => isToday)
      .map(({ day }) => day),
  ).toEqual(['2026-11-24']);
  expect(comingMonth([], { asked: '2027-01', zone: 'UTC', now }).before).toBe('2026-12');
  expect(comingMonth([], { asked: '2027-13', zone: 'UTC', now }).month).toBe('2026-11');
});

test("puts a change on its day in the agency's zone", () => {
  const late = [coming('2026-11-24T23:30:00.000Z')];
  expect(filled(comingMonth(late, { asked: undefined, zone: 'UTC', now }))).toEqual(['2026-11-24']);
  expect(filled(comingMonth(late, { asked: undefined, zone: 'Europe/Amsterdam', now }))).toEqual(['2026-11-25']);
  expect(filled(comingMonth(late, { asked: undefined, zone: 'America/New_York', now }))).toEqual(['2026-11-24']);
});

test('names the next month with changes, so that nobody pages through empty ones', () => {
  const all = [coming('2027-03-31T23:30:00.000Z'), coming('2026-11-25T09:00:00.000Z')];
  expect(comingMonth(all, { asked: undefined, zone: 'UTC', now }).nextFilled).toBe('2027-03');
  expect(comingMonth(all, { asked: undefined, zone: 'Europe/Berlin', now }).nextFilled).toBe('2027-04');
  expect(comingMonth(all, { asked: '2027-04', zone: 'UTC', now }).nextFilled).toBeUndefined();
});
