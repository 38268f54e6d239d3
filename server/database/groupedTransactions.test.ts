import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payload, PayloadRequest } from 'payload';
import { expect, onTestFinished, test } from 'vitest';
import { enqueueForRequest } from '../delivery/enqueueForRequest.ts';
import { readEnvironment } from '../environment.ts';
import { openPayload } from '../open.ts';
import { databases, openTestDatabase, startMigratedPostgres } from '../testing/databases.ts';
import { sampleLead } from '../testing/sampleLead.ts';
import { isUniqueViolation } from './databaseFault.ts';
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

test.each(databases)('stores simultaneous requests, each with what it owes, on %s', async (name) => {
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

test.each(databases)('leaves nothing of the one that fails, and everything of the others, on %s', async (name) => {
  const payload = await opened(name);
  const inGroup = groupedTransactionsOf(payload);
  const results = await Promise.allSettled([
    inGroup((req) => addLead(payload, req, 'one')),
    inGroup(async (req) => {
      await addLead(payload, req, 'cut short');
      throw new Error('cut short');
    }),
    // The database itself refuses this one: the key already exists.
    inGroup((req) => addLead(payload, req, 'one')),
    inGroup((req) => addLead(payload, req, 'two')),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  const { docs } = await payload.find({ collection: 'leads', sort: 'id', depth: 0 });
  expect(docs.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['one', 'two']);
  expect((await payload.count({ collection: 'deliveries' })).totalDocs).toBe(6);
});

test('gives way where two hosts store the same in another order, so that neither waits for the other', async () => {
  const server = await startMigratedPostgres();
  onTestFinished(() => server.stop());
  const open = async () => {
    const directory = mkdtempSync(join(tmpdir(), 'frontage-grouped-'));
    const payload = await openPayload({
      environment: readEnvironment({ DATA_DIR: directory, DATABASE_URL: server.url }),
    });
    onTestFinished(async () => {
      await payload.destroy();
      rmSync(directory, { recursive: true });
    });
    return payload;
  };
  const bothHold = Promise.withResolvers<void>();
  let holding = 0;
  const store = async (payload: Payload, keys: readonly string[]) =>
    Promise.allSettled(
      keys.map((key, place) =>
        groupedTransactionsOf(payload)(async (req) => {
          await addLead(payload, req, key);
          if (place === 0 && ++holding === 2) bothHold.resolve();
          await bothHold.promise;
        }),
      ),
    );
  const ends = await Promise.all([
    store(await open(), ['one', 'two', 'mine']),
    store(await open(), ['two', 'one', 'yours']),
  ]);
  const faults = ends.flat().flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
  // The second of each key finds it taken, and none fails on a lock.
  const key = { table: 'leads', column: 'idempotency_key', field: 'idempotencyKey' };
  expect(faults.map((fault) => isUniqueViolation(fault, key))).toEqual([true, true]);
  const { docs } = await (await open()).find({ collection: 'leads', sort: 'idempotencyKey', depth: 0 });
  expect(docs.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['mine', 'one', 'two', 'yours']);
});
