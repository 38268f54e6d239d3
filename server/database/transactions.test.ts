import type { Payload } from 'payload';
import { expect, onTestFinished, test } from 'vitest';
import { enqueueForRequest } from '../delivery/enqueueForRequest.ts';
import { type DatabaseName, databases, onPostgres, openTestDatabase } from '../testing/databases.ts';
import { openTestPayload } from '../testing/openTestPayload.ts';
import { sampleLead, sampleMail } from '../testing/sampleLead.ts';
import { inTransaction } from './inTransaction.ts';

async function opened(name: DatabaseName): Promise<Payload> {
  const { payload, close } = await openTestDatabase(name);
  onTestFinished(close);
  return payload;
}

const storedFile = {
  field: 'file',
  fileName: 'brief.pdf',
  mimeType: 'application/pdf',
  sizeBytes: 3,
  sha256: 'a'.repeat(64),
  storageName: 'b'.repeat(32),
} as const;

test.each(databases)(
  'keeps a request, its file, its email and what it owes together, or none of them, on %s',
  async (name) => {
    const payload = await opened(name);
    const store = (isCutShort: boolean) =>
      inTransaction(payload, async (req) => {
        const lead = await payload.create({ collection: 'leads', data: sampleLead, req });
        await payload.create({ collection: 'lead-files', data: { ...storedFile, lead: lead.id }, req });
        await payload.create({ collection: 'mails', data: sampleMail(lead.id), req });
        await enqueueForRequest(payload, req, lead, null);
        if (isCutShort) throw new Error('cut short');
      });
    const counts = () =>
      Promise.all(
        (['leads', 'lead-files', 'mails', 'deliveries'] as const).map(async (collection) => {
          return (await payload.count({ collection })).totalDocs;
        }),
      );

    await expect(store(true)).rejects.toThrow('cut short');
    expect(await counts()).toEqual([0, 0, 0, 0]);

    await store(false);
    expect(await counts()).toEqual([1, 1, 1, 2]);
  },
);

test.each(databases)('queues fifty simultaneous requests without losing one, on %s', async (name) => {
  const payload = await opened(name);
  const names = Array.from({ length: 50 }, (_, index) => `visitor ${index}`);
  await Promise.all(
    names.map((name) =>
      inTransaction(payload, async (req) => {
        const lead = await payload.create({ collection: 'leads', data: { ...sampleLead, name }, req });
        await payload.create({ collection: 'mails', data: sampleMail(lead.id), req });
      }),
    ),
  );
  const { docs } = await payload.find({ collection: 'leads', pagination: false });
  expect(docs.map((lead) => lead.name).toSorted()).toEqual(names.toSorted());
});

test.each(databases)('refuses a second request with the same idempotency key, on %s', async (name) => {
  const payload = await opened(name);
  const data = { ...sampleLead, idempotencyKey: 'one-and-only' };
  await payload.create({ collection: 'leads', data });
  await expect(payload.create({ collection: 'leads', data })).rejects.toThrow(/idempotencyKey|Key of the submission/);
  await payload.create({ collection: 'leads', data: sampleLead });
  await payload.create({ collection: 'leads', data: sampleLead });
});

test.skipIf(onPostgres)('serves others while the disk takes its time for a commit', async () => {
  const payload = await openTestPayload();
  const id = await payload.db.beginTransaction();
  if (id === null) throw new Error('no transaction');
  // Enough pages that a commit and the checkpoint that follows it take some while on any disk, one in memory too.
  await runOn(await handleOf(payload, id), 'CREATE TABLE ballast AS SELECT randomblob(60000000) AS bytes');
  let served = 0;
  let next = setImmediate(function serve() {
    served += 1;
    next = setImmediate(serve);
  });
  await payload.db.commitTransaction(id);
  clearImmediate(next);
  // On the thread that serves, the commit would be over before the second of them.
  expect(served).toBeGreaterThan(5);
});

test.skipIf(onPostgres)('reports that the disk refused a commit', async () => {
  const payload = await openTestPayload();
  const id = await payload.db.beginTransaction();
  if (id === null) throw new Error('no transaction');
  // A deferred foreign key without a target fails only at the commit, as a full disk does.
  const handle = await handleOf(payload, id);
  await runOn(handle, 'PRAGMA defer_foreign_keys = ON');
  await runOn(
    handle,
    `INSERT INTO lead_files (lead_id, field, file_name, mime_type, size_bytes, sha256, storage_name)
    VALUES (999, 'file', 'a', 'b', 1, 'c', 'd')`,
  );
  await expect(payload.db.commitTransaction(id)).rejects.toThrow();
  expect((await payload.count({ collection: 'lead-files' })).totalDocs).toBe(0);
  await payload.create({ collection: 'leads', data: sampleLead });
});

async function handleOf(payload: Payload, transaction: number | string): Promise<unknown> {
  const session = payload.db.sessions?.[transaction];
  return session && 'db' in session ? await session.db : undefined;
}

async function runOn(handle: unknown, statement: string): Promise<void> {
  if (typeof handle !== 'object' || handle === null || !('run' in handle) || typeof handle.run !== 'function') {
    throw new Error('The transaction has no way to run a statement');
  }
  await handle.run(statement);
}

test.each(databases)(
  'ends the transaction of a job that cannot be updated, so that others can write at once, on %s',
  async (name) => {
    const payload = await opened(name);
    // A job that was erased while it ran: the entry of its log refers to nothing.
    const entry = {
      executedAt: now,
      completedAt: now,
      taskSlug: 'schedulePublish',
      taskID: '1',
      state: 'failed',
      error: {},
    };
    const transactionID = (await payload.db.beginTransaction()) ?? '';
    const update = { id: 4711, data: { log: { $push: entry } }, req: { transactionID }, returning: false };
    await expect(payload.db.updateJobs(update)).rejects.toThrow();
    expect(Object.keys(payload.db.sessions ?? {})).toEqual([]);
    await payload.create({ collection: 'leads', data: sampleLead });
  },
  // An abandoned transaction is rolled back after 60 s: a write that waits for that must fail the test.
  50_000,
);

const now = '2026-11-21T12:00:00.000Z';
