import { expect, test } from 'vitest';
import { findNextCalls } from '../booking/findCalls.ts';
import { emptySeed } from '../seed/emptySeed.ts';
import { defined } from '../seed/stored.ts';
import { openTestPayload } from '../testing/openTestPayload.ts';
import { sampleOffices } from '../testing/sampleCompany.ts';
import { sampleLead } from '../testing/sampleLead.ts';
import { samplePage } from '../testing/samplePage.ts';
import { findWaitingForEditors, findWaitingForSales } from './today.ts';

const now = new Date('2026-11-22T12:00:00.000Z');

test('counts new, late and due requests, calls of today and failed deliveries', async () => {
  const payload = await openTestPayload();
  const counts = async () => (await findWaitingForSales(payload, now)).map(({ count }) => count);
  expect(await counts()).toEqual([0, 0, 0, 0, 0]);
  const { id: lead } = await payload.create({ collection: 'leads', data: sampleLead });
  await payload.create({ collection: 'leads', data: { ...sampleLead, status: 'won', answerState: 'due' } });
  for (const answerState of ['late', 'late', null] as const)
    await payload.create({ collection: 'leads', data: { ...sampleLead, status: 'in-work', answerState } });
  const [inTokyo] = sampleOffices.map((office) => ({ ...office, timeZone: 'Asia/Tokyo' }));
  if (!inTokyo) throw new Error('The samples have no office');
  const office = await payload.create({ collection: 'offices', data: inTokyo });
  await payload.updateGlobal({ slug: 'booking', data: { desks: [{ host: 'Mara', office: office.id }] } });
  // It is 21:00 there. By UTC, today began at 15:00 yesterday and ends at 15:00.
  const hours = { yesterday: -22, morning: -20, evening: 2, tomorrow: 4 };
  for (const [uid, hour] of Object.entries(hours)) {
    const startsAt = new Date(now.getTime() + hour * 3_600_000).toISOString();
    const endsAt = new Date(now.getTime() + (hour + 0.5) * 3_600_000).toISOString();
    const call = { startsAt, endsAt, host: 'Mara', zone: 'Europe/London', uid, sequence: 0, lead };
    await payload.create({ collection: 'bookings', data: { ...call, state: 'booked' } });
    await payload.create({ collection: 'bookings', data: { ...call, uid: `${uid}, ended`, state: 'cancelled' } });
  }
  for (const status of ['owed', 'failed', 'delivered', 'failed'] as const) {
    await payload.create({
      collection: 'deliveries',
      data: { label: 'Mail', kind: 'mail', status, attempts: 1, lead },
    });
  }
  expect(await counts()).toEqual([1, 2, 1, 2, 2]);
  const [, late, , calls] = await findWaitingForSales(payload, now);
  expect(late).toMatchObject({ href: expect.stringContaining('[answerState][equals]=late'), isUrgent: true });
  expect(calls?.href).toContain('view=day&day=2026-11-22&zone=Asia%2FTokyo');
  const next = await findNextCalls(payload, 4, now);
  expect(next.map(({ startsAt }) => (startsAt.getTime() - now.getTime()) / 3_600_000)).toEqual([2, 4]);
});

test('counts pages, articles and settings whose newest state visitors do not see', async () => {
  const payload = await openTestPayload();
  const counts = async () => (await findWaitingForEditors(payload, now)).map(({ count }) => count);
  const { id } = await payload.create({ collection: 'pages', data: samplePage('live', 'Words') });
  await payload.updateGlobal({ slug: 'site-settings', data: defined(emptySeed().settings) });
  expect(await counts()).toEqual([0, 0, 0, 0]);
  await payload.update({ collection: 'pages', id, data: { title: 'Begun' }, draft: true });
  await payload.updateGlobal({ slug: 'site-settings', data: { companyName: 'Begun' }, draft: true });
  expect(await counts()).toEqual([1, 0, 1, 0]);
  await payload.update({ collection: 'pages', id, data: { title: 'Done', _status: 'published' } });
  await payload.updateGlobal({ slug: 'site-settings', data: { companyName: 'Done' } });
  expect(await counts()).toEqual([0, 0, 0, 0]);
});
