import type { Payload, PayloadRequest } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { runStatement, selectRows } from '../database/directRows.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { openTestDatabase, type TestDatabase } from '../testing/databases.ts';
import { createAsk } from './ask.ts';
import { createNewsletterTokens } from './newsletterMails.ts';
import { createSubscriberStore } from './SubscriberStore.ts';
import { enter } from './serveNewsletterPages.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
const reader = { email: 'ada@example.com', state: 'waiting', askedAt: now().toISOString() } as const;
let database: TestDatabase;
let payload: Payload;

beforeAll(async () => {
  database = await openTestDatabase('PostgreSQL');
  ({ payload } = database);
  const chat = { name: 'Chat', url: 'https://chat.example', format: 'standard', events: ['subscriber.confirmed'] };
  await payload.create({ collection: 'webhooks', data: { ...chat, secret: `whsec_${'a'.repeat(32)}` } as never });
}, 60_000);
afterAll(() => database.close());
beforeEach(() => payload.delete({ collection: 'subscribers', where: {} }));

const newsletter = () => ({
  store: createSubscriberStore(payload, 'site@wharfside.example'),
  links: createNewsletterTokens('secret', now),
  backendUrl: 'https://wharfside.example',
  sender: async () => ({ companyName: 'Wharfside', addressLine: 'Boompjes 40' }),
  now,
});

/** What this host does while another one writes. The other is done once this one waits for it. */
async function meanwhile<Result>(others: (req: PayloadRequest) => Promise<unknown>, own: () => Promise<Result>) {
  const { asked } = await inTransaction(payload, async (req) => {
    await others(req);
    const begun = own();
    while ((await selectRows(payload, {}, 'SELECT 1 FROM pg_locks WHERE NOT granted')).length === 0);
    return { asked: begun };
  });
  return asked;
}

const countOwed = async (kind: 'mail' | 'webhook') =>
  (await payload.count({ collection: 'deliveries', where: { kind: { equals: kind } } })).totalDocs;

it('webhooks are told once of a reader who confirms at two hosts', async () => {
  const { id } = await payload.create({ collection: 'subscribers', data: reader });
  const { links } = newsletter();
  const confirmed = await meanwhile(
    (req) => runStatement(payload, req, `UPDATE subscribers SET state = 'entered' WHERE id = ${id}`),
    () => enter(newsletter(), links.issue('confirm', id)),
  );
  expect(confirmed).toMatchObject({ state: 'entered' });
  expect(await countOwed('webhook')).toBe(0);
});

it('a reader who asks at two hosts is stored once, and mailed once', async () => {
  const given = { email: reader.email, uri: '/', tags: [], formId: undefined, consentVersion: undefined, origin: {} };
  const data = { ...reader, mailedAt: now().toISOString(), mailsInDay: 1 };
  const asked = await meanwhile(
    (req) => payload.create({ collection: 'subscribers', data, req }),
    () => createAsk(newsletter()).ask(given, undefined),
  );
  expect(asked.outcome).toBe('not mailed again');
  expect((await payload.count({ collection: 'subscribers' })).totalDocs).toBe(1);
  expect(await countOwed('mail')).toBe(0);
});
