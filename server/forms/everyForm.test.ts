import { consentNote, processingNote, subscribeNote } from '@frontage/contract/contact/messages.ts';
import { bookingPaths, paths } from '@frontage/contract/paths.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../database/inTransaction.ts';
import { storeDocumentArticle } from '../testing/documentArticle.ts';
import { offerCalls } from '../testing/offerCalls.ts';
import { sendForm, tokenOf } from '../testing/requests.ts';
import { fillSite } from '../testing/siteContent.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';
import { makeForms } from './makeForms.ts';
import { readOwnForm } from './readForms.ts';

let host: TestHost;
let article = 0;

beforeAll(async () => {
  host = await openTestHost();
  host.clock.now = new Date('2026-11-21T12:00:00.000Z');
  await fillSite(host.payload);
  await offerCalls(host.payload);
  await inTransaction(host.payload, (req) => makeForms(host.payload, req));
  ({ article } = await storeDocumentArticle(host.payload));
});
afterAll(() => host.close());

const send = (url: string, formId: string, fields: Record<string, unknown>) => sendForm(host.app, url, formId, fields);

async function findStored(collection: 'leads' | 'subscribers', email: string) {
  const { docs } = await host.payload.find({ collection, where: { email: { equals: email } }, depth: 0 });
  return docs[0];
}

const person = (email: string) => ({ name: 'Ada Vinter', email });

/** Name, call and id of each form that asks for an email address, and the minimal fields of a valid request. */
const forms: [string, string, string, (email: string) => Record<string, unknown>][] = [
  ['contact form', paths.sendMail, 'contact', (email) => ({ ...person(email), message: 'A bridge.' })],
  [
    'audit form',
    paths.audit,
    'audit',
    (email) => ({ ...person(email), repository: 'https://git.example/vault', network: 'Flow', language: 'Cadence' }),
  ],
  [
    'estimate',
    paths.estimate,
    'estimate',
    (email) => ({
      ...person(email),
      pagePath: '/estimate',
      ratesVersion: '2026-11-01',
      projectType: 'web',
      platforms: ['flow-evm'],
      lowUsd: 40_000,
      highUsd: 57_000,
    }),
  ],
  [
    'download form',
    paths.articleFile,
    'article-file',
    (email) => ({ email, type: 'storage-worksheet', articleId: article }),
  ],
];
const bookingForm: (typeof forms)[number] = [
  'booking form',
  bookingPaths.booking,
  'booking',
  (email) => ({ ...person(email), start: '2026-11-24T14:00:00.000Z', zone: 'UTC' }),
];

it.each([...forms, bookingForm])(
  'stores, for the %s, the words under the button, when they were agreed to, and at which form',
  async (_, url, formId, fieldsOf) => {
    const email = `${formId}@example.com`;
    const answer = await send(url, formId, { ...fieldsOf(email), consentVersion: consentNote.version });
    expect(answer.body).toContain('"success":true');
    expect(await findStored('leads', email)).toMatchObject({
      formId,
      status: 'new',
      consentVersion: consentNote.version,
      consentText: consentNote.text,
      consentAt: '2026-11-21T12:00:00.000Z',
    });
  },
);

it.each(forms)(
  'keeps a request of the %s for a person to look at if its honeypot is filled, and accepts the same without',
  async (_, url, formId, fieldsOf) => {
    const { honeypotName } = await tokenOf(host.app, formId);
    const endOf = async (email: string, more: Record<string, unknown>) => {
      const answer = await send(url, formId, { ...fieldsOf(email), ...more });
      const lead = await findStored('leads', email);
      const owed = await host.payload.count({ collection: 'deliveries', where: { lead: { equals: lead?.id ?? 0 } } });
      return { isThanked: answer.body.includes('"success":true'), lead, owed: owed.totalDocs };
    };
    const trapped = await endOf(`${formId}.program@example.com`, { [honeypotName]: 'https://cheap.example' });
    expect(trapped).toMatchObject({
      isThanked: true,
      lead: { status: 'quarantine', quarantineReason: 'The hidden field was filled in' },
      owed: 0,
    });
    const good = await endOf(`${formId}.person@example.com`, { [honeypotName]: '' });
    expect(good).toMatchObject({ isThanked: true, lead: { status: 'new', quarantineReason: null } });
    expect(good.owed).toBeGreaterThan(0);
  },
);

it('sends no email for a subscription whose honeypot is filled, and one if it is empty', async () => {
  const { honeypotName } = await tokenOf(host.app, 'newsletter');
  const ask = async (email: string, hidden: string) => {
    await send(paths.subscribe, 'newsletter', { email, consentVersion: subscribeNote.version, [honeypotName]: hidden });
    for (let round = 0; round < 2; round += 1) await host.deliver();
    const mails = await host.payload.count({ collection: 'mails', where: { to: { equals: email } } });
    return { subscriber: await findStored('subscribers', email), mails: mails.totalDocs };
  };
  const trapped = await ask('letter.program@example.com', 'https://cheap.example');
  expect(trapped).toMatchObject({ subscriber: { state: 'quarantine' }, mails: 0 });
  const good = await ask('letter.person@example.com', '');
  expect(good).toMatchObject({ subscriber: { state: 'waiting' }, mails: 1 });
});

it('stores for a booking that only the processing was agreed to, as its own note says', async () => {
  const email = 'caller@example.com';
  const fields = { ...person(email), start: '2026-11-25T14:00:00.000Z', zone: 'UTC' };
  const answer = await send(bookingPaths.booking, 'booking', { ...fields, consentVersion: processingNote.version });
  expect(answer.body).toContain('"success":true');
  expect(await findStored('leads', email)).toMatchObject({
    consentVersion: processingNote.version,
    consentText: processingNote.text,
    consentGiven: false,
  });
});

it('stores the same for a reader of the newsletter, whose words differ', async () => {
  const email = 'reader@example.com';
  await send(paths.subscribe, 'newsletter', { email, consentVersion: subscribeNote.version });
  expect(await findStored('subscribers', email)).toMatchObject({
    formId: 'newsletter',
    consentVersion: subscribeNote.version,
    consentText: subscribeNote.text,
    consentAt: '2026-11-21T12:00:00.000Z',
  });
});

it.each([
  ['contact', paths.sendMail, 'leads', { name: 'Ada', message: 'Words' }],
  ['booking', bookingPaths.booking, 'leads', { name: 'Ada', start: '2026-11-26T14:00:00.000Z', zone: 'UTC' }],
  ['article-file', paths.articleFile, 'leads', { type: 'storage-worksheet' }],
  ['newsletter', paths.subscribe, 'subscribers', {}],
] as const)(
  'stores, at the form %s, the owner’s words that its page showed, even after they changed',
  async (formId, url, collection, fields) => {
    const { docs } = await host.payload.find({ collection: 'forms', where: { name: { equals: formId } } });
    const write = (consentText: string | null) =>
      host.payload.update({ collection: 'forms', id: docs[0]?.id ?? 0, data: { consentText } });
    const text = `At ${formId} you agree to our privacy policy.`;
    await write(text);
    const shown = (await readOwnForm(host.payload, formId))?.consent;
    await write(null);
    const email = `${formId}.own@example.com`;
    const more = formId === 'article-file' ? { articleId: article } : {};
    await send(url, formId, { ...fields, ...more, email, consentVersion: shown?.version });
    expect(await findStored(collection, email)).toMatchObject({ consentVersion: shown?.version, consentText: text });
  },
);

it('names the event of a seat in the inbox, in both emails and in the CRM', async () => {
  const event = await host.payload.create({
    collection: 'events',
    data: {
      slug: 'ledger-night',
      title: 'Ledger Night',
      summary: 'Three short talks.',
      mode: 'in-person' as const,
      venue: 'London',
      starts: '2027-03-04T18:00:00.000Z',
      ends: '2027-03-04T21:30:00.000Z',
      timeZone: 'Europe/London',
      seats: 40,
      seatsTaken: 0,
    },
  });
  const email = 'guest@example.com';
  const fields = { ...person(email), message: 'Two of us.' };
  await send(paths.sendMail, 'event-seat', { ...fields, eventSlug: 'ledger-night' });
  const lead = await findStored('leads', email);
  expect(lead).toMatchObject({ event: event.id });
  for (let round = 0; round < 3; round += 1) await host.deliver();
  const { docs: mails } = await host.payload.find({ collection: 'mails', where: { lead: { equals: lead?.id ?? 0 } } });
  expect(mails.map(({ kind }) => kind).sort()).toEqual(['acknowledgement', 'lead-notification']);
  for (const { text } of mails) expect(text).toContain('Ledger Night, Thursday 4 March, 2027, 18:00 UTC');
  const { docs: notes } = await host.payload.find({ collection: 'notes', where: { content: { contains: 'Ledger' } } });
  expect(notes).toHaveLength(1);

  // A visitor who wants a seat need not write a message; all others must.
  const silent = { name: 'Ada Vinter', email: 'silent@example.com' };
  expect((await send(paths.sendMail, 'contact', silent)).statusCode).toBe(422);
  expect((await send(paths.sendMail, 'event-seat', { ...silent, eventSlug: 'ledger-night' })).statusCode).toBe(200);
  // The same words for another evening are another request. An unknown evening counts as none.
  expect((await send(paths.sendMail, 'event-seat', { ...fields, eventSlug: 'gone' })).statusCode).toBe(200);
  expect((await send(paths.sendMail, 'event-seat', { ...fields, eventSlug: 'ledger-night' })).statusCode).toBe(429);
});
