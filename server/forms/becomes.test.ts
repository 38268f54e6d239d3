import { sendMailSuccess } from '@frontage/contract/contact/answers.ts';
import { processingNote, subscribeNote } from '@frontage/contract/contact/messages.ts';
import { downloadPaths, newsletterPaths, paths } from '@frontage/contract/paths.ts';
import type { Visit } from '@frontage/contract/visit.ts';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { DueDelivery } from '../delivery/Channel.ts';
import { createSmtpMailer } from '../delivery/mailers.ts';
import { openStores } from '../host/compose.ts';
import { createOrderChannels } from '../host/openDelivery.ts';
import { openLinks } from '../host/openLinks.ts';
import { exportEndpoint } from '../inbox/exportRequests.ts';
import type { Form, Lead } from '../payload-types.ts';
import { erasePerson } from '../privacy/erasure/person.ts';
import { findDue } from '../privacy/retention/findDue.ts';
import { createUserWith } from '../testing/createUserWith.ts';
import { databases, openTestDatabase } from '../testing/databases.ts';
import { storeDocumentArticle } from '../testing/documentArticle.ts';
import { browser, findLinkIn, readTokenIn } from '../testing/newsletterReader.ts';
import { sendForm, submitForm, tokenOf } from '../testing/requests.ts';
import { sampleOffices } from '../testing/sampleCompany.ts';
import { samplePage } from '../testing/samplePage.ts';
import { openSmtpPeer } from '../testing/smtpPeer.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';
import { versionOf } from './formVersions.ts';
import { readOwnForm } from './readForms.ts';

const hour = 3_600_000;
const questions = [
  { id: 'email', kind: 'email', label: 'Email', required: true },
  { id: 'boat', kind: 'text', label: 'Your boat' },
];
const formVersion = versionOf(questions);

let host: TestHost;
let peer: Awaited<ReturnType<typeof openSmtpPeer>>;
let sales: Awaited<ReturnType<typeof createUserWith>>;
let document = 0;
let event = 0;
/** What the drawn pages were told. */
const shown: Visit[] = [];
let asker = 0;
let email = '';

beforeAll(async () => {
  peer = await openSmtpPeer();
  host = await openTestHost({
    mailer: () => createSmtpMailer(peer.url),
    replace: () => ({
      async draw(_, visit) {
        shown.push(visit);
        return undefined;
      },
    }),
  });
  const { payload } = host;
  await payload.create({ collection: 'pages', data: samplePage('fair', 'Meet us there.') });
  await storeDocumentArticle(payload);
  document = (await payload.find({ collection: 'documents' })).docs[0]?.id ?? 0;
  ({ id: event } = await payload.create({
    collection: 'events',
    data: {
      ...{ slug: 'ledger-night', title: 'Ledger night', summary: 'An evening.', venue: 'The office' },
      ...{ starts: '2027-02-03T18:00:00.000Z', ends: '2027-02-03T21:00:00.000Z', seats: 20, seatsTaken: 2 },
      ...{ timeZone: 'Europe/Amsterdam', mode: 'in-person' },
    } as never,
  }));
  const tag = await payload.create({
    collection: 'tags',
    data: { term_id: 70, slug: 'cadence', name: 'Cadence', group: 'protocols' } as never,
  });
  await make('letter', { becomes: 'subscriber', topics: [tag.id] });
  await make('crew', { becomes: 'application' });
  await make('seats', { becomes: 'seat', event });
  await make('plans', { becomes: 'download', document });
  await make('plain', {});
  sales = await createUserWith(payload, 'sales');
});
afterAll(async () => {
  await host.close();
  await peer.close();
});
beforeEach(() => {
  asker += 1;
  email = `asker${asker}@example.com`;
  host.clock.now = new Date('2026-11-29T12:00:00.000Z');
  peer.received.length = 0;
});

const make = (name: string, data: Partial<Form>) =>
  host.payload.create({
    collection: 'forms',
    data: { name, title: name, questions, _status: 'published', ...data },
    depth: 0,
  });

const address = 'http://localhost:3000/fair?utm_source=hall';
const page = { resendUrl: address, origin: `${address} https://fair.example`, consentVersion: processingNote.version };
const send = (form: string, fields: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  sendForm(host.app, paths.sendMail, form, { formVersion, email, boat: 'Zweihander', ...page, ...fields }, headers);
const submit = (form: string, fields: Record<string, string> = {}) =>
  submitForm(
    host.app,
    paths.sendMail,
    form,
    Object.entries({ formVersion, email, boat: 'Zweihander', ...page, ...fields }),
  );
/** As a machine that fills in what people do not see. */
const sendCaught = async (form: string) => send(form, { [(await tokenOf(host.app, form)).honeypotName]: 'filled' });

async function findLead(): Promise<Lead> {
  const { docs } = await host.payload.find({ collection: 'leads', where: { email: { equals: email } }, depth: 0 });
  expect(docs).toHaveLength(1);
  return docs[0] as Lead;
}

async function rescue(): Promise<void> {
  const { id } = await findLead();
  await host.payload.update({ collection: 'leads', id, data: { status: 'new' }, overrideAccess: false, user: sales });
}

/** What arrived for the visitor. */
async function arrived() {
  for (let round = 0; round < 3; round += 1) await host.deliver();
  const mails = await Promise.all(peer.received.map((raw) => PostalMime.parse(raw)));
  return mails.filter(({ to }) => to?.some(({ address }) => address === email));
}

const subjectsOf = (mails: Awaited<ReturnType<typeof arrived>>) => mails.map(({ subject }) => subject).sort();

async function findSubscriber() {
  const { docs } = await host.payload.find({
    collection: 'subscribers',
    where: { email: { equals: email } },
    depth: 0,
  });
  return docs[0];
}

it('a request is all that most forms become: nothing more is stored, asked or sent', async () => {
  expect(await readOwnForm(host.payload, 'plain')).toEqual({ id: 'plain', questions, version: formVersion });
  const answer = await send('plain');
  expect(Object.keys(answer.json().data).sort()).toEqual(['companyId', 'dealId', 'noteId', 'personId']);
  expect(await findLead()).toMatchObject({ becomes: null, document: null, event: null, answerState: 'due' });
  expect(await arrived()).toHaveLength(1);
  expect(await findSubscriber()).toBeUndefined();
});

describe('a form that makes subscribers', () => {
  it.each([
    ['with script', () => send('letter', { consentVersion: subscribeNote.version }), 200],
    ['without script', () => submit('letter', { consentVersion: subscribeNote.version }), 303],
  ])('keeps the whole request, and asks its sender to confirm, %s', async (_, ask, status) => {
    expect((await ask()).statusCode).toBe(status);
    expect(await findLead()).toMatchObject({
      ...{ becomes: 'subscriber', details: 'Your boat: Zweihander', status: 'new' },
      ...{ consentText: subscribeNote.text, consentGiven: false, tags: ['cadence'] },
    });
    const mails = await arrived();
    expect(mails).toHaveLength(2);
    const confirm = mails.find(({ subject }) => subject === 'One click and you are on the list');
    expect(await findSubscriber()).toMatchObject({
      state: 'waiting',
      formId: 'letter',
      uri: '/fair',
      name: null,
      tags: ['cadence'],
      consentText: subscribeNote.text,
      origin: { sentFrom: '/fair', campaign: { source: 'hall' } },
    });
    const t = readTokenIn(findLinkIn(confirm?.text, newsletterPaths.confirm));
    const headers = { 'content-type': 'application/x-www-form-urlencoded', ...browser };
    const payload = new URLSearchParams({ t }).toString();
    await host.app.inject({ method: 'POST', url: newsletterPaths.confirm, headers, payload });
    expect(await findSubscriber()).toMatchObject({ state: 'entered' });
  });

  it('says on its thank-you that a click is missing', async () => {
    const { headers } = await submit('letter');
    expect(headers.location).toBe('/thank-you?form=letter');
    await host.app.inject({ url: String(headers.location), headers: browser });
    expect(shown.at(-1)?.thanks?.text).toContain('One click puts you on the list.');
  });

  it('answers known and unknown addresses alike, and tells a subscriber that nothing is missing', async () => {
    const shapeOf = async (boat: string) => {
      const { body, statusCode } = await send('letter', { boat });
      return [statusCode, body.replace(/"\w+Id":"[^"]+"/g, '')];
    };
    const unknown = await shapeOf('One');
    await arrived();
    const id = (await findSubscriber())?.id ?? 0;
    await host.payload.db.updateOne({ collection: 'subscribers', id, data: { state: 'entered', mailsInDay: 0 } });
    peer.received.length = 0;
    expect(await shapeOf('Two')).toEqual(unknown);
    expect(subjectsOf(await arrived())).toContain('You are on the list already');
  });

  it('asks nobody for a doubtful request until it is rescued', async () => {
    expect((await sendCaught('letter')).statusCode).toBe(200);
    expect(await arrived()).toEqual([]);
    expect(await findSubscriber()).toBeUndefined();
    const forms = { collection: 'forms', where: { name: { equals: 'letter' } } } as const;
    await host.payload.update({ ...forms, data: { topics: [] } });
    await rescue();
    expect(subjectsOf(await arrived())).toContain('One click and you are on the list');
    expect(await findSubscriber(), 'with the topics of that time').toMatchObject({
      state: 'waiting',
      tags: ['cadence'],
    });
  });
});

describe.each(databases)('a request to confirm on %s', (name) => {
  it('is of nobody whose request was erased while it was delivered', async () => {
    const { close, payload } = await openTestDatabase(name);
    onTestFinished(close);
    const data = { name: 'Ada', email, becomes: 'subscriber', status: 'new' } as const;
    const lead = await payload.create({ collection: 'leads', data: data as never, depth: 0 });
    const now = () => host.clock.now;
    const { environment } = host;
    const channels = createOrderChannels({
      links: openLinks('a secret', now),
      openStores: (payload) => openStores(payload, environment),
      backendUrl: 'http://localhost:3000',
      now,
    });
    const confirm = () =>
      channels['letter-confirm']({ payload, row: {}, request: { lead, files: [] } } as unknown as DueDelivery);
    const count = async () => (await payload.count({ collection: 'subscribers' })).totalDocs;
    await confirm();
    expect(await count()).toBe(1);
    await erasePerson(payload, environment.cms, email);
    expect(await count()).toBe(0);
    await confirm();
    expect(await count()).toBe(0);
  });
});

describe('a form that takes applications', () => {
  it('keeps them until the day of applications, and nothing follows but its thank-you', async () => {
    const answer = await submit('crew');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/thank-you']);
    expect(String(answer.headers['set-cookie'])).toMatch(/^request=;/);
    const { id } = await findLead();
    const due = async (day: string) => {
      for await (const { collection, id: found, rule } of findDue(host.payload, new Date(day)))
        if (collection === 'leads' && found === id) return rule;
      return undefined;
    };
    expect([await due('2027-06-29'), await due('2027-07-01')]).toEqual([undefined, 'application']);
  });
});

describe('a form that gives seats', () => {
  it('gives one at its event, whatever the page says, and asks for no answer about another', async () => {
    expect((await send('seats', { eventSlug: 'another' })).statusCode).toBe(200);
    expect(await findLead()).toMatchObject({ becomes: 'seat', event });
    expect((await readOwnForm(host.payload, 'seats'))?.becomes).toEqual({ as: 'seat', event: 'ledger-night' });
  });
});

describe('a form that gives a document', () => {
  const countMails = async () => {
    const { id } = await findLead();
    return (await host.payload.count({ collection: 'mails', where: { lead: { equals: id } } })).totalDocs;
  };

  it('answers with a link, and sends it in the place of a receipt', async () => {
    const { data } = sendMailSuccess.parse((await send('plans')).json());
    const file = await host.app.inject({ url: String(data.downloadUrl) });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(file.headers['content-disposition']).toContain('The storage worksheet.pdf');
    expect(await findLead()).toMatchObject({ becomes: 'download', document, article: null, answerState: null });
    const [mail, ...others] = await arrived();
    expect([mail?.subject, others]).toEqual(['Your document: The storage worksheet', []]);
    expect(mail?.text).toContain('You asked for it here, and can ask again');
    expect(mail?.text).toContain('http://localhost:3000/fair');
    const link = /http:\/\/localhost:3000(\/downloads\/\S+)/.exec(mail?.text ?? '')?.[1];
    expect((await host.app.inject({ url: String(link) })).statusCode).toBe(200);
  });

  it('sends a link whose hours count from when its email leaves, however long the mail server was away', async () => {
    await send('plans');
    host.clock.now = new Date(host.clock.now.getTime() + 30 * hour);
    const [mail] = await arrived();
    const link = /http:\/\/localhost:3000(\/downloads\/\S+)/.exec(mail?.text ?? '')?.[1];
    host.clock.now = new Date(host.clock.now.getTime() + 23 * hour);
    expect((await host.app.inject({ url: String(link) })).statusCode).toBe(200);
  });

  it('leads to the document without script, and back to its page once the link has expired', async () => {
    const { headers, statusCode } = await submit('plans');
    const [path, token] = String(headers.location).split('?t=');
    expect([statusCode, path]).toEqual([303, downloadPaths.ready]);
    const link = `${paths.downloads}/${token}`;
    expect((await host.app.inject({ url: link, headers: browser })).statusCode).toBe(200);
    host.clock.now = new Date(host.clock.now.getTime() + 25 * hour);
    expect((await host.app.inject({ url: link, headers: browser })).statusCode).toBe(410);
    expect(shown.at(-1)).toMatchObject({ document: { form: '/fair' } });
  });

  it('repeats no address that leads to no page of the site: anybody can write anything there', async () => {
    const resendUrl = 'http://localhost:3000/Your%20account%20is%20locked,%20see%20evil.example%20today/now';
    const { data } = sendMailSuccess.parse((await send('plans', { resendUrl })).json());
    const [mail] = await arrived();
    expect(mail?.text).toMatch(/can ask again:\s+http:\/\/localhost:3000\/\s/);
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/locked|evil/);
    host.clock.now = new Date(host.clock.now.getTime() + 25 * hour);
    await host.app.inject({ url: String(data.downloadUrl), headers: browser });
    expect(shown.at(-1)).toMatchObject({ document: { form: '/' } });
  });

  it('gives the link again to whoever asks twice, and the first answer to a repeated key', async () => {
    const key = { 'idempotency-key': 'key-of-plans' };
    const first = await send('plans', {}, key);
    host.clock.now = new Date(host.clock.now.getTime() + hour);
    expect((await send('plans', {}, key)).body).toBe(first.body);
    const again = sendMailSuccess.parse((await send('plans')).json());
    expect((await host.app.inject({ url: String(again.data.downloadUrl) })).statusCode).toBe(200);
    await arrived();
    expect(await countMails()).toBe(2);
  });

  it('sends it with a rescued request, as an ordinary one has it', async () => {
    await sendCaught('plans');
    expect(await arrived()).toEqual([]);
    await rescue();
    expect(subjectsOf(await arrived())).toEqual(['Your document: The storage worksheet']);
    expect(await findLead()).toMatchObject({ answerState: null });
  });

  it('gives none to a page from before it asked for an address', async () => {
    const before = questions.slice(1);
    const { id } = await make('before', { questions: before });
    const data = { questions, becomes: 'download', document } as const;
    await host.payload.update({ collection: 'forms', id, data });
    const answer = await send('before', { formVersion: versionOf(before), email: undefined, boat: email });
    expect([answer.statusCode, answer.json().data.downloadUrl]).toEqual([200, undefined]);
    const { docs } = await host.payload.find({ collection: 'leads', where: { formId: { equals: 'before' } } });
    expect(docs).toMatchObject([{ name: email, becomes: null, document: null }]);
  });

  it('holds its document, and forgets it once it gives none', async () => {
    const form = await make('held', { becomes: 'download', document, event });
    expect(form).toMatchObject({ document, event: null });
    const asRequest = { collection: 'forms', id: form.id, data: { becomes: 'request' }, depth: 0 } as const;
    expect(await host.payload.update(asRequest)).toMatchObject({ document: null });
  });

  it('is an ordinary request while its document is in the trash, as one that was there itself held nothing', async () => {
    const move = (deletedAt: string | null) =>
      host.payload.db.updateOne({ collection: 'documents', id: document, data: { deletedAt } });
    const becomes = async () => (await readOwnForm(host.payload, 'plans'))?.becomes;
    await move(host.clock.now.toISOString());
    expect(await becomes()).toBeUndefined();
    await move(null);
    expect(await becomes()).toEqual({ as: 'download', document });
  });

  it('keeps its document and its event from being removed', async () => {
    await expect(host.payload.delete({ collection: 'documents', id: document })).rejects.toThrow('plans');
    await expect(host.payload.delete({ collection: 'events', id: event })).rejects.toThrow('seats');
    const data = { ...sampleOffices[0], email: 'rotterdam@example.com' };
    const office = await host.payload.create({ collection: 'offices', data: data as never });
    await make('desk', { offices: [office.id] });
    expect(await host.payload.delete({ collection: 'offices', id: office.id }), 'no office').toMatchObject({});
  });
});

it('says in words what is missing before it is published', async () => {
  const refusalOf = (data: Partial<Form>) =>
    make(`refused-${asker}`, data).then(
      () => 'taken',
      ({ data }: { data?: { errors?: { message: string }[] } }) => data?.errors?.map(({ message }) => message).join(),
    );
  const [address, boat] = questions;
  const unasked = { questions: [boat] };
  expect(await refusalOf({ ...unasked, becomes: 'subscriber' })).toBe(
    'A subscriber is written to: add a question of the kind Email, or choose another',
  );
  for (const asked of [[boat], [{ ...address, required: false }]])
    expect(await refusalOf({ questions: asked, becomes: 'download', document })).toBe(
      'The document is sent by email: ask everybody for an address, by a required question of the kind Email',
    );
  expect(await refusalOf({ becomes: 'download' })).toBe('Choose the document');
  expect(await refusalOf({ becomes: 'seat' })).toBe('Choose the event');
  expect(await refusalOf({ ...unasked, becomes: 'application' })).toBe('taken');
});

it('is what the original says in every language', async () => {
  const twin = { name: 'de/plans', language: 'de', becomes: null } as const;
  await make('de/plans', twin);
  const languages = ['en', 'de'].map((code) => ({ id: code, code, isVisible: true }));
  await host.payload.db.updateGlobal({ slug: 'site-settings', data: { languages } });
  expect(await readOwnForm(host.payload, 'plans', { address: '/de/messe' })).toMatchObject({
    becomes: { as: 'download', document },
  });
});

it('is last in the export of requests, and not in JSON of one that is only a request', async () => {
  const exported = async (form: string, format: string) => {
    await send(form);
    const { docs } = await host.payload.find({ collection: 'leads', sort: '-id', limit: 1 });
    const query = { format, where: { id: { equals: docs[0]?.id } } };
    return (await exportEndpoint.handler({ payload: host.payload, user: sales, query, context: {} } as never)).text();
  };
  expect(JSON.parse(await exported('crew', 'json'))).toMatchObject([{ form: 'crew', became: 'application' }]);
  const [head = '', row = ''] = (await exported('seats', 'csv')).split('\r\n');
  expect([head.endsWith(',"became"'), row.endsWith(',"seat"')]).toEqual([true, true]);
  expect(JSON.parse(await exported('plain', 'json'))[0]).not.toHaveProperty('became');
});
