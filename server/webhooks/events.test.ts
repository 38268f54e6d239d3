import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bookingPaths, newsletterPaths, paths } from '@frontage/contract/paths.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findFreeHours } from '../booking/findFreeHours.ts';
import type { WebhookEvent } from '../delivery/webhookEvents.ts';
import { tellOfAnswers } from '../inbox/tellOfAnswers.ts';
import type { Webhook } from '../payload-types.ts';
import { erasePerson } from '../privacy/erasure/person.ts';
import { runAppointments } from '../publishing/schedule.ts';
import { createUserWith } from '../testing/createUserWith.ts';
import { type DatabaseName, databases, startMigratedPostgres } from '../testing/databases.ts';
import { browser, findLinkIn, readTokenIn } from '../testing/newsletterReader.ts';
import { offerCalls } from '../testing/offerCalls.ts';
import { send, sendForm, tokenOf, typed } from '../testing/requests.ts';
import { samplePage } from '../testing/samplePage.ts';
import { openTestHost } from '../testing/testHost.ts';
import { openWebhookReceiver, webhookSecret } from '../testing/webhookReceiver.ts';

const email = 'ada@example.com';

/** A host with one webhook for some events, and the receiver that it calls. */
async function open(
  events: WebhookEvent[],
  { database = 'SQLite', format = 'standard' }: { database?: DatabaseName; format?: Webhook['format'] } = {},
) {
  const peer = await openWebhookReceiver();
  const postgres = database === 'PostgreSQL' ? await startMigratedPostgres() : undefined;
  const host = await openTestHost({
    variables: { WEBHOOK_PRIVATE_HOSTS: peer.host, ...(postgres ? { DATABASE_URL: postgres.url } : {}) },
  });
  onTestFinished(async () => {
    await host.close();
    await postgres?.stop();
  });
  const data = { name: 'Chat', url: peer.url, secret: webhookSecret, format, events, active: true };
  await host.payload.create({ collection: 'webhooks', data });
  return {
    ...host,
    /** Delivers what is owed; returns what the receiver was told since the last time, each signed. */
    async told() {
      // What sales order is owed to the backend, which owes the rest.
      for (let round = 0; round < 3; round += 1) await host.deliver();
      const calls = peer.calls.splice(0);
      expect(calls.filter(({ isSigned }) => !isSigned)).toEqual([]);
      expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length);
      return calls.map(({ body }) => body);
    },
    post: (url: string, fields: Record<string, string>) =>
      host.app.inject({
        method: 'POST',
        url,
        headers: { ...browser, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      }),
    async readMail(kind: string) {
      const { docs } = await host.payload.find({
        collection: 'mails',
        where: { and: [{ kind: { equals: kind } }, { to: { equals: email } }] },
        sort: '-id',
      });
      return docs[0]?.text ?? '';
    },
  };
}

describe('a call', () => {
  async function openCalls(events: WebhookEvent[], format: Webhook['format'] = 'standard') {
    const host = await open(events, { format });
    await offerCalls(host.payload);
    const hours = await findFreeHours(host.payload, { now: new Date() });
    const [other = '', start = ''] = hours.slice(-2).map((hour) => hour.start);
    const more = { name: 'Ada <Vinter>', email, start, zone: 'America/New_York' };
    const book = (fields: object = {}) => sendForm(host.app, bookingPaths.booking, 'booking', { ...more, ...fields });
    const token = async () => /\?t=(\S+)/.exec(await host.readMail('booking-confirmed'))?.[1] ?? '';
    return { ...host, start, other, book, token };
  }

  it('is told when it is booked, moved and cancelled, each once, however often a button is pressed', async () => {
    const { book, other, post, start, token, told } = await openCalls(['call.booked', 'call.moved', 'call.cancelled']);
    await book();
    await book();
    const [booked, ...more] = await told();
    expect(more).toEqual([]);
    expect(booked).toMatchObject({
      type: 'call.booked',
      data: {
        email,
        name: 'Ada <Vinter>',
        link: expect.stringMatching(/\/admin\/collections\/leads\/\d+$/),
        call: { startsAt: start, zone: 'America/New_York', host: 'Ines Halvorsen' },
      },
    });
    const t = await token();
    await Promise.all([0, 1].map(() => post(bookingPaths.move, { t, start: other, zone: 'America/New_York' })));
    expect(await told()).toMatchObject([
      { type: 'call.moved', data: { call: { startsAt: other, movedFrom: start, by: 'visitor' } } },
    ]);
    await Promise.all([0, 1].map(() => post(bookingPaths.cancel, { t })));
    expect(await told()).toMatchObject([
      { type: 'call.cancelled', data: { email, call: { startsAt: other, by: 'visitor' } } },
    ]);
  });

  it('is what the request became by whose form it was led to', async () => {
    const { book, payload, told } = await openCalls(['call.booked']);
    await book();
    await payload.db.updateOne({ collection: 'leads', where: {}, data: { formVersion: 'v-1' } });
    expect(await told()).toMatchObject([{ type: 'call.booked', data: { became: 'call' } }]);
  });

  it('is told to a chat in one sentence by the clock of the agency', async () => {
    const { book, told } = await openCalls(['call.booked', 'request.changed'], 'slack');
    await book();
    expect(await told()).toEqual([
      {
        text: expect.stringMatching(
          /^A call of Ines Halvorsen with Ada &lt;Vinter&gt; was booked: \w+day .* \d\d:\d\d to \d\d:\d\d \(.+\)\.\n<http.+\/leads\/1\|Open the request>$/,
        ),
      },
    ]);
  });

  it('is not told twice to a webhook that also wants additions to requests, and still to one that wants only those', async () => {
    const { book, payload, post, token, told } = await openCalls(['call.cancelled', 'request.changed']);
    await book();
    expect(await told()).toEqual([]);
    await post(bookingPaths.cancel, { t: await token() });
    expect(await told()).toMatchObject([{ type: 'call.cancelled' }]);
    await payload.update({ collection: 'webhooks', where: {}, data: { events: ['request.changed'] } });
    await book();
    await told();
    await post(bookingPaths.cancel, { t: await token() });
    expect(await told()).toMatchObject([
      { type: 'request.changed', data: { added: 'The visitor cancelled the call' } },
    ]);
  });

  it('in quarantine is told once sales rescue it', async () => {
    const { app, book, payload, told } = await openCalls(['call.booked', 'call.moved', 'call.cancelled']);
    const { honeypotName } = await tokenOf(app, 'booking');
    await book({ [honeypotName]: 'filled' });
    expect(await told()).toEqual([]);
    const user = await createUserWith(payload, 'sales');
    const rescue = { where: {}, data: { status: 'new' as const }, overrideAccess: false, user };
    await payload.update({ collection: 'leads', ...rescue });
    expect(await told()).toMatchObject([{ type: 'call.booked', data: { email } }]);
  });
});

describe('a subscriber', () => {
  async function openSubscribed(format: Webhook['format'] = 'standard') {
    const host = await open(['subscriber.confirmed'], { format });
    await sendForm(host.app, paths.subscribe, 'newsletter', { email });
    expect(await host.told(), 'who has not confirmed may be anybody').toEqual([]);
    const link = findLinkIn(await host.readMail('letter-confirm'), newsletterPaths.confirm);
    const confirm = () => host.post(newsletterPaths.confirm, { t: readTokenIn(link) });
    return { ...host, confirm };
  }

  it('is told when the button in the email is pressed, once', async () => {
    const { confirm, told } = await openSubscribed();
    await Promise.all([confirm(), confirm()]);
    await confirm();
    expect(await told()).toMatchObject([
      { type: 'subscriber.confirmed', data: { email, confirmedAt: expect.any(String), form: 'newsletter' } },
    ]);
  });

  it('is told to a chat in one sentence', async () => {
    const { confirm, told } = await openSubscribed('slack');
    await confirm();
    const text = expect.stringMatching(
      /^ada@example\.com confirmed the newsletter\.\n<.+\/subscribers\/1\|Open the subscriber>$/,
    );
    expect(await told()).toEqual([{ text }]);
  });

  it('is not told once they have left or were erased, and nothing of them stays in the outbox', async () => {
    const { confirm, environment, payload, told } = await openSubscribed();
    await confirm();
    await payload.update({ collection: 'subscribers', where: {}, data: { state: 'left' } });
    expect(await told()).toEqual([]);
    const owed = { collection: 'deliveries', where: { event: { equals: 'subscriber.confirmed' } } } as const;
    expect((await payload.find(owed)).docs).toMatchObject([
      { status: 'failed', lastError: expect.stringContaining('left') },
    ]);
    await erasePerson(payload, environment.cms, email);
    expect((await payload.count(owed)).totalDocs).toBe(0);
  });
});

describe.each(databases)('on %s', (database) => {
  it('a request is told once when its answer is late, however many hosts look', async () => {
    const { app, payload, told } = await open(['request.late'], { database });
    await send(app, typed);
    expect(await told()).toEqual([]);
    const { docs } = await payload.find({ collection: 'leads' });
    const { answerDueAt, answerTellAt } = docs[0] ?? {};
    const look = (now: string) => Promise.all(Array.from({ length: 4 }, () => tellOfAnswers(payload, new Date(now))));
    await look(String(answerTellAt));
    expect(await told()).toEqual([]);
    await look(String(answerDueAt));
    await look(String(answerDueAt));
    expect(await told()).toMatchObject([{ type: 'request.late', data: { answerDueAt, email: typed.email } }]);
  }, 90_000);

  it('a page is told when visitors see it in another form or no longer, and not of its drafts', async () => {
    const { payload, told } = await open(['document.published', 'document.unpublished'], { database });
    const { id } = await payload.create({
      collection: 'pages',
      data: { ...samplePage('offer', 'Words'), _status: 'draft' },
      draft: true,
    });
    const save = (data: object, options: object = {}) => payload.update({ collection: 'pages', id, data, ...options });
    await save({ title: 'A quiet draft' }, { draft: true, autosave: true });
    await save({ _status: 'draft' });
    expect(await told()).toEqual([]);

    const document = { kind: 'page', id, address: 'http://localhost:3000/offer' };
    await save({ title: 'Our "offer"', _status: 'published' });
    const link = expect.stringMatching(new RegExp(`/admin/collections/pages/${id}$`));
    const data = { ...document, title: 'Our "offer"', visibleFrom: null, visibleUntil: null, link };
    expect(await told()).toEqual([{ type: 'document.published', timestamp: expect.any(String), data }]);

    await save({ title: 'Next year' }, { draft: true, autosave: true });
    await save({ title: 'Next year' }, { draft: true });
    expect(await told()).toEqual([]);
    await save({ _status: 'published' });
    expect(await told()).toMatchObject([{ type: 'document.published', data: { ...document, title: 'Next year' } }]);

    for (const type of ['unpublish', 'publish'] as const) {
      const input: object = { type, doc: { relationTo: 'pages', value: String(id) } };
      await payload.jobs.queue({ task: 'schedulePublish', input, waitUntil: new Date() });
      await Promise.all([runAppointments(payload), runAppointments(payload)]);
      expect(await told()).toMatchObject([{ type: `document.${type}ed`, data: document }]);
    }

    await save({ deletedAt: new Date().toISOString() });
    expect(await told()).toMatchObject([{ type: 'document.unpublished', data: document }]);
    await payload.delete({ collection: 'pages', id, trash: true });
    expect(await told()).toEqual([]);
  }, 90_000);
});

it('a document without drafts is told when it is saved, and when it goes to the trash, with its address', async () => {
  const { payload, told } = await open(['document.published', 'document.unpublished'], { format: 'slack' });
  const data = { title: 'Hash <1>', description: 'Words', slug: 'hash' } as const;
  const { id } = await payload.create({ collection: 'glossary', data: data as never });
  const [published] = await told();
  expect(published.text).toMatch(
    /^Term "Hash &lt;1&gt;" was published\.\n<http:\/\/localhost:3000\/\S+hash\|Read it>$/,
  );
  await payload.update({ collection: 'webhooks', where: {}, data: { format: 'standard' } });
  await payload.update({ collection: 'glossary', id, data: { deletedAt: new Date().toISOString() } });
  const address = /<(.+)\|/.exec(published.text)?.[1];
  expect(await told()).toMatchObject([{ type: 'document.unpublished', data: { kind: 'term', id, address } }]);
  await payload.delete({ collection: 'glossary', id, trash: true });
  expect(await told()).toEqual([]);
});

it('an event that was owed when the host ended is told by the next one, once, and none of a change that was refused', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'frontage-webhooks-'));
  const peer = await openWebhookReceiver();
  const options = { dataDir, variables: { WEBHOOK_PRIVATE_HOSTS: peer.host } };
  const first = await openTestHost(options);
  const data = { name: 'Cache', url: peer.url, secret: webhookSecret, format: 'standard' as const, active: true };
  const events: Webhook['events'] = ['document.published', 'document.unpublished'];
  await first.payload.create({ collection: 'webhooks', data: { ...data, events } });
  const { id } = await first.payload.create({ collection: 'pages', data: samplePage('quay', 'Words') });
  await first.payload.create({ collection: 'pages', data: samplePage('flow', 'See [the quay](/quay).') });
  const refused = first.payload.update({ collection: 'pages', id, data: { _status: 'draft' } });
  await expect(refused).rejects.toThrow('still linked');
  await first.close();
  const second = await openTestHost(options);
  onTestFinished(second.close);
  await Promise.all([second.deliver(), second.deliver()]);
  expect(peer.calls.map(({ body, isSigned }) => [isSigned, body.type, body.data.title])).toEqual([
    [true, 'document.published', 'The page quay'],
    [true, 'document.published', 'The page flow'],
  ]);
});
