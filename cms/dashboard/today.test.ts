import { expect, test } from 'vitest';
import { defined } from '../seed/defined.ts';
import { emptySeed } from '../seed/emptySeed.ts';
import { openTestPayload } from '../testing/openTestPayload.ts';
import { sampleLead } from '../testing/sampleLead.ts';
import { samplePage } from '../testing/samplePage.ts';
import { waitingForEditors, waitingForSales } from './today.ts';

const now = new Date('2026-11-22T12:00:00.000Z');

test('counts new requests, calls of the day to come and failed deliveries', async () => {
  const payload = await openTestPayload();
  const counts = async () => (await waitingForSales(payload, now)).map(({ count }) => count);
  expect(await counts()).toEqual([0, 0, 0]);
  const { id: lead } = await payload.create({ collection: 'leads', data: sampleLead });
  await payload.create({ collection: 'leads', data: { ...sampleLead, status: 'won' } });
  const hours = { earlier: -1, soon: 2, tomorrow: 23, later: 25 };
  for (const [uid, hour] of Object.entries(hours)) {
    const startsAt = new Date(now.getTime() + hour * 3_600_000).toISOString();
    const call = { startsAt, endsAt: startsAt, host: 'Mara', zone: 'Europe/London', uid, sequence: 0, lead };
    await payload.create({ collection: 'bookings', data: { ...call, state: 'booked' } });
    await payload.create({ collection: 'bookings', data: { ...call, uid: `${uid}, ended`, state: 'cancelled' } });
  }
  for (const status of ['owed', 'failed', 'delivered'] as const) {
    await payload.create({
      collection: 'deliveries',
      data: { label: 'Mail', kind: 'mail', status, attempts: 1, lead },
    });
  }
  expect(await counts()).toEqual([1, 2, 1]);
});

test('counts pages, articles and settings whose newest state visitors do not see', async () => {
  const payload = await openTestPayload();
  const counts = async () => (await waitingForEditors(payload)).map(({ count }) => count);
  const { id } = await payload.create({ collection: 'pages', data: samplePage('live', 'Words') });
  await payload.updateGlobal({ slug: 'site-settings', data: defined(emptySeed().settings) });
  expect(await counts()).toEqual([0, 0, 0]);
  await payload.update({ collection: 'pages', id, data: { title: 'Begun' }, draft: true });
  await payload.updateGlobal({ slug: 'site-settings', data: { companyName: 'Begun' }, draft: true });
  expect(await counts()).toEqual([1, 0, 1]);
  await payload.update({ collection: 'pages', id, data: { title: 'Done', _status: 'published' } });
  await payload.updateGlobal({ slug: 'site-settings', data: { companyName: 'Done' } });
  expect(await counts()).toEqual([0, 0, 0]);
});
