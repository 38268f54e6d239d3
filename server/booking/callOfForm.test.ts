import { bookingExamples } from '@frontage/blocks/Booking/Booking.examples.ts';
import { bookingPaths, paths } from '@frontage/contract/paths.ts';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { versionOf } from '../forms/formVersions.ts';
import { readOwnForm } from '../forms/readForms.ts';
import { exportEndpoint } from '../inbox/exportRequests.ts';
import type { Form } from '../payload-types.ts';
import { toStoredBlocks } from '../seed/stored.ts';
import { createUserWith } from '../testing/createUserWith.ts';
import { offerCalls } from '../testing/offerCalls.ts';
import { sendForm, submitForm } from '../testing/requests.ts';
import { samplePage } from '../testing/samplePage.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

const questions = [
  { id: 'email', kind: 'email', label: 'Email' },
  { id: 'boat', kind: 'text', label: 'Your boat', required: true },
];
const formVersion = versionOf(questions);
const hours = ['09:00', '10:30', '12:00', '14:00'].map((hour) => `2026-11-24T${hour}:00.000Z`);
const zone = 'Europe/Amsterdam';

let host: TestHost;
let sales: Awaited<ReturnType<typeof createUserWith>>;
let visitor = 0;
let email = '';

beforeAll(async () => {
  host = await openTestHost();
  host.clock.now = new Date('2026-11-21T12:00:00.000Z');
  const { payload } = host;
  await offerCalls(payload);
  for (const slug of ['calls', 'other-calls']) {
    const layout = toStoredBlocks<'pages'>([{ ...bookingExamples[0]?.block, anchor: 'book' }]);
    await payload.create({ collection: 'pages', data: samplePage(slug, 'Words', { layout }) });
  }
  await make('talk', { follows: 'calls' });
  await make('crew', { follows: 'calls', becomes: 'application' });
  sales = await createUserWith(payload, 'sales');
});
afterAll(() => host.close());
beforeEach(async () => {
  visitor += 1;
  email = `visitor${visitor}@example.com`;
  await host.payload.delete({ collection: 'bookings', where: {} });
});

const make = (name: string, data: Partial<Form>) =>
  host.payload.create({ collection: 'forms', data: { name, title: name, questions, _status: 'published', ...data } });

const ask = (form = 'talk', fields: Record<string, unknown> = {}) =>
  sendForm(host.app, paths.sendMail, form, { formVersion, email, boat: `Boat ${visitor}`, ...fields });
/** The cookie that a browser has for the call that books. */
const cookieOf = ({ cookies }: LightMyRequestResponse) => {
  const kept = cookies.find(({ path }) => path === bookingPaths.booking);
  return { cookie: `${kept?.name}=${kept?.value}`, 'sec-fetch-site': 'same-origin' };
};
const book = (fields: Record<string, unknown>, headers: Record<string, string>) =>
  sendForm(
    host.app,
    bookingPaths.booking,
    'booking',
    { name: 'Ada', email, start: hours[0], zone, ...fields },
    headers,
  );

async function findLeads() {
  const where = { or: [{ email: { equals: email } }, { details: { contains: `Boat ${visitor}` } }] };
  return (await host.payload.find({ collection: 'leads', where, sort: 'id', depth: 0 })).docs;
}
const detailsAt = (time: string) =>
  new RegExp(`^Your boat: Boat ${visitor}\nCall: .* ${time} UTC\nWith: [^\n]*\nTheir clock: [^\n]*$`);
const became = async () => {
  const where = { email: { equals: email } };
  const query = { format: 'json', where };
  const asked = { payload: host.payload, user: sales, query, context: {} } as never;
  const told: { form: string; became?: string }[] = await (await exportEndpoint.handler(asked)).json();
  return told.map(({ form, became }) => [form, became]);
};

it('is what a form becomes that is only a request and leads to the calendar, of the page that its owner chose', async () => {
  expect(await readOwnForm(host.payload, 'talk')).toMatchObject({
    becomes: { as: 'call' },
    nextPath: '/calls#book',
  });
  expect(await readOwnForm(host.payload, 'crew')).toMatchObject({
    becomes: { as: 'application' },
    nextPath: '/calls#book',
  });
  const { docs } = await host.payload.find({ collection: 'pages', where: { slug: { equals: 'other-calls' } } });
  await make('elsewhere', { follows: 'calls', nextPage: docs[0]?.id ?? 0 });
  expect((await readOwnForm(host.payload, 'elsewhere'))?.nextPath).toBe('/other-calls#book');
});

it('is one request with its answers and its hour, which says that it became a call once that is held', async () => {
  const asked = await ask();
  expect(await became()).toEqual([['talk', undefined]]);
  expect(await findLeads()).toMatchObject([{ answerState: 'due' }]);
  const key = { 'idempotency-key': `key-of-visitor-${visitor}` };
  const call = { company: 'Vinter', message: 'Mostly sails.', phone: '+31 10 555 0123' };
  const booked = await book(call, { ...cookieOf(asked), ...key });
  expect(booked.statusCode).toBe(200);
  const leads = await findLeads();
  expect(leads).toMatchObject([
    {
      ...{ formId: 'talk', company: 'Vinter', message: 'Mostly sails.', becomes: null, phoneE164: '+31105550123' },
      ...{ answerState: null, answerDueAt: null, answeredAt: null },
    },
  ]);
  expect(leads[0]?.details).toMatch(detailsAt('09:00'));
  expect(await became()).toEqual([['talk', 'call']]);
  expect((await book(call, { ...cookieOf(asked), ...key })).json(), 'a repeated try').toEqual(booked.json());
});

it('is told to sales once more, with the name and what was typed at the calendar, and is open again', async () => {
  const asked = await ask();
  const [before] = await findLeads();
  await host.payload.update({ collection: 'leads', id: before?.id ?? 0, data: { status: 'answered' } });
  await book({ message: 'Mostly sails.', phone: '+31 10 555 0123' }, cookieOf(asked));
  expect(await findLeads()).toMatchObject([{ name: 'Ada', message: 'Mostly sails.', status: 'new' }]);
  const where = { lead: { equals: before?.id } };
  const { docs } = await host.payload.find({ collection: 'deliveries', where, depth: 0, pagination: false });
  const bodiesOf = (kind: string) => docs.filter((one) => one.kind === kind).map(({ body }) => body);
  expect(bodiesOf('sales-notice')).toHaveLength(2);
  const [note, ...further] = bodiesOf('crm-note');
  expect(note).toMatch(/^Call: .* 09:00 UTC\nWith: [^\n]*\nTheir clock: [^\n]*\n/);
  expect(note?.split('\n').slice(3).sort()).toEqual(['Message: Mostly sails.', 'Phone: +31 10 555 0123']);
  expect(further).toEqual([]);
});

it('leads to the calendar again with the same request, until an hour is held; after that it is a new one', async () => {
  await ask();
  const again = await ask();
  expect([again.statusCode, (await findLeads()).length]).toEqual([200, 1]);
  await book({}, cookieOf(again));
  expect(await became()).toEqual([['talk', 'call']]);
  expect((await book({ start: hours[1], message: 'Another' }, cookieOf(await ask()))).statusCode).toBe(200);
  expect(await became()).toEqual([
    ['talk', 'call'],
    ['talk', 'call'],
  ]);
});

it('keeps the answers where the call moves', async () => {
  const answer = await book({}, cookieOf(await ask()));
  const t = String(answer.json().data.confirmed).split('?t=')[1] ?? '';
  await submitForm(host.app, bookingPaths.move, 'booking', Object.entries({ t, start: hours[1] ?? '', zone }));
  const [lead] = await findLeads();
  expect(lead?.details).toMatch(detailsAt('10:30'));
});

it('takes the address from the calendar where the form asked for none', async () => {
  const asked = await ask('talk', { email: undefined });
  expect((await book({}, cookieOf(asked))).statusCode).toBe(200);
  expect(await findLeads()).toMatchObject([{ formId: 'talk', email }]);
});

it.each([
  ['of somebody else', async () => cookieOf(await ask('talk', { email: 'another@example.com' }))],
  ['of a form that became an application', async () => cookieOf(await ask('crew'))],
  ['that is forged', async () => ({ cookie: 'request=a.b.c.d', 'sec-fetch-site': 'same-origin' })],
])('is a request of its own beside one %s', async (_, cookie) => {
  expect((await book({}, await cookie())).statusCode).toBe(200);
  expect((await findLeads()).at(-1)).toMatchObject({ formId: 'booking', email });
});

it('is a request of its own once the first has a call', async () => {
  const cookie = cookieOf(await ask());
  await book({}, cookie);
  expect((await book({ start: hours[1], message: 'Another' }, cookie)).statusCode).toBe(200);
  expect((await findLeads()).map(({ formId }) => formId)).toEqual(['talk', 'booking']);
});

it('goes on without script', async () => {
  const fields = { formVersion, email, boat: `Boat ${visitor}` };
  const asked = await submitForm(host.app, paths.sendMail, 'talk', Object.entries(fields));
  expect([asked.statusCode, asked.headers.location]).toEqual([303, '/calls#book']);
  const call = { name: 'Ada', email, start: hours[0] ?? '', zone };
  const booked = await submitForm(host.app, bookingPaths.booking, 'booking', Object.entries(call), cookieOf(asked));
  expect(booked.headers.location).toContain(bookingPaths.confirmedPage);
  expect(await became()).toEqual([['talk', 'call']]);
});
