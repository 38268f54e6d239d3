import type { SendMailSuccess } from '@frontage/contract/contact/answers.ts';
import { additionEmpty, additionEmptyTitle } from '@frontage/contract/contact/messages.ts';
import { paths } from '@frontage/contract/paths.ts';
import { load } from 'cheerio';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishRelease } from '../testing/formPage.ts';
import { send, sendFiles, typed } from '../testing/requests.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

const browser = { accept: 'text/html,*/*;q=0.8' };
const thanksHtml = `<!doctype html><html lang="en"><head><title>Thank you</title></head><body>
<form method="post" action="/send-mail/update" data-form="addition" data-addition="" hidden="">
<input type="hidden" name="formId" value="addition"><input type="hidden" name="pagePath" value="/thank-you">
${['dealId', 'personId', 'noteId', 'companyId'].map((name) => `<input type="hidden" name="${name}" value="" data-carried="">`).join('')}
<div role="alert" hidden="" data-error-summary=""><h3></h3><ul></ul></div>
<div role="alert" hidden="" data-form-notice=""><h3></h3><p></p></div>
<input type="checkbox" name="projectTypes" value="MVP">
<textarea id="a-note" name="note"></textarea><p id="a-note-error" hidden="" data-error-of="note"></p>
</form></body></html>`;

let host: TestHost;
let visitor = 0;
let email = '';

beforeAll(async () => {
  host = await openTestHost();
  publishRelease(host.environment.releasesDir, '20261121000000-aaaaaa', {
    'thank-you.html': thanksHtml,
    'thank-you/added.html': '<p>Added</p>',
  });
});
afterAll(() => host.close());
beforeEach(() => {
  visitor += 1;
  email = `adder${visitor}@example.com`;
  host.clock.now = new Date();
});

type Handles = SendMailSuccess['data'];
const sent = async (address = email): Promise<Handles> =>
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
const mailsAbout = async (words: string) =>
  (await host.payload.find({ collection: 'mails', where: { replyTo: { equals: email } }, depth: 0 })).docs.filter(
    ({ subject }) => subject.includes(words),
  );

describe('adding to a request', () => {
  it('changes exactly the request that the handles name, and tells sales once', async () => {
    const other = await sent(`other-${email}`);
    const handles = await sent();
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
    expect(await mailsAbout('Added')).toHaveLength(1);
    expect(other.dealId).not.toBe(handles.dealId);
  });

  it('leaves what is not given as it was', async () => {
    const handles = await sent();
    await add({ ...handles, timeline: '1 year' });
    await add({ ...handles, note: 'And a note' });
    expect(await leadOf()).toMatchObject({ timeline: '1 year', addition: 'And a note' });
  });

  it('is refused with 403 and writes nothing when a handle is forged, missing, of another kind or of another request', async () => {
    const stranger = await sent(`stranger-${email}`);
    const handles = await sent();
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

  it('is over after a day', async () => {
    const handles = await sent();
    host.clock.now = new Date(host.clock.now.getTime() + 24 * 3_600_000);
    expect((await add({ ...handles, note: 'Too late' })).statusCode).toBe(403);
    expect(await leadOf()).toMatchObject({ addition: null });
  });

  it.each([
    ['a choice that is not offered', { projectTypes: ['Everything'] }, 'projectTypes'],
    ['a timeline that is not offered', { timeline: 'yesterday' }, 'timeline'],
    ['a note that is too long', { note: 'x'.repeat(5001) }, 'note'],
  ])('is refused with a detail for %s', async (_what, fields, key) => {
    const answer = await add({ ...(await sent()), ...fields });
    expect([answer.statusCode, answer.json().error.details[0].context.key]).toEqual([422, key]);
  });

  it('asks for something to add when nothing is given, and touches no other field of the request', async () => {
    const handles = await sent();
    expect((await add(handles)).statusCode).toBe(422);
    await add({ ...handles, note: 'x', status: 'won', name: 'Somebody else', __proto__: { polluted: true } });
    expect(await leadOf()).toMatchObject({ status: 'new', name: typed.name });
  });

  it('is refused from a page of another site', async () => {
    const handles = await sent();
    expect((await add({ ...handles, note: 'x' }, { origin: 'https://evil.example' })).statusCode).toBe(403);
  });
});

describe('adding without script', () => {
  it('is offered on the thank-you page of the visitor who has just sent, and to nobody else', async () => {
    const answer = await sendFiles(host.app, { ...typed, email }, [], browser);
    expect(answer.headers.location).toBe(paths.thanks);
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/; Path=\/thank-you; Max-Age=3600; HttpOnly; SameSite=Lax$/);
    const page = load((await host.app.inject({ url: paths.thanks, headers: { cookie } })).body);
    expect(page('form').attr('hidden')).toBeUndefined();
    const handles = Object.fromEntries(
      page('[data-carried]')
        .get()
        .map((input) => [page(input).attr('name'), page(input).val()]),
    );
    const added = await host.app.inject({
      method: 'POST',
      url: paths.update,
      headers: { ...browser, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...handles, note: 'Without script' }).toString(),
    });
    expect([added.statusCode, added.headers.location]).toEqual([303, paths.thanksAdded]);
    expect(String(added.headers['set-cookie'])).toContain('Max-Age=0');
    expect(await leadOf()).toMatchObject({ addition: 'Without script' });

    const stranger = load((await host.app.inject({ url: paths.thanks })).body);
    expect(stranger('form[hidden]')).toHaveLength(1);
    const forged = await host.app.inject({ url: paths.thanks, headers: { cookie: 'request=a.b.c.d' } });
    expect(load(forged.body)('form[hidden]')).toHaveLength(1);
  });

  it('comes back with what was written and its handles when something does not fit', async () => {
    const handles = await sent();
    const note = 'x'.repeat(5001);
    const answer = await host.app.inject({
      method: 'POST',
      url: paths.update,
      headers: { ...browser, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...handles, note, formId: 'addition', pagePath: '/thank-you' }).toString(),
    });
    const $ = load(answer.body);
    expect($('form').attr('hidden')).toBeUndefined();
    expect($('[name=dealId]').val()).toBe(handles.dealId);
    expect($('#a-note').text()).toBe(note);
    expect($('#a-note-error').attr('hidden')).toBeUndefined();
  });

  it('says that nothing was chosen, not that nothing arrived', async () => {
    const answer = await host.app.inject({
      method: 'POST',
      url: paths.update,
      headers: { ...browser, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...(await sent()), formId: 'addition', pagePath: '/thank-you' }).toString(),
    });
    expect(answer.statusCode).toBe(422);
    expect(load(answer.body)('[data-form-notice]').text()).toBe(`${additionEmptyTitle}${additionEmpty}`);
  });
});
