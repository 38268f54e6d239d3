import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { countryCodeOf } from '@frontage/contract/contact/countries.ts';
import { checkAnswers, sayAnswerFault } from '@frontage/contract/forms/checkAnswers.ts';
import type { Question } from '@frontage/contract/forms/Question.ts';
import { questionsSchema } from '@frontage/contract/forms/questions.ts';
import { paths } from '@frontage/contract/paths.ts';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../database/inTransaction.ts';
import { drawSampleNotice } from '../host/samples/drawSampleMail.ts';
import { runSelfTest } from '../host/selfTest/startSelfTest.ts';
import { answersByLabel, answersOf } from '../inbox/answersOf.ts';
import { lookAtDue } from '../privacy/retention/findDue.ts';
import { removeDue } from '../privacy/retention/removeDue.ts';
import { sendFiles, sendForm, submitForm, tokenOf, typed } from '../testing/requests.ts';
import { samplePage } from '../testing/samplePage.ts';
import { fillSite } from '../testing/siteContent.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';
import { versionOf } from './formVersions.ts';
import { makeForms } from './makeForms.ts';
import { placesOf } from './parseAnswers.ts';

const questions: Question[] = [
  {
    id: 'stand',
    kind: 'choice',
    label: 'Your stand',
    required: true,
    options: [
      { id: 'small', label: 'Small' },
      { id: 'large', label: 'Large' },
    ],
  },
  {
    id: 'power',
    kind: 'number',
    label: 'Power in kW',
    max: 50,
    required: true,
    askIf: { question: 'stand', is: 'large' },
  },
  { id: 'day', kind: 'date', label: 'Day of arrival', keptDays: 30 },
  {
    id: 'days',
    kind: 'choices',
    label: 'Days',
    options: [
      { id: 'thu', label: 'Thursday' },
      { id: 'fri', label: 'Friday' },
    ],
  },
  { id: 'site_plan', kind: 'file', label: 'Drawing', types: ['pdf', 'documents'], maxSizeMb: 1 },
  { id: 'phone-there', kind: 'phone', label: 'Phone on site' },
  { id: 'topic', kind: 'text', label: 'Topic', from: 'topic' },
];
const formVersion = versionOf(questionsSchema.parse(questions));

let host: TestHost;
const ids: Record<string, number> = {};

beforeAll(async () => {
  host = await openTestHost({
    filling: fillSite,
    async fill(payload) {
      await inTransaction(payload, (req) => makeForms(payload, req));
      const block = { blockType: 'form', form: 'contact', look: 'section', heading: 'Write to us' };
      await payload.create({ collection: 'pages', data: samplePage('write', 'Words', { layout: [block as never] }) });
    },
  });
  const { docs } = await host.payload.find({ collection: 'forms', pagination: false, depth: 0 });
  for (const { id, name } of docs) ids[name] = id;
  await ask('contact', questions);
});
afterAll(() => host.close());

const ask = (name: string, asked: unknown) =>
  host.payload.update({ collection: 'forms', id: ids[name] ?? 0, data: { questions: asked as never } });
const send = (email: string, fields: Record<string, unknown>) =>
  sendForm(host.app, paths.sendMail, 'contact', { ...typed, email, formVersion, pagePath: '/write', ...fields });
const submit = (fields: Record<string, string>) =>
  submitForm(
    host.app,
    paths.sendMail,
    'contact',
    Object.entries({ ...typed, formVersion, pagePath: '/write', ...fields }),
  );

it('are asked where a program names the form by the id of its document', async () => {
  const block = { blockType: 'form', form: ids.contact, look: 'section', heading: 'By its id' };
  const data = samplePage('by-its-id', 'Words', { layout: [block as never] });
  const { id, layout } = await host.payload.create({ collection: 'pages', data });
  expect(layout).toContainEqual(expect.objectContaining({ blockType: 'form', form: 'contact' }));
  await host.payload.delete({ collection: 'pages', id });
});

async function leadOf(email: string) {
  const { docs } = await host.payload.find({ collection: 'leads', where: { email: { equals: email } }, depth: 0 });
  if (!docs[0]) throw new Error(`Nothing was stored for ${email}`);
  return docs[0];
}

const faultsIn = (answer: { body: string }) =>
  (JSON.parse(answer.body).error.details as { message: string; context: { key: string } }[]).map(
    ({ context, message }) => [context.key, message],
  );

describe('a form of the site with questions of its owner', () => {
  it('asks them on its page behind its fields, with their version', async () => {
    const $ = load((await submit({ name: '' })).body);
    const drawn = $('[data-form=contact]');
    expect(drawn.find('[name=formVersion]').val()).toBe(formVersion);
    const names = drawn.find('[name]:not([type=hidden])').toArray();
    const shown = [...new Set(names.map((one) => $(one).attr('name')))];
    expect(shown.slice(shown.indexOf('name'))).toEqual([
      ...['name', 'email', 'company', 'phone', 'country', 'message'],
      ...['stand', 'power', 'day', 'days', 'site_plan', 'phone-there'],
    ]);
    expect(drawn.text()).toContain('Only if you chose “Large” for “Your stand”.');
    expect($('[data-error-of=name]').text()).toBe('The name field is required');
    expect($('[data-error-of=stand]').text()).toBe('The "Your stand" field is required');
  });

  it('stores fields and answers of a request, each in its place', async () => {
    const answers = { stand: 'large', power: '12', days: ['thu', 'fri'], 'phone-there': '+31 10 555 01 23' };
    const origin = { resendUrl: `${host.app.siteOrigin}/write?topic=crane` };
    expect((await send('json@example.com', { ...answers, ...origin, company: 'Vinter' })).statusCode).toBe(200);
    const lead = await leadOf('json@example.com');
    expect(lead).toMatchObject({
      ...typed,
      email: 'json@example.com',
      company: 'Vinter',
      formId: 'contact',
      formVersion,
    });
    // The phone of the request is its own field, which stayed empty.
    expect(lead.phone).toBeNull();
    expect(answersByLabel(lead)).toEqual({
      ...{ 'Your stand': 'Large', 'Power in kW': '12', Days: 'Thursday, Friday' },
      ...{ 'Phone on site': '+31 10 555 01 23', Topic: 'crane' },
    });
    expect(lead.details).toBe(
      'Your stand: Large\nPower in kW: 12\nDays: Thursday, Friday\nPhone on site: +31 10 555 01 23\nTopic: crane',
    );
  });

  it('is sent without script, by a plain post and with files', async () => {
    const sent = await submit({ email: 'plain@example.com', stand: 'small', day: '2027-03-04' });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/thank-you']);
    expect(answersByLabel(await leadOf('plain@example.com'))).toEqual({
      'Your stand': 'Small',
      'Day of arrival': '2027-03-04',
    });
    const fields = { ...typed, email: 'files@example.com', formVersion, stand: 'small' };
    const files = [
      { field: 'file', name: 'brief.txt', content: 'A brief' },
      { field: 'site_plan', name: 'drawing.txt', content: 'A drawing' },
    ];
    const nobodys = { field: 'portrait', name: 'face.bin', content: '\u0000 what nobody asked for' };
    expect((await sendFiles(host.app, fields, [...files, nobodys])).statusCode).toBe(200);
    const lead = await leadOf('files@example.com');
    expect(answersByLabel(lead)).toEqual({ 'Your stand': 'Small', Drawing: 'drawing.txt' });
    const where = { lead: { equals: lead.id } };
    const { docs } = await host.payload.find({
      collection: 'lead-files',
      where,
      sort: 'field',
      showHiddenFields: true,
    });
    expect(docs.map(({ field }) => field)).toEqual(['file', 'site_plan']);
    const kept = readdirSync(join(host.dataDir, 'uploads'));
    expect(kept.sort()).toEqual(docs.map(({ storageName }) => storageName).sort());
    const twice = [...files, { field: 'file', name: 'second.txt', content: 'Another' }];
    expect((await sendFiles(host.app, { ...fields, email: 'two@example.com' }, twice)).statusCode).toBe(422);
  });

  it('takes files of the size that a question allows, and says how large that is', async () => {
    const sendDrawing = (bytes: number) =>
      sendFiles(host.app, { ...typed, email: 'size@example.com', formVersion, stand: 'small' }, [
        { field: 'site_plan', name: 'drawing.txt', content: 'a'.repeat(bytes) },
      ]);
    const refused = await sendDrawing(1_048_577);
    expect(faultsIn(refused)).toEqual([['site_plan', 'The "Drawing" field takes files of at most 1 MB']]);
    expect((await sendDrawing(1_048_576)).statusCode).toBe(200);
  });

  it.each<Record<string, string>>([
    {},
    { stand: 'huge' },
    { stand: 'large' },
    { stand: 'large', power: '51' },
    { stand: 'small', day: 'soon', days: 'thu,sun' },
    { stand: 'small', 'phone-there': 'at the desk' },
  ])('refuses %o alike in the browser and on the host, beside the faults of its fields', async (answers) => {
    const given = Object.fromEntries(Object.entries(answers).map(([id, one]) => [id, one.split(',')]));
    const isCountry = (name: string) => countryCodeOf(name) !== undefined;
    const { faults } = checkAnswers(questions, given, { isCountry, emailAsked: '' });
    expect(faults.length).toBeGreaterThan(0);
    const inBrowser = faults.map((fault) => [fault.question.id, sayAnswerFault(undefined, fault)]);
    expect(faultsIn(await send('wrong@example.com', { ...answers, message: '' }))).toEqual([
      ['message', 'The message field is required'],
      ...inBrowser,
    ]);
    await expect(leadOf('wrong@example.com')).rejects.toThrow('Nothing was stored');
  });

  it('shows in the email that tries it what its fields hold and what they were asked besides', async () => {
    const asked = { adminUrl: 'http://localhost:3010', form: ids.contact ?? 0, now: host.clock.now };
    const { subject, text } = (await drawSampleNotice(host.payload, asked)) ?? {};
    expect(subject).toMatch(/^Test: .*Ada Lindqvist/);
    for (const told of ['ada@example.com', 'A bridge between two ledgers', 'Your stand', 'Small'])
      expect(text).toContain(told);
  });

  it('is tested by the website itself without them', async () => {
    const found = await runSelfTest({
      url: host.app.listeningOrigin,
      secret: host.environment.secret,
      payload: host.payload,
      now: () => host.clock.now,
      openMs: 0,
    });
    expect(found.filter((fault) => fault.startsWith('contact'))).toEqual([]);
  });

  it('removes an answer after its time, and nothing that a field holds', async () => {
    await send('kept@example.com', { stand: 'small', day: '2027-03-04', 'phone-there': '0404', phone: '0404' });
    const { id } = await leadOf('kept@example.com');
    const after = new Date(host.clock.now.getTime() + 31 * 86_400_000);
    expect((await lookAtDue(host.payload, after)).rules).toContainEqual(
      expect.objectContaining({ rule: 'answer with a shorter time' }),
    );
    await removeDue(host.payload, host.environment.cms, after);
    const lead = await host.payload.findByID({ collection: 'leads', id, depth: 0 });
    expect(lead).toMatchObject({ ...typed, email: 'kept@example.com', phone: '0404', answersKeptUntil: null });
    expect(lead.details).toBe('Your stand: Small\nPhone on site: 0404');
    expect(answersOf(lead).map(({ question }) => question)).toEqual(['stand', 'phone-there']);
  });
});

it('fills a place that the form has no field for', async () => {
  await ask('call-back', [
    { id: 'email', kind: 'email', label: 'Email, for the notes' },
    { id: 'country', kind: 'country', label: 'Country', required: true },
  ]);
  const fields = { name: 'Ada', phone: '+31 10 555 01 23', callTime: 'Any time' };
  const refused = await sendForm(host.app, paths.callBack, 'call-back', fields);
  expect(faultsIn(refused)).toEqual([['country', 'The "Country" field is required']]);
  const answers = { email: 'call@example.com', country: 'Norway' };
  expect((await sendForm(host.app, paths.callBack, 'call-back', { ...fields, ...answers })).statusCode).toBe(200);
  const lead = await leadOf('call@example.com');
  expect(lead).toMatchObject({ name: 'Ada', phone: '+31 10 555 01 23', country: 'Norway', formId: 'call-back' });
  expect(lead.details).toBe('Wants to be called: Any time');
});

it('loses no answer of a page that is open while questions change or go', async () => {
  const changed = questions.filter(({ id }) => id !== 'stand' && id !== 'power');
  await ask('contact', changed);
  expect((await send('before@example.com', { stand: 'small' })).statusCode).toBe(200);
  expect(await leadOf('before@example.com')).toMatchObject({ formVersion });
  await ask('contact', []);
  expect((await send('after@example.com', { stand: 'large', power: '9' })).statusCode).toBe(200);
  expect(answersByLabel(await leadOf('after@example.com'))).toEqual({ 'Your stand': 'Large', 'Power in kW': '9' });
  const { formToken } = await tokenOf(host.app);
  const plain = { ...typed, email: 'none@example.com', formId: 'contact', formToken };
  expect((await sendForm(host.app, paths.sendMail, 'contact', plain)).statusCode).toBe(200);
  expect(await leadOf('none@example.com')).toMatchObject({ formVersion: null, answers: null, details: null });
  await ask('contact', questions);
});

it('says which id belongs to a field of the form, and lets the field win where one got there', async () => {
  const meets = { id: 'company', kind: 'text', label: 'Your company', required: true };
  await expect(ask('contact', [...questions, meets])).rejects.toMatchObject({
    data: {
      errors: [
        {
          message:
            'Question 16, “Your company”: the id company belongs to the field “Company” of this form: remove the question, and add it again',
        },
      ],
    },
  });
  await host.payload.db.updateOne({
    collection: 'forms',
    id: ids.contact ?? 0,
    data: { questions: [meets, questions[0]] },
  });
  expect((await send('field@example.com', { formVersion: undefined, stand: 'small' })).statusCode).toBe(200);
  expect(answersByLabel(await leadOf('field@example.com'))).toEqual({ 'Your stand': 'Small' });
});

it('keeps what fields hold of a form like one of the table that is no longer published', async () => {
  const asked = questions.filter(({ id }) => id === 'day');
  const data = { title: 'Older', name: 'older', kind: 'careers', questions: asked, _status: 'published' };
  const { id } = await host.payload.create({ collection: 'forms', data: data as never });
  await host.payload.update({ collection: 'forms', id, data: { _status: 'draft' } });
  const version = versionOf(questionsSchema.parse(asked));
  const email = 'older@example.com';
  const fields = { ...typed, email, formVersion: version, day: '2027-03-04' };
  expect((await sendForm(host.app, paths.sendMail, 'older', fields)).statusCode).toBe(200);
  const lead = await leadOf(email);
  expect(lead).toMatchObject({ ...typed, email, details: 'Day of arrival: 2027-03-04' });
  await removeDue(host.payload, host.environment.cms, new Date(host.clock.now.getTime() + 31 * 86_400_000));
  const after = await host.payload.findByID({ collection: 'leads', id: lead.id, depth: 0 });
  expect(after).toMatchObject({ ...typed, email, details: null, answers: [] });
});

it('tells each answer on one line, by which it is removed again, whatever its label', () => {
  const [value, kind] = ['2027-03-04', 'date'] as const;
  const answer = { question: 'day', kind, label: 'Day of\n arrival: yours', value, shown: value };
  expect(placesOf([answer], ['name']).lines).toEqual(['Day of / arrival yours: 2027-03-04']);
});
