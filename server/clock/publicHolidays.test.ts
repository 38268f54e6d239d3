import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished, test } from 'vitest';
import { offerCalls } from '../testing/offerCalls.ts';
import { send, typed } from '../testing/requests.ts';
import { openTestHost } from '../testing/testHost.ts';
import { readHolidays } from './readDaysOff.ts';

const hamburg = {
  city: 'Hamburg',
  address: ['Am Sandtorkai 1'],
  countryCode: 'DE',
  opens: '09:00',
  closes: '18:00',
  timeZone: 'Europe/Berlin',
};
/** Holidays are those of the year in which this runs. */
const year = new Date().getUTCFullYear();

async function open() {
  const host = await openTestHost();
  onTestFinished(host.close);
  return host;
}

test.each([
  ['a country', 'DE', '', '2026-12-25', true],
  ['a part of one', 'DE', 'HH', '2026-10-31', true],
  ['a part of one, of which another knows nothing', 'DE', 'BY', '2026-10-31', false],
  ['a country whose calendar is another', 'AE', '', '2026-03-21', true],
])('knows the public holidays of %s', async (_, country, region, day, isOff) => {
  const { days } = await readHolidays(country, region, 2026);
  expect(days.some(({ from, to }) => from <= day && day <= to)).toBe(isOff);
});

/* R70, and the hours of calls */
it('offers no call and owes no answer on a public holiday of the office, where that is switched on', async () => {
  const { app, clock, payload } = await open();
  clock.now = new Date(Date.UTC(year, 11, 24, 8));
  await offerCalls(payload);
  const daysOf = async () => {
    const { slots } = (await app.inject({ url: `/booking/slots?month=${year}-12&zone=UTC` })).json();
    return slots.map(({ start }: { start: string }) => Number(start.slice(8, 10)));
  };
  const isWeekday = (day: number) => ![0, 6].includes(new Date(Date.UTC(year, 11, day)).getUTCDay());
  expect(await daysOf()).toEqual(expect.arrayContaining([25, 26].filter(isWeekday)));

  await payload.updateGlobal({ slug: 'booking', data: { publicHolidays: true } });
  const { docs } = await payload.find({ collection: 'offices' });
  await payload.update({ collection: 'offices', id: docs[0]?.id ?? 0, data: hamburg });
  await expect.poll(daysOf).not.toEqual(expect.arrayContaining([25]));
  const days = await daysOf();
  expect(days.length).toBeGreaterThan(0);
  expect([25, 26].filter((day) => days.includes(day))).toEqual([]);

  const email = `${randomUUID()}@example.com`;
  await send(app, { ...typed, email });
  const { docs: leads } = await payload.find({ collection: 'leads', where: { email: { equals: email } } });
  const due = [27, 28, 29].find(isWeekday);
  expect(leads[0]?.answerDueAt).toBe(`${year}-12-${due}T17:00:00.000Z`);
});

it('names the parts of a country where another was typed', async () => {
  const { payload } = await open();
  const office = await payload.create({ collection: 'offices', data: { ...hamburg, holidayRegion: ' hh ' } });
  expect(office.holidayRegion).toBe('HH');
  const change = (data: object) => payload.update({ collection: 'offices', id: office.id, data });
  expect(await change({ holidayRegion: 'Hamburg' })).toMatchObject({ holidayRegion: 'HH' });
  expect(await change({ holidayRegion: 'sachsen' })).toMatchObject({ holidayRegion: 'SN' });
  await expect(change({ holidayRegion: 'Hanse' })).rejects.toMatchObject({
    data: { errors: [{ path: 'holidayRegion', message: expect.stringContaining('HH (Hansestadt Hamburg)') }] },
  });
  await expect(change({ countryCode: 'NO', holidayRegion: 'HH' })).rejects.toMatchObject({
    data: { errors: [{ path: 'holidayRegion', message: expect.stringContaining('leave it empty') }] },
  });
});
