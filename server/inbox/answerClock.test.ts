import { randomUUID } from 'node:crypto';
import { paths } from '@frontage/contract/paths.ts';
import { createLocalReq, type TypedUser } from 'payload';
import { expect, it, onTestFinished, test, vi } from 'vitest';
import { inTransaction } from '../database/inTransaction.ts';
import { makeForms } from '../forms/makeForms.ts';
import { inboundVariables, mailOf, postMail, pressAnswer } from '../testing/answers.ts';
import { createUserWith } from '../testing/createUserWith.ts';
import { type DatabaseName, databases, startMigratedPostgres } from '../testing/databases.ts';
import { makeCall } from '../testing/makeCall.ts';
import { offerCalls } from '../testing/offerCalls.ts';
import { send, sendForm, typed } from '../testing/requests.ts';
import { openSmtpPeer } from '../testing/smtpPeer.ts';
import { openTestHost } from '../testing/testHost.ts';
import { noAnswerNeededEndpoint } from './answerClock.ts';
import { tellOfAnswers } from './tellOfAnswers.ts';

/** A Monday, at noon; there is no office, so hours are 9 to 18, UTC. */
const monday = new Date('2026-11-23T12:00:00Z');
const at = (time: string) => new Date(`2026-11-${time}:00Z`);

async function open(database: DatabaseName = 'SQLite') {
  const peer = await openSmtpPeer(Array.from({ length: 40 }, () => true));
  onTestFinished(peer.close);
  const postgres = database === 'PostgreSQL' ? await startMigratedPostgres() : undefined;
  const host = await openTestHost({
    variables: {
      SMTP_URL: peer.url,
      MAIL_TO: 'sales@localhost',
      MAIL_FROM: 'website@localhost',
      ...inboundVariables,
      ...(postgres ? { DATABASE_URL: postgres.url } : {}),
    },
  });
  onTestFinished(async () => {
    await host.close();
    await postgres?.stop();
  });
  host.clock.now = monday;
  const { payload } = host;
  const ada = { ...typed, email: `${randomUUID()}@example.com` };
  expect((await send(host.app, ada)).statusCode).toBe(200);
  const { docs } = await payload.find({ collection: 'leads', where: { email: { equals: ada.email } } });
  const id = docs[0]?.id ?? 0;
  return {
    ...host,
    id,
    readClock: async () => {
      const { answerDueAt, answeredAt, answerState, answerTellAt } = await payload.findByID({
        collection: 'leads',
        id,
      });
      return { answerDueAt, answeredAt, answerState, answerTellAt };
    },
    set: (data: object) => payload.update({ collection: 'leads', id, data }),
    told: async () => {
      const where = { and: [{ lead: { equals: id } }, { kind: { equals: 'answer-due' } }] };
      const { docs: owed } = await payload.find({ collection: 'deliveries', where, sort: 'id', depth: 0 });
      return owed.map(({ body, recipient }) => `${body}: ${recipient ?? 'sales'}`);
    },
  };
}

/* R70 */
test.each(databases)(
  'tells sales or the owner at half of the time, and admins too when it is over, each once by however many hosts, on %s',
  async (database) => {
    const { readClock, id, payload, set, told } = await open(database);
    expect(await readClock()).toEqual({
      answerDueAt: '2026-11-24T18:00:00.000Z',
      answerTellAt: '2026-11-24T10:30:00.000Z',
      answeredAt: null,
      answerState: 'due',
    });
    const admin = await createUserWith(payload, 'admin');
    const owner = await createUserWith(payload, 'sales');
    const look = (now: Date) => Promise.all(Array.from({ length: 4 }, () => tellOfAnswers(payload, now)));
    await look(at('24T10:29'));
    expect(await told()).toEqual([]);
    await look(at('24T10:30'));
    await look(at('24T17:59'));
    expect(await told()).toEqual(['due: sales']);
    await set({ owner: owner.id, status: 'in-work' });
    await look(at('24T18:00'));
    await look(at('27T18:00'));
    expect(await told()).toEqual(['due: sales', `late: ${owner.email}`, `late: ${admin.email}`]);
    expect(await readClock()).toMatchObject({ answerState: 'late', answerTellAt: null });
    const { docs } = await payload.find({ collection: 'leads', where: { answerState: { equals: 'late' } } });
    expect(docs.map((lead) => lead.id)).toEqual([id]);
  },
  90_000,
);

it('tells by email, and nobody of what was answered meanwhile', async () => {
  const { deliver, id, payload, set } = await open();
  await tellOfAnswers(payload, at('24T18:00'));
  await createUserWith(payload, 'admin');
  await deliver();
  const where = { and: [{ lead: { equals: id } }, { kind: { equals: 'answer-due' } }] };
  const { docs } = await payload.find({ collection: 'mails', where });
  expect(docs.map(({ subject, to }) => [to, subject])).toEqual([['sales@localhost', 'Answer late: Ada Vinter']]);
  expect(docs[0]?.text).toContain('Tuesday 24 November, 2026, 18:00 UTC');
  await payload.update({
    collection: 'deliveries',
    where: { kind: { equals: 'answer-due' } },
    data: { status: 'owed' },
  });
  await set({ status: 'answered' });
  await deliver();
  expect((await payload.count({ collection: 'mails', where })).totalDocs).toBe(1);
});

it.each([
  ['answered', expect.any(String)],
  ['lost', expect.any(String)],
  ['won', expect.any(String)],
  ['quarantine', null],
] as const)(
  'stops the clock of a request that is %s, and starts it when that is taken back',
  async (status, answeredAt) => {
    const { readClock, payload, set, told } = await open();
    await set({ status });
    expect(await readClock()).toMatchObject({ answerState: null, answerTellAt: null, answeredAt });
    await tellOfAnswers(payload, at('30T18:00'));
    expect(await told()).toEqual([]);
    await set({ status: 'in-work' });
    expect(await readClock()).toMatchObject({ answerState: 'due', answeredAt: null, answerTellAt: expect.any(String) });
  },
);

it('stops once an answer was accepted by a mail server, and starts with the reply', async () => {
  const host = await open();
  const { readClock, deliver, id, payload } = host;
  const sales = await createUserWith(payload, 'sales');
  await pressAnswer(payload, sales, id, { text: 'Tuesday at ten?' });
  await deliver();
  expect(await readClock()).toMatchObject({ answerState: null, answeredAt: monday.toISOString() });
  host.clock.now = at('25T12:00');
  const where = { and: [{ lead: { equals: id } }, { kind: { equals: 'answer' } }] };
  const { docs } = await payload.find({ collection: 'mails', where });
  const [answer] = docs;
  const reply = mailOf({ from: answer?.to ?? '', to: answer?.replyTo ?? '', text: 'Ten suits us.' });
  expect((await postMail(host.app, reply, { at: host.clock.now })).statusCode).toBe(200);
  expect(await readClock()).toEqual({
    answerState: 'due',
    answeredAt: null,
    answerDueAt: '2026-11-26T18:00:00.000Z',
    answerTellAt: '2026-11-26T10:30:00.000Z',
  });
  expect(await payload.findByID({ collection: 'leads', id })).toMatchObject({
    firstDueAt: '2026-11-24T18:00:00.000Z',
    firstAnsweredAt: monday.toISOString(),
  });
  // Whoever writes again while they wait does not wait longer for it.
  host.clock.now = at('26T12:00');
  const again = mailOf({ from: answer?.to ?? '', to: answer?.replyTo ?? '', text: 'Or at eleven.' });
  await postMail(host.app, again, { at: host.clock.now });
  expect((await readClock()).answerDueAt).toBe('2026-11-26T18:00:00.000Z');
});

it('starts with what the visitor adds to an answered request, and runs on where the first answer is awaited', async () => {
  const host = await open();
  const { app, payload } = host;
  const email = `${randomUUID()}@example.com`;
  const handles = (await send(app, { ...typed, email })).json().data;
  const { docs } = await payload.find({ collection: 'leads', where: { email: { equals: email } } });
  const id = docs[0]?.id ?? 0;
  const add = (note: string) =>
    app.inject({
      ...{ method: 'POST', url: paths.update, headers: { accept: 'application/json' } },
      payload: { ...handles, note },
    });
  const read = () => payload.findByID({ collection: 'leads', id, depth: 0 });
  host.clock.now = at('24T08:00');
  expect((await add('Also for phones.')).statusCode).toBe(200);
  expect(await read()).toMatchObject({ answerDueAt: '2026-11-24T18:00:00.000Z', firstAnsweredAt: null });
  await payload.update({ collection: 'leads', id, data: { status: 'answered' } });
  await add('And by spring.');
  expect(await read()).toMatchObject({
    ...{ status: 'new', answerState: 'due', answeredAt: null },
    ...{ answerDueAt: '2026-11-25T18:00:00.000Z', firstAnsweredAt: expect.any(String) },
  });
});

it('can be stopped by sales where a visitor says thanks for a won request, which stays won', async () => {
  const host = await open();
  const { readClock, deliver, id, payload, set } = host;
  const sales = await createUserWith(payload, 'sales');
  await pressAnswer(payload, sales, id, { text: 'Here is the contract.' });
  await deliver();
  await set({ status: 'won' });
  const where = { and: [{ lead: { equals: id } }, { kind: { equals: 'answer' } }] };
  const [answer] = (await payload.find({ collection: 'mails', where })).docs;
  const thanks = mailOf({ from: answer?.to ?? '', to: answer?.replyTo ?? '', text: 'Thanks!' });
  expect((await postMail(host.app, thanks, { at: host.clock.now })).statusCode).toBe(200);
  expect(await readClock()).toMatchObject({ answerState: 'due' });
  const press = async (user?: TypedUser) => {
    const req = await createLocalReq(user ? { user } : {}, payload);
    const asked = Object.assign(req, { routeParams: { id } });
    return (await makeCall(payload, noAnswerNeededEndpoint, asked, 'leads')).status;
  };
  expect([await press(), await press(await createUserWith(payload, 'editor')), await press(sales)]).toEqual([
    401, 403, 200,
  ]);
  expect(await readClock()).toMatchObject({ answerState: null, answerTellAt: null, answeredAt: expect.any(String) });
  expect(await payload.findByID({ collection: 'leads', id })).toMatchObject({
    status: 'won',
    firstAnsweredAt: monday.toISOString(),
  });
});

it('counts by the hours and days off of the office that the form tells', async () => {
  const { app, payload } = await open();
  const office = { address: ['1 Quay'], countryCode: 'NL', opens: '08:00', timeZone: 'Europe/Amsterdam' };
  await payload.create({ collection: 'offices', data: { ...office, city: 'Main', closes: '17:00', order: 1 } });
  const data = { ...office, city: 'Other', closes: '12:00', order: 2, email: 'other@example.com' };
  const other = await payload.create({ collection: 'offices', data });
  await payload.updateGlobal({
    slug: 'booking',
    data: { daysOff: [{ label: 'Storm', from: '2026-11-24', office: other.id }] },
  });
  await inTransaction(payload, (req) => makeForms(payload, req));
  const { docs } = await payload.find({ collection: 'forms', where: { name: { equals: 'contact' } } });
  const rule = { byCountry: [{ office: 'Other', countries: ['Malta'], offices: [other.id] }] };
  await payload.update({ collection: 'forms', id: docs[0]?.id ?? 0, data: rule });
  await vi.waitFor(async () => {
    const email = `${randomUUID()}@example.com`;
    await send(app, { ...typed, email, country: 'Malta' });
    const { docs: leads } = await payload.find({ collection: 'leads', where: { email: { equals: email } } });
    expect(leads[0]?.answerDueAt).toBe('2026-11-25T11:00:00.000Z');
  }, 10_000);
});

it('runs for nobody who booked a call or asked for a document: they got it', async () => {
  const { app, payload } = await open();
  await offerCalls(payload);
  const { slots } = (await app.inject({ url: '/booking/slots?month=2026-12&zone=UTC' })).json();
  const start = slots.find(({ isFree }: { isFree: boolean }) => isFree).start;
  await sendForm(app, '/booking', 'booking', { name: 'Ada', email: 'caller@example.com', start, zone: 'UTC' });
  const where = { email: { equals: 'caller@example.com' } };
  const { docs } = await payload.find({ collection: 'leads', where, depth: 0 });
  expect(docs).toMatchObject([{ answerState: null, answerDueAt: null, status: 'new' }]);
});
