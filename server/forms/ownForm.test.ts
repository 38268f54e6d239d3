import { bookingPaths, paths } from '@frontage/contract/paths.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Form } from '../payload-types.ts';
import { offerCalls } from '../testing/offerCalls.ts';
import { sendForm, submitForm } from '../testing/requests.ts';
import { samplePage } from '../testing/samplePage.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost({ variables: { MAIL_TO: 'sales@wharfside.example' } });
  host.clock.now = new Date('2026-11-21T12:00:00.000Z');
  await offerCalls(host.payload);
});
afterAll(() => host.close());
// Bypasses Payload's operations, which keep forms that have requests.
beforeEach(() => host.payload.db.deleteMany({ collection: 'forms', where: {} }));

const createOwnForm = (name: string, data: Partial<Form>) =>
  host.payload.create({ collection: 'forms', data: { name, title: name, _status: 'published', ...data }, depth: 0 });

const send = (url: string, formId: string, fields: Record<string, unknown>) => sendForm(host.app, url, formId, fields);
const ada = { name: 'Ada Vinter', email: 'ada@example.com' };

/** The messages about each field, in the order of the answer. */
const faultsOf = (answer: { body: string }) =>
  JSON.parse(answer.body).error.details.map(({ message }: { message: string }) => message);

it('requires what the owner requires, in the owner’s words and order', async () => {
  const phone = { name: 'phone', label: 'Mobile', isRequired: true };
  await createOwnForm('contact', { fields: [phone, { name: 'name' }, { name: 'email' }, { name: 'message' }] });
  const answer = await send(paths.sendMail, 'contact', { name: 'Ada', email: 'nowhere', phone: ' ' });
  expect(answer.statusCode).toBe(422);
  expect(faultsOf(answer)).toEqual([
    'The "Mobile" field is required',
    'The email field must be a valid email',
    'The message field is required',
  ]);
  const whole = { ...ada, message: 'A bridge.' };
  expect(faultsOf(await send(paths.sendMail, 'contact', whole))).toEqual(['The "Mobile" field is required']);
  expect((await send(paths.sendMail, 'contact', { ...whole, phone: '+31 10 555' })).statusCode).toBe(200);
});

it('requires nothing more of other forms, of unknown ones, and of those sent to another call', async () => {
  const fields = [{ name: 'phone', isRequired: true }];
  await createOwnForm('contact', { fields });
  await createOwnForm('audit', { fields });
  expect((await send(paths.sendMail, 'quote', { ...ada, message: 'One' })).statusCode).toBe(200);
  expect((await send(paths.sendMail, 'fair-2026', { ...ada, message: 'Two' })).statusCode).toBe(200);
  expect((await send(paths.sendMail, 'audit', { ...ada, message: 'Three' })).statusCode).toBe(200);
});

it.each([
  [bookingPaths.booking, 'booking', { ...ada, start: '2026-11-24T14:00:00.000Z', zone: 'UTC' }, 'company'],
  [paths.subscribe, 'newsletter', { email: 'reader@example.com' }, 'name'],
  [
    paths.audit,
    'audit',
    { ...ada, repository: 'https://git.example/v', network: 'Flow', language: 'Cadence' },
    'deadline',
  ],
])('applies the owner’s requirement at %s', async (url, formId, fields, name) => {
  await createOwnForm(formId, { fields: [{ name, isRequired: true, isAsked: true }] });
  const answer = await send(url, formId, fields);
  expect([answer.statusCode, faultsOf(answer)]).toEqual([422, [`The ${name} field is required`]]);
});

it('tells each recipient of the form, and sends the visitor’s replies where the owner says', async () => {
  await createOwnForm('careers', {
    recipients: ['people@wharfside.example', 'lead@wharfside.example'],
    replyTo: 'hr@wharfside.example',
  });
  const email = 'new@example.com';
  await send(paths.sendMail, 'careers', { ...ada, email, message: 'I would like to work with you.' });
  await send(paths.sendMail, 'contact', { ...ada, email, message: 'Another matter.' });
  for (let round = 0; round < 3; round += 1) await host.deliver();
  const { docs } = await host.payload.find({ collection: 'mails', sort: 'id', pagination: false, depth: 1 });
  const mails = docs.flatMap(({ kind, lead, replyTo, to }) =>
    typeof lead === 'object' && lead?.email === email ? [`${lead.formId} ${kind}: ${to}, answers to ${replyTo}`] : [],
  );
  expect(mails.sort()).toEqual([
    'careers acknowledgement: new@example.com, answers to hr@wharfside.example',
    'careers lead-notification: lead@wharfside.example, answers to new@example.com',
    'careers lead-notification: people@wharfside.example, answers to new@example.com',
    'contact acknowledgement: new@example.com, answers to sales@wharfside.example',
    'contact lead-notification: sales@wharfside.example, answers to new@example.com',
  ]);
});

it('gives pages the owner’s words, but nobody the addresses', async () => {
  await createOwnForm('contact', {
    buttonText: 'Ask us',
    thanksTitle: 'We have it',
    recipients: ['secret@wharfside.example'],
  });
  await createOwnForm('quote', { recipients: ['secret@wharfside.example'] });
  const answer = await host.app.inject({ url: '/wp-json/frontage/v1/forms' });
  expect(answer.json()).toEqual([{ id: 'contact', buttonText: 'Ask us', thanksTitle: 'We have it' }]);
});

it('leads visitors without script to the form’s own thank-you, if it has one', async () => {
  await createOwnForm('contact', { thanksText: 'Somebody writes today.' });
  const browser = { accept: 'text/html' };
  const to = async (formId: string, message: string) => {
    const payload = new URLSearchParams({ ...ada, formId, message }).toString();
    const headers = { ...browser, 'content-type': 'application/x-www-form-urlencoded' };
    return (await host.app.inject({ method: 'POST', url: paths.sendMail, headers, payload })).headers.location;
  };
  expect(await to('contact', 'Without script')).toBe('/thank-you?form=contact');
  expect(await to('quote', 'Without script')).toBe('/thank-you');
});

it('treats a form made by the owner as one of its kind at that call, and as usual elsewhere', async () => {
  const fields = [{ name: 'deadline', isRequired: true }];
  await createOwnForm('fair-audit', {
    title: 'Audit at the fair',
    kind: 'audit',
    fields,
    recipients: ['fair@wharfside.example'],
  });
  const whole = { ...ada, repository: 'https://git.example/v', network: 'Flow', language: 'Cadence' };
  expect(faultsOf(await send(paths.audit, 'fair-audit', whole))).toEqual(['The deadline field is required']);
  expect((await send(paths.sendMail, 'fair-audit', { ...ada, message: 'Elsewhere' })).statusCode).toBe(200);
  const email = 'fair@example.com';
  const sent = await send(paths.audit, 'fair-audit', { ...whole, email, deadline: '2026-12-24' });
  expect(sent.statusCode).toBe(200);
  for (let round = 0; round < 3; round += 1) await host.deliver();
  const where = { and: [{ kind: { equals: 'lead-notification' } }, { replyTo: { equals: email } }] };
  const { docs } = await host.payload.find({ collection: 'mails', where, depth: 0 });
  expect(docs.map(({ to }) => to)).toEqual(['fair@wharfside.example']);
  expect(docs[0]?.text).toContain('Audit at the fair');
});

it('leads visitors without script to the page that the owner chose', async () => {
  const page = await host.payload.create({ collection: 'pages', data: samplePage('what-now', 'We read it today.') });
  await createOwnForm('fair', { kind: 'contact', follows: 'page', nextPage: page.id, thanksTitle: 'Unseen' });
  const answer = async (formId: string) =>
    submitForm(host.app, paths.sendMail, formId, Object.entries({ ...ada, message: formId }));
  const led = await answer('fair');
  expect([led.statusCode, led.headers.location]).toEqual([303, '/what-now']);
  expect((await host.app.inject({ url: '/wp-json/frontage/v1/forms' })).json()).toEqual([
    { id: 'fair', kind: 'contact', thanksTitle: 'Unseen', nextPath: '/what-now' },
  ]);
  await host.payload.update({ collection: 'pages', id: page.id, data: { _status: 'draft' } });
  await createOwnForm('fair-2', { kind: 'contact', follows: 'page', nextPage: page.id });
  expect((await answer('fair-2')).headers.location).toBe('/thank-you');
});
