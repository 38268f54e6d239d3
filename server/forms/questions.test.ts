import { processingNote } from '@frontage/contract/contact/messages.ts';
import type { Question } from '@frontage/contract/forms/Question.ts';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answersOf } from '../inbox/answersOf.ts';
import { createUserWith } from '../testing/createUserWith.ts';
import { sendFiles, sendForm, submitForm, tokenOf } from '../testing/requests.ts';
import { samplePage } from '../testing/samplePage.ts';
import { fillSite } from '../testing/siteContent.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';
import { versionOf } from './formVersions.ts';

const questions: Question[] = [
  { id: 'name', kind: 'text', label: 'Your name', required: true },
  { id: 'email', kind: 'email', label: 'Email', required: true },
  {
    id: 'topic',
    kind: 'choice',
    label: 'Topic',
    required: true,
    options: [
      { id: 'support', label: 'Support' },
      { id: 'other', label: 'Something else' },
    ],
  },
  { id: 'what', kind: 'text', label: 'What else?', required: true, askIf: { question: 'topic', is: 'other' } },
  {
    id: 'days',
    kind: 'choices',
    label: 'Days',
    options: [
      { id: 'thu', label: 'Thursday' },
      { id: 'fri', label: 'Friday' },
    ],
  },
  { id: 'people', kind: 'number', label: 'How many come?', min: 1, max: 20 },
  { id: 'notes', kind: 'longText', label: 'Anything else' },
  { id: 'file', kind: 'file', label: 'Plans', max: 2, types: ['documents'] },
];
const version = versionOf(questions);

let host: TestHost;
let form = 0;

beforeAll(async () => {
  host = await openTestHost({
    filling: fillSite,
    async fill(payload) {
      const made = { title: 'Fair in Rotterdam', _status: 'published', questions, thanksTitle: 'See you there' };
      ({ id: form } = await payload.create({ collection: 'forms', data: made as never }));
      const block = { blockType: 'form', form: 'fair-in-rotterdam', look: 'section', heading: 'Meet us' };
      await payload.create({ collection: 'pages', data: samplePage('fair', 'Words', { layout: [block as never] }) });
    },
  });
});
afterAll(() => host.close());

const formId = 'fair-in-rotterdam';
const person = (email: string) => ({ name: 'Ada Vinter', email });
const send = (fields: Record<string, unknown>) =>
  sendForm(host.app, '/send-mail', formId, { formVersion: version, pagePath: '/fair', ...fields });

async function leadOf(email: string) {
  const { docs } = await host.payload.find({ collection: 'leads', where: { email: { equals: email } }, depth: 0 });
  return docs[0];
}

describe('a form of an owner’s questions', () => {
  it('is on the page that shows it, with each question and the version of all', async () => {
    const $ = load((await submitForm(host.app, '/send-mail', formId, [['pagePath', '/fair']])).body);
    const drawn = $(`[data-form="${formId}"]`);
    expect(drawn.find('[name=formVersion]').val()).toBe(version);
    expect(
      drawn
        .find('[name]')
        .toArray()
        .map((one) => $(one).attr('name')),
    ).toEqual(expect.arrayContaining(['name', 'email', 'topic', 'what', 'days', 'people', 'notes']));
    expect(drawn.text()).toContain('Only if you chose “Something else” for “Topic”.');
  });

  it('becomes a request with each answer under the label and the option as they were read', async () => {
    const fields = {
      ...person('whole@example.com'),
      topic: 'other',
      what: 'A demo',
      days: ['thu', 'fri'],
      people: '3',
    };
    expect((await send(fields)).statusCode).toBe(200);
    const lead = await leadOf('whole@example.com');
    expect(lead).toMatchObject({ name: 'Ada Vinter', formId, formVersion: version });
    expect(lead?.details).toBe('Topic: Something else\nWhat else? A demo\nDays: Thursday, Friday\nHow many come? 3');
    expect(lead && answersOf(lead).slice(2)).toEqual([
      { question: 'topic', kind: 'choice', label: 'Topic', value: 'other', shown: 'Something else' },
      { question: 'what', kind: 'text', label: 'What else?', value: 'A demo', shown: 'A demo' },
      { question: 'days', kind: 'choices', label: 'Days', value: ['thu', 'fri'], shown: 'Thursday, Friday' },
      { question: 'people', kind: 'number', label: 'How many come?', value: 3, shown: '3' },
    ]);
  });

  it('refuses what does not fit, at its question and by its label', async () => {
    const answer = await send({ ...person('wrong@example.com'), topic: 'other', people: '200' });
    expect(answer.statusCode).toBe(422);
    const { details } = answer.json<{ error: { details: { message: string; context: { key: string } }[] } }>().error;
    expect(details.map(({ context, message }) => [context.key, message])).toEqual([
      ['what', 'The "What else?" field is required'],
      ['people', 'The "How many come?" field may be at most 20'],
    ]);
    expect(await leadOf('wrong@example.com')).toBeUndefined();
  });

  it('is answered without script by the page with the same faults and all that was typed', async () => {
    const sent: [string, string][] = [
      ['formVersion', version],
      ['pagePath', '/fair'],
      ['name', 'Ada'],
      ['topic', 'other'],
    ];
    const refused = await submitForm(host.app, '/send-mail', formId, [...sent, ['email', 'not an address']]);
    expect(refused.statusCode).toBe(422);
    const $ = load(refused.body);
    expect($('[data-error-of=email]').text()).toBe('The "Email" field must be a valid email');
    expect($('[data-error-of=what]').text()).toBe('The "What else?" field is required');
    expect($('[name=name]').val()).toBe('Ada');
    expect($('[name=topic][value=other]').attr('checked')).toBeDefined();
    expect($('[data-question=what]').attr('data-asked')).toBeDefined();
    const whole: [string, string][] = [...sent, ['email', 'plain@example.com'], ['what', 'A demo']];
    const taken = await submitForm(host.app, '/send-mail', formId, whole);
    expect([taken.statusCode, taken.headers.location]).toEqual([303, `/thank-you?form=${formId}`]);
    expect((await leadOf('plain@example.com'))?.details).toContain('What else? A demo');
  });

  it('takes as many files as its question says, of its types by what they contain', async () => {
    const { formToken } = await tokenOf(host.app, formId);
    const sendWith = (email: string, names: readonly string[], content = 'A plan.') =>
      sendFiles(
        host.app,
        { formId, formToken, formVersion: version, ...person(email), topic: 'support' },
        names.map((name) => ({ field: 'file', name, content })),
      );
    const messageOf = async (...sent: Parameters<typeof sendWith>) => {
      const { error } = (await sendWith(...sent)).json<{ error: { details: { message: string }[] } }>();
      return error.details.map(({ message }) => message);
    };
    const types = 'The "Plans" field takes these files only: .doc, .docx, .odt, .txt, .rtf, .pages';
    expect(await messageOf('files@example.com', ['a.txt'], '%PDF-1.7\n%%EOF')).toEqual([types]);
    expect(await messageOf('files@example.com', ['a.txt', 'b.txt', 'c.txt'])).toEqual([
      'At most 2 files fit under "Plans"',
    ]);
    expect((await sendWith('files@example.com', ['a.txt', 'b.txt'])).statusCode).toBe(200);
    const lead = await leadOf('files@example.com');
    expect(lead && answersOf(lead).at(-1)).toEqual({
      ...{ question: 'file', kind: 'file', label: 'Plans', value: ['a.txt', 'b.txt'], shown: 'a.txt, b.txt' },
    });
    const where = { lead: { equals: lead?.id } };
    expect((await host.payload.count({ collection: 'lead-files', where })).totalDocs).toBe(2);
  });

  it('keeps a consent by its box, which no question is, and the vacancy of its page', async () => {
    const page = { consentVersion: processingNote.version, vacancy: 'Engineer' };
    const fields = { ...person('agreed@example.com'), ...page, topic: 'support', people: '1' };
    expect((await send({ ...fields, consentField: 'marketing', marketing: 'true' })).statusCode).toBe(200);
    const lead = await leadOf('agreed@example.com');
    expect(lead).toMatchObject({ consentGiven: true, details: 'Vacancy: Engineer\nTopic: Support\nHow many come? 1' });
    expect((await send({ ...fields, email: 'question@example.com', consentField: 'people' })).statusCode).toBe(200);
    expect(await leadOf('question@example.com')).toMatchObject({ consentGiven: false });
  });

  it('keeps an answer for an answer where its question has the name of something that pages send', async () => {
    const asked = [...questions, { id: 'vacancy', kind: 'text', label: 'Post' }];
    const data = { title: 'Crew', name: 'crew', _status: 'published', questions: asked };
    await host.payload.create({ collection: 'forms', data: data as never });
    const fields = { ...person('crew@example.com'), topic: 'support', vacancy: 'Welder' };
    const sent = await sendForm(host.app, '/send-mail', 'crew', { formVersion: versionOf(asked), ...fields });
    expect(sent.statusCode).toBe(200);
    expect((await leadOf('crew@example.com'))?.details).toBe('Topic: Support\nPost: Welder');
  });

  it('is told once where the same is sent again', async () => {
    const fields = { ...person('twice@example.com'), topic: 'support' };
    expect((await send(fields)).statusCode).toBe(200);
    expect((await send(fields)).json()).toMatchObject({ code: 'duplicate' });
  });

  it('has its answers in the export, each under its label, and is found by what was answered', async () => {
    const fields = { ...person('found@example.com'), topic: 'support', notes: 'The yellow crane' };
    expect((await send(fields)).statusCode).toBe(200);
    const user = await createUserWith(host.payload, 'sales');
    const { docs } = await host.payload.find({
      collection: 'leads',
      where: { details: { like: 'yellow crane' } },
      user,
      overrideAccess: false,
    });
    expect(docs.map(({ email }) => email)).toEqual(['found@example.com']);
  });
});

it('tells whom the answer names, in place of the general recipients', async () => {
  const general = ['all@example.com'];
  const rule = { answer: 'topic support', recipients: ['support@example.com'] };
  const data = { recipients: general, byCountry: [{ office: 'Support', ...rule }] };
  await host.payload.update({ collection: 'forms', id: form, data });
  const toldOf = async (topic: string, more: object = {}) => {
    const email = `told-${topic}@example.com`;
    expect((await send({ ...person(email), topic, ...more })).statusCode).toBe(200);
    const where = { and: [{ 'lead.email': { equals: email } }, { kind: { equals: 'sales-notice' } }] };
    const { docs } = await host.payload.find({ collection: 'deliveries', where, depth: 0 });
    return docs.map(({ recipient }) => recipient);
  };
  expect(await toldOf('support')).toEqual(rule.recipients);
  expect(await toldOf('other', { what: 'A demo' })).toEqual(general);
  const empty = host.payload.update({
    collection: 'forms',
    id: form,
    data: { byCountry: [{ recipients: ['a@example.com'] }] },
  });
  await expect(empty).rejects.toMatchObject({
    data: { errors: [{ message: 'Name a country, a language or an answer' }] },
  });
});

it('loses no answer while it is changed five times and pages of older versions are open', async () => {
  const versions: { version: string; questions: Question[] }[] = [{ version, questions }];
  for (let count = 1; count <= 5; count += 1) {
    const changed = questions
      .filter(({ id }) => id !== (count === 5 ? 'days' : ''))
      .map((question) => ({ ...question, label: `${question.label} v${count}` }));
    await host.payload.update({ collection: 'forms', id: form, data: { questions: changed } });
    versions.push({ version: versionOf(changed), questions: changed });
  }
  for (const [place, one] of versions.entries()) {
    for (let page = 0; page < 10; page += 1) {
      const email = `open-${place}-${page}@example.com`;
      const answer = await send({ ...person(email), formVersion: one.version, topic: 'support', days: ['thu'] });
      expect(answer.statusCode).toBe(200);
      const lead = await leadOf(email);
      const labels = lead && answersOf(lead).map(({ label }) => label);
      const asked = one.questions.filter(({ id }) => ['name', 'email', 'topic', 'days'].includes(id));
      expect(labels).toEqual(asked.map(({ label }) => label));
    }
  }
});

it('takes the answers of a page that is still open when its form is no longer there', async () => {
  await host.payload.delete({ collection: 'pages', where: { slug: { equals: 'fair' } } });
  await host.payload.delete({ collection: 'leads', where: { formId: { equals: formId } } });
  await host.payload.delete({ collection: 'forms', id: form });
  expect((await send({ ...person('late@example.com'), topic: 'support' })).statusCode).toBe(200);
  expect(await leadOf('late@example.com')).toMatchObject({ formVersion: version });
  expect(await tokenOf(host.app, formId)).toHaveProperty('formToken');
});
