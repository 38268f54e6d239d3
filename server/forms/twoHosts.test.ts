import { bookingPaths, paths } from '@frontage/contract/paths.ts';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createBookingStore } from '../booking/BookingStore.ts';
import { createBookingTokens } from '../booking/Bookings.ts';
import { type BookCandidate, type Booked, createBook } from '../booking/book.ts';
import { noHolds } from '../booking/holds.ts';
import { readEnvironment } from '../hostEnvironment.ts';
import { startMigratedPostgres } from '../testing/databases.ts';
import { storeDocumentArticle } from '../testing/documentArticle.ts';
import { emptyPostgres } from '../testing/emptyPostgres.ts';
import { offerCalls } from '../testing/offerCalls.ts';
import type { PostgresServer } from '../testing/postgresServer.ts';
import { sendForm, typed } from '../testing/requests.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';
import { createHandles } from './handles.ts';
import { createLeadStore } from './LeadStore.ts';
import { createAcceptRequest, type RequestCandidate } from './receiveRequests.ts';

/** Two hosts with one database, as behind one name. The database is empty before each test. */
let postgres: PostgresServer;
const hosts: TestHost[] = [];
beforeAll(async () => {
  postgres = await startMigratedPostgres();
  // All that they share; each has its own DATA_DIR.
  const variables = {
    DATABASE_URL: postgres.url,
    PAYLOAD_SECRET: 'one secret for both, as both stand behind one name',
  };
  for (let count = 0; count < 2; count += 1) hosts.push(await openTestHost({ variables }));
});
afterAll(async () => {
  for (const host of hosts) await host.close();
  await postgres.stop();
});
beforeEach(() => emptyPostgres(payloads()[0]));

function payloads(): [here: Payload, there: Payload] {
  const [here, there] = hosts;
  if (!here || !there) throw new Error('The hosts are not open');
  return [here.payload, there.payload];
}

it('stores what reaches two hosts at once only once, and thanks at both: message, call, document', async () => {
  const [payload] = payloads();
  await offerCalls(payload);
  const { article } = await storeDocumentArticle(payload);
  const hours = ['09:00', '10:30', '12:00'];
  for (const { clock } of hosts) clock.now = new Date('2026-11-21T12:00:00Z');
  for (const [turn, hour] of hours.entries()) {
    const email = `visitor${turn}@example.com`;
    const start = `2026-11-24T${hour}:00.000Z`;
    const asked = [
      [paths.sendMail, 'contact', { ...typed, email }],
      [bookingPaths.booking, 'booking', { name: typed.name, email, start, zone: 'Europe/Amsterdam' }],
      [paths.articleFile, 'article-file', { email, type: 'storage-worksheet', articleId: article }],
    ] as const;
    for (const [url, formId, fields] of asked) {
      const headers = { 'idempotency-key': `two-hosts-${formId}-${turn}` };
      const answers = await Promise.all(hosts.map(({ app }) => sendForm(app, url, formId, fields, headers)));
      expect(answers.map(({ statusCode }) => [url, statusCode])).toEqual([
        [url, 200],
        [url, 200],
      ]);
    }
  }
  expect(await payload.count({ collection: 'leads' })).toEqual({ totalDocs: 3 * hours.length });
  expect(await payload.count({ collection: 'bookings' })).toEqual({ totalDocs: hours.length });
});

it('loses and doubles nothing while PostgreSQL is restarted: who was not thanked tries again at the other host', async () => {
  const [payload] = payloads();
  const turns = Array.from({ length: 24 }, (_, turn) => turn);
  function ask(turn: number, at: number) {
    const { app } = hosts[at % 2] ?? {};
    if (!app) throw new Error('The hosts are not open');
    const fields = { ...typed, email: `visitor${turn}@example.com` };
    return sendForm(app, paths.sendMail, 'contact', fields, { 'idempotency-key': `while-it-restarts-${turn}` });
  }
  const asked = turns.map((turn) => ask(turn, turn));
  await postgres.interrupt();
  const outcomes = (await Promise.all(asked)).map(
    ({ statusCode, headers }) => `${statusCode} ${headers['retry-after']}`,
  );
  expect(outcomes.filter((outcome) => !['200 undefined', '503 30'].includes(outcome))).toEqual([]);
  await postgres.resume();
  for (const turn of turns) await expect.poll(async () => (await ask(turn, turn + 1)).statusCode).toBe(200);
  expect(await payload.count({ collection: 'leads' })).toEqual({ totalDocs: turns.length });
});

it('thanks for a request that the other host stores between the look-ups of its key and of its fields', async () => {
  const [here, there] = payloads();
  const now = () => new Date();
  const common = { handles: createHandles('a secret of both hosts', now), mayMail: async () => true, now };
  const elsewhere = createAcceptRequest({ ...common, store: createLeadStore(there) });
  const store = createLeadStore(here);
  const outcomes: string[] = [];
  const accept = createAcceptRequest({
    ...common,
    store: {
      ...store,
      inTransaction: (work) =>
        store.inTransaction((ledger) =>
          work({
            ...ledger,
            async findByKey(key) {
              const found = await ledger.findByKey(key);
              if (outcomes.length === 0) outcomes.push((await elsewhere(candidate)).outcome);
              return found;
            },
          }),
        ),
    },
  });
  outcomes.push((await accept(candidate)).outcome);
  expect(outcomes).toEqual(['stored', 'repeated']);
  expect(await here.count({ collection: 'leads' })).toEqual({ totalDocs: 1 });
});

it('confirms a call sent to both hosts, if the other one books it just before the hour is checked', async () => {
  const [here, there] = payloads();
  await offerCalls(here);
  const now = () => new Date('2026-11-21T12:00:00Z');
  const secret = 'a secret of both hosts';
  const common = {
    handles: createHandles(secret, now),
    links: createBookingTokens(secret),
    holds: noHolds,
    backendUrl: 'http://localhost:3000',
    mayMail: async () => true,
    now,
  };
  const { cms, mail: addresses } = readEnvironment({});
  const mail = { ...addresses, adminUrl: cms.adminUrl };
  const elsewhere = createBook({ ...common, store: createBookingStore(there, mail) });
  const store = createBookingStore(here, mail);
  const booked: Booked[] = [];
  const book = createBook({
    ...common,
    store: {
      ...store,
      inTransaction: (work) =>
        store.inTransaction((ledger) =>
          work({
            ...ledger,
            async busy(from, until) {
              if (booked.length === 0) booked.push(await elsewhere(call));
              return ledger.busy(from, until);
            },
          }),
        ),
    },
  });
  booked.push(await book(call));
  expect(booked.map(({ outcome }) => outcome)).toEqual(['stored', 'repeated']);
  expect(await here.count({ collection: 'bookings' })).toEqual({ totalDocs: 1 });
});

const call: BookCandidate = {
  fields: {
    name: 'Ada Lindqvist',
    email: 'ada@company.example',
    start: '2026-11-24T14:00:00.000Z',
    zone: 'Europe/Amsterdam',
  },
  envelope: { formId: 'booking' },
  idempotencyKey: 'one-call-for-both-0123456789',
  requestId: 'two-hosts',
  suspicion: undefined,
};

const candidate: RequestCandidate = {
  submission: {
    fields: { name: 'Ada Lindqvist', email: 'ada@company.example', message: 'A register of containers' },
    envelope: { formId: 'contact' },
    consentGiven: false,
    files: [],
  },
  idempotencyKey: 'one-key-for-both-0123456789',
  requestId: 'two-hosts',
  suspicion: undefined,
};
