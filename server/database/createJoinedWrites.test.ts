import type { Payload } from 'payload';
import { expect, onTestFinished, test } from 'vitest';
import { createUserWith } from '../testing/createUserWith.ts';
import { type DatabaseName, databases, openTestDatabase } from '../testing/databases.ts';
import { sampleLead } from '../testing/sampleLead.ts';
import { inTransaction } from './inTransaction.ts';

async function opened(name: DatabaseName): Promise<Payload> {
  const { payload, close } = await openTestDatabase(name);
  onTestFinished(close);
  return payload;
}

async function storedNames(payload: Payload): Promise<string[]> {
  const { docs } = await payload.find({ collection: 'leads', sort: 'name', depth: 0 });
  return docs.map((lead) => lead.name);
}

/** A write below Payload's operations that names no transaction. */
function writeWithoutName(payload: Payload, name: string): Promise<unknown> {
  return payload.db.create({ collection: 'leads', data: { ...sampleLead, name } });
}

test.each(databases)(
  'keeps or rolls back, together with a transaction, a write inside it that does not name it, on %s',
  async (name) => {
    const payload = await opened(name);
    const store = (isCutShort: boolean) =>
      inTransaction(payload, async (req) => {
        await payload.create({ collection: 'leads', data: { ...sampleLead, name: 'with' }, req });
        await writeWithoutName(payload, 'without');
        if (isCutShort) throw new Error('cut short');
      });
    await expect(store(true)).rejects.toThrow('cut short');
    expect(await storedNames(payload)).toEqual([]);
    await store(false);
    expect(await storedNames(payload)).toEqual(['with', 'without']);
  },
);

test.each(databases)(
  'leaves alone what others write during a transaction, and what is written after it, on %s',
  async (name) => {
    const payload = await opened(name);
    const hasBegun = Promise.withResolvers<void>();
    const cutShort = inTransaction(payload, async (req) => {
      await payload.create({ collection: 'leads', data: { ...sampleLead, name: 'cut short' }, req });
      hasBegun.resolve();
      await new Promise((resolve) => setImmediate(resolve));
      throw new Error('cut short');
    });
    const beside = hasBegun.promise.then(() => writeWithoutName(payload, 'beside'));
    await expect(cutShort).rejects.toThrow('cut short');
    await beside;
    await writeWithoutName(payload, 'later');
    expect(await storedNames(payload)).toEqual(['beside', 'later']);
  },
);

test.each(databases)(
  'lets twenty people forget their password at once, one of them twice, on %s',
  async (name) => {
    const payload = await opened(name);
    const { email } = await createUserWith(payload, 'editor');
    const tokens = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        payload.forgotPassword({
          collection: 'users',
          data: { email: index < 2 ? email : `${index}@wharfside.example` },
        }),
      ),
    );
    expect(tokens.filter(Boolean), 'the second one comes too soon after the first').toHaveLength(1);
  },
  // An abandoned transaction is rolled back after 60 s: a write that waits for that must fail the test.
  50_000,
);
