import { load } from 'cheerio';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendFiles } from '../testing/requests.ts';
import { fillSite } from '../testing/siteContent.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

let host: TestHost;

const fields = [
  { name: 'phone', label: 'Mobile', help: 'With the code of your country', isRequired: true },
  { name: 'name', label: 'Your name' },
  { name: 'country', isAsked: false },
];

const formWords = {
  errorInTitle: 'Noch nicht',
  summaryOne: 'Ein Feld stimmt nicht',
  required: 'Bitte {field} ausfüllen',
  duplicateTitle: 'Das haben wir schon',
  duplicateText: 'Ihr Text bleibt da.',
  failureTitle: 'Nicht angekommen',
  sendAgain: 'Noch einmal senden',
  thanksText: 'Ihre Nachricht ist da.',
  thanksAnswer: 'Antwort in {answerTime}.',
  answerTimeOne: 'einem Arbeitstag',
};

async function fill(payload: Payload): Promise<void> {
  const data = { name: 'contact', title: 'Contact form', fields, thanksTitle: 'We have it', buttonText: 'Off it goes' };
  await payload.create({ collection: 'forms', data: { ...data, _status: 'published' } });
  await payload.updateGlobal({ slug: 'site-settings', data: { formWords } });
}

beforeAll(async () => {
  host = await openTestHost({ filling: fillSite, fill });
});
afterAll(() => host.close());

const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const typed = { pagePath: '/contact', name: 'Ada Vinter', email: 'ada@example.com', message: 'A bridge.' };
const submit = (more: Record<string, string>) => sendFiles(host.app, { ...typed, ...more }, [], browser);

it('is shown again in the owner’s words and order, with everything typed and the fault at its field', async () => {
  const answer = await submit({ phone: '' });
  expect(answer.statusCode).toBe(422);
  const $ = load(answer.body);
  const form = $('[data-form="contact"]');
  expect(form.find('[name="phone"]').attr('required')).toBeDefined();
  expect(form.find('[data-error-of="phone"]').text()).toBe('Bitte "Mobile" ausfüllen');
  expect(form.find('[data-error-summary]').text()).toContain('Ein Feld stimmt nicht');
  expect($('title').text()).toMatch(/^Noch nicht: /);
  expect(form.find('[name="name"]').val()).toBe(typed.name);
  expect(form.find('[name="message"]').text()).toBe(typed.message);
  const labels = form
    .find('label')
    .toArray()
    .map((label) => $(label).text());
  expect(labels.filter((label) => /Mobile|Your name|Email|Country/.test(label))).toEqual([
    'Mobile',
    'Your name',
    'Email',
  ]);
  expect(form.find('button[type=submit]').first().text()).toContain('Off it goes');
});

it('thanks in the owner’s words', async () => {
  const answer = await submit({ phone: '+31 10 555' });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/thank-you?form=contact']);
  const thanks = await host.app.inject({ url: String(answer.headers.location), headers: browser });
  const $ = load(thanks.body);
  expect($('h1').text()).toBe('We have it');
  expect($('main').text()).toContain('Ihre Nachricht ist da. Antwort in einem Arbeitstag.');
});

it('says in the owner’s words that it was sent before', async () => {
  const same = { phone: '+31 10 556', message: 'Twice.' };
  expect((await submit(same)).statusCode).toBe(303);
  const $ = load((await submit(same)).body);
  expect($('[data-form="contact"] [data-form-notice]').text()).toContain('Das haben wir schon');
});

describe('while the renderer is unavailable', () => {
  beforeAll(() => host.renderer?.stop());

  it('is shown again as a plain page in the owner’s words, with their names of its fields', async () => {
    const $ = load((await submit({ phone: '' })).body);
    expect($('h1').text()).toBe('Nicht angekommen');
    expect($('li').text()).toBe('Bitte "Mobile" ausfüllen');
    expect(
      $('label')
        .toArray()
        .map((label) => $(label).clone().children().remove().end().text()),
    ).toContain('Your name');
    expect($('button').text()).toBe('Noch einmal senden');
  });

  it('says in the owner’s words, on a plain page, that it was sent before', async () => {
    const same = { phone: '+31 10 557', message: 'Thrice.' };
    expect((await submit(same)).statusCode).toBe(303);
    const $ = load((await submit(same)).body);
    expect([$('h1').text(), $('main > p').first().text()]).toEqual(['Das haben wir schon', 'Ihr Text bleibt da.']);
  });
});
