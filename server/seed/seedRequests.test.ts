import { requests, subscribers } from '@frontage/demo/requests.ts';
import { expect, onTestFinished, test } from 'vitest';
import { inTransaction } from '../database/inTransaction.ts';
import { openTestDatabase } from '../testing/databases.ts';
import { offerCalls } from '../testing/offerCalls.ts';
import { sampleLead } from '../testing/sampleLead.ts';
import { removeRequests, seedRequests } from './seedRequests.ts';

test('requests of the demo are removed with all that belongs to them, and that of a visitor stays', async () => {
  const { close, environment, payload } = await openTestDatabase('SQLite');
  onTestFinished(close);
  await offerCalls(payload);
  await inTransaction(payload, (req) => seedRequests(payload, req, environment, new Date()));
  const own = await payload.create({ collection: 'leads', data: sampleLead });
  expect((await payload.count({ collection: 'leads' })).totalDocs).toBe(requests.length + 1);
  const removed = await inTransaction(payload, (req) => removeRequests(payload, req, environment));
  expect(removed).toMatchObject({ leads: requests.length, subscribers: subscribers.length });
  expect(removed.files).toHaveLength(requests.filter(({ file }) => file).length);
  expect((await payload.find({ collection: 'leads' })).docs.map(({ id }) => id)).toEqual([own.id]);
  for (const collection of ['lead-notes', 'lead-messages', 'lead-files', 'bookings', 'deals', 'subscribers'] as const)
    expect((await payload.count({ collection })).totalDocs, collection).toBe(0);
});
