import { bookingPaths, paths } from '@frontage/contract/paths.ts';
import type { Payload } from 'payload';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runStatement } from '../database/directRows.ts';
import { limitsOf } from '../limits/limits.ts';
import { onPostgres } from '../testing/databases.ts';
import { offerCalls } from '../testing/offerCalls.ts';
import { send, sendForm, typed } from '../testing/requests.ts';
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
    const kinds = await findOwed(host.payload);
    expect(kinds.filter((kind) => kind === 'sales-notice')).toHaveLength(4);
    expect(kinds.filter((kind) => kind === 'acknowledgement')).toHaveLength(2);
  });

  it.skipIf(onPostgres)(
    'does not count those that could not be stored, such as on a full disk: the one that is still gets its receipt',
    async () => {
      host = await openTestHost({ settings: { mailsPerRecipientPerDay: 1 } });
      const { app, payload } = host;
      await onFullDisk(payload, async () => expect((await send(app, typed)).statusCode).toBeGreaterThanOrEqual(500));
      expect((await send(app, typed)).statusCode).toBe(200);
      expect(await findOwed(payload)).toContain('acknowledgement');
    },
  );
});

describe.skipIf(onPostgres)('an email that a full disk did not store', () => {
  it('does not count against a reader who signs up again', async () => {
    host = await openTestHost({ settings: { mailsPerRecipientPerDay: 1 } });
    const { app, payload } = host;
    const ask = async () => (await sendForm(app, paths.subscribe, 'newsletter', { email: typed.email })).statusCode;
    await onFullDisk(payload, async () => expect(await ask()).toBeGreaterThanOrEqual(500));
    expect(await ask()).toBe(200);
    expect(await findOwed(payload)).toEqual(['mail']);
  });

  it('does not count against a visitor who moves a call again', async () => {
    host = await openTestHost({ settings: { mailsPerRecipientPerDay: 2 } });
    await offerCalls(host.payload);
    host.clock.now = new Date('2026-11-21T12:00:00Z');
    const { app, payload } = host;
    const [first, second] = ['2026-11-24T14:00:00.000Z', '2026-11-24T09:00:00.000Z'];
    const zone = 'Europe/Amsterdam';
    const booked = await sendForm(app, bookingPaths.booking, 'booking', { ...typed, start: first, zone });
    const t = new URL(booked.json().data.confirmed, 'http://localhost').searchParams.get('t');
    const move = async () =>
      (await app.inject({ method: 'POST', url: bookingPaths.move, payload: { t, start: second, zone } })).statusCode;
    await onFullDisk(payload, async () => expect(await move()).toBeGreaterThanOrEqual(500));
    expect(await move()).toBe(200);
    expect((await payload.find({ collection: 'mails' })).docs.map(({ kind }) => kind)).toContain('booking-moved');
  });
});

async function onFullDisk(payload: Payload, work: () => Promise<void>): Promise<void> {
  await runStatement(
    payload,
    {},
    "CREATE TRIGGER full BEFORE INSERT ON deliveries BEGIN SELECT RAISE(ABORT, 'the disk is full'); END",
  );
  await work();
  await runStatement(payload, {}, 'DROP TRIGGER full');
}

async function findOwed(payload: Payload): Promise<string[]> {
  const { docs } = await payload.find({ collection: 'deliveries', limit: 100, depth: 0 });
  return docs.map(({ kind }) => kind);
}
