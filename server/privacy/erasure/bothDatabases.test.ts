import { existsSync } from 'node:fs';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { selectRows } from '../../database/directRows.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { databases, openTestDatabase, type TestDatabase } from '../../testing/databases.ts';
import { storePerson } from '../../testing/samplePerson.ts';
import { removeDue } from '../retention/removeDue.ts';
import { erasePerson } from './person.ts';

const now = new Date('2026-11-21T12:00:00.000Z');

/** Names of the tables that contain a word in any column. */
async function tablesWith(payload: Payload, word: string): Promise<string[]> {
  const list =
    payload.db.name === 'sqlite'
      ? "SELECT name FROM sqlite_master WHERE type = 'table'"
      : "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'";
  const found: string[] = [];
  for (const { name } of await selectRows(payload, {}, list)) {
    const rows = await selectRows(payload, {}, `SELECT * FROM "${String(name)}"`);
    if (JSON.stringify(rows).toLowerCase().includes(word.toLowerCase())) found.push(String(name));
  }
  return found.sort();
}

describe.each(databases)('on %s', (name) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(name);
  });
  afterAll(() => database.close());

  it('erases every row, list and file of an address, and keeps proof of the consent without the words', async () => {
    const { environment, payload } = database;
    const ada = await storePerson(payload, environment, { address: 'Ada.Vinter@example.com', word: 'Zweihander' });
    const bo = await storePerson(payload, environment, { address: 'bo@example.com', word: 'Somebody' });
    const before = await tablesWith(payload, 'Zweihander');
    expect(before).toEqual(
      expect.arrayContaining(['bookings', 'deals', 'deliveries', 'leads', 'leads_texts', 'mails']),
    );

    const { counts } = await erasePerson(payload, environment, 'ada.vinter@EXAMPLE.com');

    expect(counts).toMatchObject({ leads: 1, bookings: 1, mails: 2, deliveries: 1, subscribers: 1, files: 2 });
    expect(await tablesWith(payload, 'Zweihander')).toEqual([]);
    expect(await tablesWith(payload, 'vinter@example')).toEqual([]);
    expect(await tablesWith(payload, 'Somebody'), 'of others everything stays').toEqual(before);
    expect([...ada.files, ...bo.files].map((file) => existsSync(file))).toEqual([false, false, true, true]);
    const { docs } = await payload.find({ collection: 'removals', depth: 0 });
    expect(docs).toMatchObject([
      { kind: 'request', consents: [{ version: '2026-11', at: '2026-11-21T12:00:00.000Z' }] },
    ]);
  });

  it('erases what the CRM is making of a request at that moment, or makes it find no request', async () => {
    const { environment, payload } = database;
    await storePerson(payload, environment, { address: 'eve@example.com', word: 'Marigold' });
    const { docs } = await payload.find({ collection: 'leads', where: { email: { equals: 'eve@example.com' } } });
    let erasing: Promise<unknown> | undefined;
    await inTransaction(payload, async (req) => {
      const data = {
        title: 'Marigold again',
        stage: 'open',
        lead: docs[0]?.id,
        externalId: 'localhost/made-meanwhile',
      };
      await payload.db.create({ collection: 'deals', data, req });
      const begin = vi.spyOn(payload.db, 'beginTransaction');
      erasing = erasePerson(payload, environment, 'eve@example.com');
      // By then it has read the rows and is about to write, before this is committed.
      await expect.poll(() => begin.mock.calls.length).toBeGreaterThan(0);
      begin.mockRestore();
    });
    await erasing;
    expect(await tablesWith(payload, 'Marigold')).toEqual([]);
  });

  it('removes what is due, every trace of it, and nothing else', async () => {
    const { environment, payload } = database;
    const old = await storePerson(payload, environment, { address: 'cy@example.com', word: 'Ambergris' });
    const young = await storePerson(payload, environment, { address: 'dee@example.com', word: 'Tamarind' });
    const before = await tablesWith(payload, 'Tamarind');
    const past = { receivedAt: '2024-11-20T00:00:00.000Z', lastExchangeAt: null };
    await payload.db.updateOne({ collection: 'leads', id: old.leadId, data: past, returning: false });
    await payload.db.updateOne({
      collection: 'subscribers',
      where: { email: { equals: 'cy@example.com' } },
      data: { state: 'left', leftAt: '2026-10-01T00:00:00.000Z' },
      returning: false,
    });
    for (const [answeredAt, answer] of [['2023-11-20', 1] as const, ['2023-11-22', 2] as const]) {
      const given = { version: '2023-01', counting: true, campaigns: false, visitor: 'f'.repeat(32) };
      await payload.create({
        collection: 'consents',
        data: { ...given, answer, answeredAt: `${answeredAt}T00:00:00.000Z` },
      });
    }

    const counts = await removeDue(payload, environment, now);

    expect(counts).toMatchObject({ leads: 1, bookings: 1, subscribers: 1, consents: 1, files: 2 });
    expect(await tablesWith(payload, 'Ambergris')).toEqual([]);
    expect(await tablesWith(payload, 'Tamarind')).toEqual(before);
    expect([...old.files, ...young.files].map((file) => existsSync(file))).toEqual([false, false, true, true]);
    expect((await payload.find({ collection: 'consents' })).docs.map(({ answer }) => answer)).toEqual([2]);
    expect(await removeDue(payload, environment, now)).toEqual({});
  });
});
