import type { Payload, PayloadRequest } from 'payload';
import { expect, onTestFinished, test } from 'vitest';
import { enqueueForRequest } from '../deliveries/enqueueDeliveries.ts';
import { databases, openTestDatabase } from '../testing/databases.ts';
import { sampleLead } from '../testing/sampleLead.ts';
import { insertRows } from './directRows.ts';
import { groupedTransactionsOf } from './groupedTransactions.ts';

async function opened(name: (typeof databases)[number]): Promise<Payload> {
  const database = await openTestDatabase(name);
  onTestFinished(database.close);
  return database.payload;
}

async function addLead(payload: Payload, req: PayloadRequest, idempotencyKey: string): Promise<number> {
  const [id = -1] = await insertRows(payload, req, 'leads', [{ ...sampleLead, idempotencyKey }]);
  await enqueueForRequest(payload, req, { id }, sampleLead.email);
  return id;
}

test.each(databases)('stores what comes at once, each with what it owes, on %s', async (name) => {
  const payload = await opened(name);
  const inGroup = groupedTransactionsOf(payload);
  await payload.create({
    collection: 'webhooks',
    data: {
      name: 'Chat',
      url: 'https://chat.example/hook',
      format: 'slack',
      events: ['request.received'],
      secret: `whsec_${'a'.repeat(40)}`,
    },
  });
  const ids = await Promise.all(
    Array.from({ length: 40 }, (_, index) => inGroup((req) => addLead(payload, req, `key-${index}`))),
  );
  expect(new Set(ids).size).toBe(40);
  const stored = await payload.findByID({ collection: 'leads', id: ids[0] ?? -1, depth: 0 });
  expect(stored).toMatchObject({ name: sampleLead.name, receivedAt: sampleLead.receivedAt, idempotencyKey: 'key-0' });
  const owed = await payload.find({
    collection: 'deliveries',
    where: { lead: { equals: stored.id } },
    depth: 0,
    sort: 'id',
  });
  expect(owed.docs.map(({ kind, label, status }) => [kind, label, status])).toEqual([
    ['sales-notice', 'Email to sales', 'owed'],
    ['acknowledgement', 'Email to the visitor', 'owed'],
    ['crm', 'Entry in the CRM', 'owed'],
    ['webhook', 'Webhook: Chat', 'owed'],
  ]);
  expect((await payload.count({ collection: 'deliveries' })).totalDocs).toBe(160);
});

test.each(databases)('leaves nothing of the one that fails, and everything of those beside it, on %s', async (name) => {
  const payload = await opened(name);
  const inGroup = groupedTransactionsOf(payload);
  const results = await Promise.allSettled([
    inGroup((req) => addLead(payload, req, 'one')),
    inGroup(async (req) => {
      await addLead(payload, req, 'cut short');
      throw new Error('cut short');
    }),
    // The database itself refuses this one: the key is there already.
    inGroup((req) => addLead(payload, req, 'one')),
    inGroup((req) => addLead(payload, req, 'two')),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  const { docs } = await payload.find({ collection: 'leads', sort: 'id', depth: 0 });
  expect(docs.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['one', 'two']);
  expect((await payload.count({ collection: 'deliveries' })).totalDocs).toBe(6);
});
