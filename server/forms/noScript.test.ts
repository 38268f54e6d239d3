import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send, sendFiles } from '../testing/requests.ts';
import { fillSite } from '../testing/siteContent.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost({ filling: fillSite, settings: { fileBytes: 2000 } });
});
afterAll(() => host.close());

const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const typed = {
  pagePath: '/contact',
  name: 'Ada "<b>" Vinter',
  email: 'ada@example.com',
  message: '\nTwo lines\nof text & more',
};

const submit = (fields: Record<string, string>, files: Parameters<typeof sendFiles>[2] = []) =>
  sendFiles(host.app, { ...typed, ...fields }, files, browser);

const errorOf = (name: string) => `[data-form="contact"] [data-error-of="${name}"]`;
const field = (name: string) => `[data-form="contact"] [name="${name}"]`;

describe('a form without script', () => {
  it('leads to the thanks page once it is accepted, so that a reload sends nothing', async () => {
    const answer = await submit({ message: 'First' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/thank-you']);
  });

  it.each([
    ['its page', { pagePath: '/contact' }, {}, '/contact'],
    [
      'the page that the browser names',
      { pagePath: '' },
      { referer: 'https://wharfside.example/blog/clock' },
      '/blog/clock',
    ],
    ['no page of ours', { pagePath: '//evil.example' }, {}, undefined],
  ])('is stored with %s', async (_, fields, headers, path) => {
    const message = `From ${path}`;
    const answer = await sendFiles(host.app, { ...typed, ...fields, message }, [], { ...browser, ...headers });
    expect(answer.statusCode).toBe(303);
    const { docs } = await host.payload.find({ collection: 'leads', where: { message: { equals: message } } });
    expect(docs).toMatchObject([{ resendUrl: path ? `${host.app.siteOrigin}${path}` : null, status: 'new' }]);
  });

  it('is answered once, in the page, where a window has the same form', async () => {
    const answer = await submit({ pagePath: '/window', email: 'nowhere' });
    const $ = load(answer.body);
    expect($('dialog form').length).toBe(1);
    expect($('dialog [name=name]').val()).toBeUndefined();
    expect($('dialog [data-error-summary]').attr('hidden')).toBeDefined();
    expect($('#first-form [name=name]').val()).toBe(typed.name);
    expect($('[data-error-summary]:not([hidden])').length).toBe(1);
  });

  it('is shown again with everything typed and each error at its field', async () => {
    const answer = await submit({ email: 'nowhere' });
    expect(answer.statusCode).toBe(422);
    const $ = load(answer.body);
    expect($('title').text()).toBe('Error: Contact us');
    expect($(field('name')).val()).toBe(typed.name);
    expect($(field('message')).text()).toBe(typed.message);
    expect($(errorOf('email')).attr('hidden')).toBeUndefined();
    expect($(errorOf('email')).text()).toBe('The email field must be a valid email');
    expect($(field('email')).attr('aria-invalid')).toBe('true');
    expect($(field('email')).attr('aria-describedby')).toContain($(errorOf('email')).attr('id'));
    expect($('[data-error-summary]').attr('hidden')).toBeUndefined();
    expect($('[data-error-summary] h3').text()).toBe('One field needs another look');
    expect($('[data-error-summary] a').attr('href')).toBe(`#${$(field('email')).attr('id')}`);
    expect($(errorOf('name')).attr('hidden')).toBeDefined();
  });

  it('asks once about an address that no mailbox has, and then takes it, without a receipt', async () => {
    const email = 'jane@example..com';
    const asked = await submit({ email, emailAsked: '', message: 'Is this right?' });
    expect(asked.statusCode).toBe(422);
    const $ = load(asked.body);
    expect($(errorOf('email')).text()).toBe(
      'The email field does not look right: check its dots and hyphens. If it is right, send again and we take it.',
    );
    const emailAsked = String($(field('emailAsked')).val());
    expect((await submit({ email, emailAsked, message: 'Is this right?' })).statusCode).toBe(303);
    const { docs } = await host.payload.find({ collection: 'leads', where: { email: { equals: email } } });
    const owed = await host.payload.find({ collection: 'deliveries', where: { lead: { equals: docs[0]?.id } } });
    expect(owed.docs.map(({ kind }) => kind).sort()).toEqual(['crm', 'sales-notice']);
    // A program that knows the rule is not asked.
    expect((await send(host.app, { ...typed, email: 'jane@-example.com' })).statusCode).toBe(200);
  });

  it('is shown again with a new token', async () => {
    const answer = await submit({ email: 'nowhere' });
    const formToken = String(load(answer.body)(field('formToken')).val());
    const again = await sendFiles(host.app, { ...typed, message: 'Mended', formToken }, [], browser);
    expect(again.statusCode).toBe(303);
    const [lead] = (await host.payload.find({ collection: 'leads', sort: '-id', limit: 1 })).docs;
    expect(lead).toMatchObject({ message: 'Mended', status: 'new' });
  });

  it('is shown again with its own policy, and nothing typed in it is markup', async () => {
    const answer = await submit({ email: 'nowhere' });
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(load(answer.body)(`form b`)).toHaveLength(0);
  });

  it('says that a file must be chosen again', async () => {
    const answer = await submit({ email: 'nowhere' }, [{ field: 'file', name: 'a.txt', content: 'text' }]);
    expect(load(answer.body)(errorOf('file')).text()).toMatch(/^Choose your file again/);
  });

  it('says so at each field that had a file, and at no other', async () => {
    const answer = await submit({ email: 'nowhere', pagePath: '/scholarship' }, [
      { field: 'proof', name: 'a.txt', content: 'text' },
      { field: 'essay', name: 'b.txt', content: 'text' },
    ]);
    const $ = load(answer.body);
    for (const name of ['proof', 'essay']) expect($(errorOf(name)).text()).toMatch(/^Choose your file again/);
    expect($('[data-error-of]:not([hidden])')).toHaveLength(3);
  });

  it('reports the fault of an essay at the essay, and asks for the proof again', async () => {
    const answer = await submit({ message: 'An essay that is too long', pagePath: '/scholarship' }, [
      { field: 'proof', name: 'a.txt', content: 'text' },
      { field: 'essay', name: 'b.txt', content: 'x'.repeat(2001) },
    ]);
    const $ = load(answer.body);
    expect($(errorOf('essay')).text()).toMatch(/over 50 MB/);
    expect($(errorOf('proof')).text()).toMatch(/^Choose your file again/);
  });

  it('accepts proof and essay together', async () => {
    const answer = await submit({ message: 'For the scholarship' }, [
      { field: 'proof', name: 'enrolment.txt', content: 'enrolled' },
      { field: 'essay', name: 'essay.txt', content: 'What I built' },
    ]);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/thank-you']);
  });

  it('keeps the fields after a file that is too large', async () => {
    const answer = await submit({}, [{ field: 'file', name: 'a.txt', content: 'x'.repeat(2001) }]);
    expect(answer.statusCode).toBe(413);
    const $ = load(answer.body);
    expect($(field('name')).val()).toBe(typed.name);
    expect($(errorOf('file')).text()).toMatch(/over 50 MB/);
  });

  it('says above the fields that it was sent before', async () => {
    await submit({ message: 'Twice' });
    const answer = await submit({ message: 'Twice' });
    expect(answer.statusCode).toBe(429);
    const $ = load(answer.body);
    expect($('[data-form-notice]').attr('hidden')).toBeUndefined();
    expect($('[data-form-notice] h3').text()).toBe("It seems you've already sent us this message");
    expect($(field('message')).text()).toBe('Twice');
  });

  it.each(['/nowhere', '/../../secrets/backend-secret', '/%2e%2e/x', '//evil.example', 'contact', '/estimate'])(
    'gets a plain page with the errors and everything typed if it claims to be on %s',
    async (pagePath) => {
      const answer = await submit({ email: 'nowhere', pagePath });
      expect(answer.statusCode).toBe(422);
      expect(answer.body).toContain('The email field must be a valid email');
      expect(load(answer.body)('[name="name"]').val()).toBe(typed.name);
    },
  );
});

describe('a form without script while the renderer is unavailable', () => {
  beforeAll(() => host.renderer?.stop());

  it('is shown again as a plain page that says what is wrong, keeps everything, and can be sent again', async () => {
    const answer = await submit({ email: 'nowhere' });
    expect(answer.statusCode).toBe(422);
    const $ = load(answer.body);
    expect($('li').text()).toBe('The email field must be a valid email');
    expect($('textarea[name="message"]').text()).toBe(typed.message);
    expect($('form').attr('action')).toBe('/send-mail');
    const again = { ...typed, message: 'Sent from the plain page', formToken: String($('[name="formToken"]').val()) };
    expect((await sendFiles(host.app, again, [], browser)).statusCode).toBe(303);
  });

  it('is accepted as usual, and leads to the thanks page', async () => {
    const answer = await submit({ message: 'Taken all the same' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/thank-you']);
  });
});
