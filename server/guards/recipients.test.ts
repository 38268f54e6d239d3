import { afterEach, describe, expect, it, vi } from 'vitest';
import { runStatement } from '../database/directRows.ts';
import { limitsOf } from '../limits/limits.ts';
import { onPostgres } from '../testing/databases.ts';
import { send, typed } from '../testing/requests.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';
import { createRecipientLimit, mailboxOf } from './recipients.ts';

let host: TestHost | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await host?.close();
  host = undefined;
});

describe('a mailbox', () => {
  it.each([
    ['Ada@Example.com', 'ada@example.com'],
    ['ada+1@example.com', 'ada@example.com'],
    [' ada@example.com ', 'ada@example.com'],
    ['a.d.a+x@googlemail.com', 'ada@gmail.com'],
    ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
    ['a.da@example.com', 'a.da@example.com'],
  ])('is recognised in another spelling: %s', (spelling, mailbox) => {
    expect(mailboxOf(spelling)).toBe(mailbox);
  });

  it('gets so many emails a day, whatever others get, and as many again a day after the first', async () => {
    host = await openTestHost();
    vi.setSystemTime('2026-11-22T08:00:00Z');
    const mayMail = createRecipientLimit(limitsOf(host.payload), 2);
    const asked = ['ada@example.com', 'ADA@example.com', 'ada+2@example.com', 'bo@example.com'];
    expect(await Promise.all(asked.map(mayMail))).toEqual([true, true, false, true]);
    vi.setSystemTime('2026-11-23T07:59:00Z');
    expect(await mayMail('ada@example.com')).toBe(false);
    vi.setSystemTime('2026-11-23T08:00:00Z');
    expect(await mayMail('ada@example.com')).toBe(true);
  });
});

describe('requests in somebody else’s name', () => {
  it('are all stored and reported to sales, and flood nobody with receipts', async () => {
    host = await openTestHost({ settings: { mailsPerRecipientPerDay: 2 } });
    const spellings = ['ada@example.com', 'Ada@example.com', 'ada+1@example.com', 'ada+2@example.com'];
    for (const [index, email] of spellings.entries()) {
      expect((await send(host.app, { ...typed, email, message: `Request ${index}` })).statusCode).toBe(200);
    }
    const { docs } = await host.payload.find({ collection: 'deliveries', limit: 100, depth: 0 });
    const kinds = docs.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'sales-notice')).toHaveLength(4);
    expect(kinds.filter((kind) => kind === 'acknowledgement')).toHaveLength(2);
  });

  it.skipIf(onPostgres)(
    'does not count those that could not be stored, such as on a full disk: the one that is still gets its receipt',
    async () => {
      host = await openTestHost({ settings: { mailsPerRecipientPerDay: 1 } });
      const { app, payload } = host;
      await runStatement(
        payload,
        {},
        "CREATE TRIGGER full BEFORE INSERT ON deliveries BEGIN SELECT RAISE(ABORT, 'the disk is full'); END",
      );
      expect((await send(app, typed)).statusCode).toBeGreaterThanOrEqual(500);
      await runStatement(payload, {}, 'DROP TRIGGER full');
      expect((await send(app, typed)).statusCode).toBe(200);
      const { docs } = await payload.find({ collection: 'deliveries', depth: 0 });
      expect(docs.map(({ kind }) => kind)).toContain('acknowledgement');
    },
  );
});
