import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LeadHandles } from '@frontage/contract/contact/answers.ts';
import { paths } from '@frontage/contract/paths.ts';
import { siteTexts } from '@frontage/contract/words/siteTexts.ts';
import { load } from 'cheerio';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../database/inTransaction.ts';
import { referenceOf } from '../inbox/requestInWords.ts';
import { send, sendFiles, typed } from '../testing/requests.ts';
import { fillSite } from '../testing/siteContent.ts';
import { publishSmallRelease } from '../testing/smallRelease.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';
import { consentWordsOf, keepConsentWords } from './consentWords.ts';

const browser = { accept: 'text/html,*/*;q=0.8' };
const asPublished = '<title>Thank you, as published</title>';

let host: TestHost;
let visitor = 0;
let email = '';

beforeAll(async () => {
  host = await openTestHost({ filling: fillSite });
  const pages = { [paths.thanks]: asPublished };
  publishSmallRelease(host.environment.releasesDir, '20261121000000-aaaaaa', { pages });
});
afterAll(() => host.close());
beforeEach(() => {
  visitor += 1;
  email = `adder${visitor}@example.com`;
  host.clock.now = new Date();
});

type Handles = LeadHandles;
const sendForHandles = async (address = email): Promise<Handles> =>
  (await send(host.app, { ...typed, email: address })).json().data;
const add = (fields: Record<string, unknown>, headers: Record<string, string> = {}) =>
  host.app.inject({
    method: 'POST',
    url: paths.update,
    headers: { accept: 'application/json', ...headers },
    payload: fields,
  });
const leadOf = async (address = email) =>
  (await host.payload.find({ collection: 'leads', where: { email: { equals: address } }, depth: 0 })).docs[0];
const findMailsAbout = async (words: string) => {
  await host.deliver();
  const { docs } = await host.payload.find({ collection: 'mails', where: { replyTo: { equals: email } }, depth: 0 });
  return docs.filter(({ subject }) => subject.includes(words));
};

describe('adding to a request', () => {
  it('changes exactly the request of its handles, and tells sales once', async () => {
    const other = await sendForHandles(`other-${email}`);
    const handles = await sendForHandles();
    const answer = await add({
      ...handles,
      projectTypes: ['MVP', 'Design'],
      timeline: '3 months',
      note: 'It may wait.',
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { success: true, message: 'Added to your message.', data: handles },
    ]);
    expect(await leadOf()).toMatchObject({
      projectTypes: ['MVP', 'Design'],
      timeline: '3 months',
      addition: 'It may wait.',
      message: typed.message,
      addedAt: expect.any(String),
    });
    expect(await leadOf(`other-${email}`)).toMatchObject({ timeline: null, addition: null, addedAt: null });
    await add({ ...handles, projectTypes: 'MVP,Design', timeline: '3 months', note: 'It may wait.' });
    expect(await findMailsAbout('Added')).toHaveLength(1);
    expect(other.dealId).not.toBe(handles.dealId);
  });

  it('does not change what is not given', async () => {
    const handles = await sendForHandles();
    await add({ ...handles, timeline: '1 year' });
    await add({ ...handles, note: 'And a note' });
    expect(await leadOf()).toMatchObject({ timeline: '1 year', addition: 'And a note' });
  });

  it('is refused with 403 if a handle is forged, missing, of another kind or of another request', async () => {
    const stranger = await sendForHandles(`stranger-${email}`);
    const handles = await sendForHandles();
    const attempts: Record<string, unknown>[] = [
      {},
      { dealId: '1', personId: '1', noteId: '1', companyId: '1' },
      { ...handles, dealId: stranger.dealId },
      { ...handles, companyId: stranger.companyId },
      { ...handles, dealId: handles.personId, personId: handles.dealId },
      { ...handles, noteId: `${handles.noteId}A` },
      { ...handles, noteId: `${handles.noteId.startsWith('A') ? 'B' : 'A'}${handles.noteId.slice(1)}` },
      { dealId: handles.dealId, personId: handles.personId, noteId: handles.noteId },
    ];
    for (const attempt of attempts) {
      const answer = await add({ ...attempt, note: 'Changed by somebody' });
      expect([answer.statusCode, answer.json().success]).toEqual([403, false]);
    }
    expect(await leadOf()).toMatchObject({ addition: null });
    expect(await leadOf(`stranger-${email}`)).toMatchObject({ addition: null });
  });

  it('keeps a ticked consent with the words that an owner wrote', async () => {
    const form = { title: 'contact', consentText: 'We keep what you send until you ask us to delete it.' };
    const words = (await consentWordsOf(host.payload, form)).asRead;
    await inTransaction(host.payload, (req) => keepConsentWords(req, form));
    const declared = { formId: 'contact', consentVersion: words.version, consentField: 'marketing_consent' };
    await add({ ...(await sendForHandles()), ...declared, marketing_consent: 'true' });
    expect(await leadOf()).toMatchObject({
      consentGiven: true,
      consentVersion: words.version,
      consentText: expect.stringContaining(words.text),
    });
    const where = { and: [{ kind: { equals: 'sales-notice' } }, { body: { exists: true } }] };
    const { docs } = await host.payload.find({ collection: 'deliveries', where, sort: '-id', limit: 1, depth: 0 });
    expect(docs[0]?.body).toBe('Letters: agreed to marketing emails');
  });

  it('is refused after a day', async () => {
    const handles = await sendForHandles();
    host.clock.now = new Date(host.clock.now.getTime() + 24 * 3_600_000);
    expect((await add({ ...handles, note: 'Too late' })).statusCode).toBe(403);
    expect(await leadOf()).toMatchObject({ addition: null });
  });

  it.each([
    ['a choice that is not offered', { projectTypes: ['Everything'] }, 'projectTypes'],
    ['a timeline that is not offered', { timeline: 'yesterday' }, 'timeline'],
    ['a note that is too long', { note: 'x'.repeat(5001) }, 'note'],
  ])('is refused with a detail for %s', async (_what, fields, key) => {
    const answer = await add({ ...(await sendForHandles()), ...fields });
    expect([answer.statusCode, answer.json().error.details[0].context.key]).toEqual([422, key]);
  });

  it('requires something to add, and changes no other field of the request', async () => {
    const handles = await sendForHandles();
    expect((await add(handles)).statusCode).toBe(422);
    await add({ ...handles, note: 'x', name: 'Somebody else', __proto__: { polluted: true } });
    expect(await leadOf()).toMatchObject({ status: 'new', name: typed.name, addition: 'x\nName: Somebody else' });
  });

  it('accepts the form’s fields: fills in empty ones, and stores differing values next to the first', async () => {
    const handles = await sendForHandles();
    const fields = {
      company: 'Vinter & Sons',
      phone: '+44 20 7946 0182',
      message: 'Three contracts.',
      note: 'And soon.',
    };
    const answer = await add({ ...handles, ...fields });
    expect(answer.statusCode).toBe(200);
    expect(await leadOf()).toMatchObject({
      company: 'Vinter & Sons',
      phone: '+44 20 7946 0182',
      phoneE164: '+442079460182',
      message: typed.message,
      addition: 'And soon.\nMessage: Three contracts.',
    });
    const [mail] = await findMailsAbout('Added');
    for (const words of ['Vinter & Sons', '+44 20 7946 0182', 'Three contracts.', 'And soon.']) {
      expect(mail?.text).toContain(words);
    }
    await add({ ...handles, ...fields });
    expect(await findMailsAbout('Added')).toHaveLength(1);
  });

  it('accepts files, shows them to sales, and takes the same file only once', async () => {
    const handles = await sendForHandles();
    const upload = { field: 'file', name: 'plan.txt', content: 'A plan in plain words.' };
    for (const _again of [1, 2]) {
      const answer = await sendFiles(host.app, handles, [upload], { accept: 'application/json' }, paths.update);
      expect([answer.statusCode, answer.json()]).toMatchObject([200, { success: true }]);
    }
    const lead = await leadOf();
    const { docs } = await host.payload.find({ collection: 'lead-files', where: { lead: { equals: lead?.id } } });
    expect(docs.map(({ field, fileName }) => [field, fileName])).toEqual([['file', 'plan.txt']]);
    expect((await findMailsAbout('Added')).map(({ text }) => text.includes('plan.txt'))).toEqual([true]);
    expect(readdirSync(join(host.dataDir, 'uploads'))).toEqual(docs.map(({ storageName }) => storageName));
  });

  it('passes over fields that it does not have, as a first message does', async () => {
    const handles = await sendForHandles();
    const answer = await add({ ...handles, note: 'x', status: 'won', budget: '20,000' });
    expect(answer.statusCode).toBe(200);
    const upload = { field: 'contract', name: 'plan.txt', content: 'A plan.' };
    const file = await sendFiles(host.app, handles, [upload], { accept: 'application/json' }, paths.update);
    expect([file.statusCode, file.json().error.details[0].message], 'nothing is left to add').toEqual([
      422,
      siteTexts.additionEmpty,
    ]);
    expect(await leadOf()).toMatchObject({ status: 'new', addition: 'x' });
  });

  it('is refused from a page of another site', async () => {
    const handles = await sendForHandles();
    expect((await add({ ...handles, note: 'x' }, { origin: 'https://evil.example' })).statusCode).toBe(403);
  });
});

describe('adding without script', () => {
  const form = '[data-form=addition]';
  const submit = (fields: Record<string, string>) =>
    host.app.inject({
      method: 'POST',
      url: paths.update,
      headers: { ...browser, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });

  it('is offered on the thanks page of the visitor who has just sent a request, and to nobody else', async () => {
    const answer = await sendFiles(host.app, { ...typed, email }, [], browser);
    expect(answer.headers.location).toBe(paths.thanks);
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/; Max-Age=3600; Path=\/thank-you; HttpOnly; SameSite=Lax$/);
    const thanks = await host.app.inject({ url: paths.thanks, headers: { cookie } });
    expect([thanks.statusCode, thanks.headers['cache-control']]).toEqual([200, 'private, no-store']);
    const $ = load(thanks.body);
    expect($(form).attr('action')).toBe(paths.update);
    const carried = $(`${form} input[type=hidden]`)
      .get()
      .map((input) => [String($(input).attr('name')), String($(input).val())]);
    const added = await submit({ ...Object.fromEntries(carried), note: 'Without script' });
    expect([added.statusCode, added.headers.location]).toEqual([303, paths.thanksAdded]);
    expect(String(added.headers['set-cookie'])).toContain('Max-Age=0');
    expect(await leadOf()).toMatchObject({ addition: 'Without script' });

    const [stranger, forged] = [
      await host.app.inject({ url: paths.thanks }),
      await host.app.inject({ url: paths.thanks, headers: { cookie: 'request=a.b.c.d' } }),
    ];
    expect([stranger.body, forged.body]).toEqual([asPublished, asPublished]);
  });

  it('is not offered after a quote, which has already asked everything, but the receipt is shown', async () => {
    const answer = await sendFiles(host.app, { ...typed, email, formId: 'quote' }, [], browser);
    const cookie = String(answer.headers['set-cookie']);
    const $ = load((await host.app.inject({ url: paths.thanks, headers: { cookie } })).body);
    expect($('[aria-labelledby=receipt]').text()).toContain(email);
    expect($(form)).toHaveLength(0);
  });

  it('is not offered to a person who applies for a job', async () => {
    const answer = await sendFiles(host.app, { ...typed, email, formId: 'careers' }, [], browser);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, paths.thanks]);
    expect(String(answer.headers['set-cookie'])).toMatch(/^request=;.*Max-Age=0/);
  });

  it('is shown below the receipt of what arrived, which nobody else sees', async () => {
    const message = 'Please count our containers. '.repeat(20);
    const file = { field: 'file', name: 'plan.txt', content: 'A plan in plain words.' };
    const answer = await sendFiles(host.app, { ...typed, email, message }, [file], browser);
    const cookie = String(answer.headers['set-cookie']);
    const lead = await leadOf();
    const $ = load((await host.app.inject({ url: paths.thanks, headers: { cookie } })).body);
    const receipt = $('[aria-labelledby=receipt]').text();
    expect(lead).toBeDefined();
    if (!lead) return;
    for (const fact of [referenceOf(lead), email, 'plan.txt', 'Please count our containers.', '18:00 UTC']) {
      expect(receipt).toContain(fact);
    }
    expect(receipt).not.toContain(message.trim());
    await host.payload.delete({ collection: 'leads', where: { id: { equals: lead.id } } });
    const erased = await host.app.inject({ url: paths.thanks, headers: { cookie } });
    expect(erased.statusCode).toBe(200);
    expect(load(erased.body)('[aria-labelledby=receipt]')).toHaveLength(0);
  });

  it('is shown again with what was written and its handles if something is invalid', async () => {
    const handles = await sendForHandles();
    const note = 'x'.repeat(5001);
    const fields = { ...handles, note, projectTypes: 'MVP', timeline: '1 year' };
    const answer = await submit({ ...fields, formId: 'addition', pagePath: '/thank-you' });
    expect(answer.statusCode).toBe(422);
    const $ = load(answer.body);
    const names = ['dealId', 'personId', 'noteId', 'companyId'] as const;
    expect(names.map((name) => $(`${form} [name=${name}]`).val())).toEqual(names.map((name) => handles[name]));
    expect($(`${form} [name=note]`).text()).toBe(note);
    expect(
      $(`${form} [checked]`)
        .get()
        .map((box) => $(box).val()),
    ).toEqual(['MVP', '1 year']);
    expect($(`${form} [data-error-of=note]`).attr('hidden')).toBeUndefined();
    expect($(`${form} [data-error-of=note]`).text()).toContain('at most 5,000 characters');
  });

  it('says that nothing was chosen, not that nothing arrived', async () => {
    const answer = await submit({ ...(await sendForHandles()), formId: 'addition', pagePath: '/thank-you' });
    expect(answer.statusCode).toBe(422);
    const $ = load(answer.body);
    expect($(`${form} [data-error-of=projectTypes]`).text()).toBe(siteTexts.additionEmpty);
    expect($(`${form} [data-form-notice]`).attr('hidden')).toBeDefined();
  });
});
