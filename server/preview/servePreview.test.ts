import { createHash } from 'node:crypto';
import { sampledMails } from '@frontage/contract/mails/mailTable.ts';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fillSite } from '../testing/siteContent.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';
import { createPreviewLinks, type PreviewClaim, previewCollections } from './previewLinks.ts';

let host: TestHost;
let page: { id: number };
let article: { id: number };

beforeAll(async () => {
  host = await openTestHost({ filling: fillSite });
  const [contact] = (await host.payload.find({ collection: 'pages', where: { slug: { equals: 'contact' } } })).docs;
  const [first] = (await host.payload.find({ collection: 'articles', limit: 1 })).docs;
  if (!contact || !first) throw new Error('The small content has a page and an article');
  page = contact;
  article = first;
});
afterAll(() => host.close());

function addressOf(claim: PreviewClaim): string {
  const { pathname, search } = new URL(createPreviewLinks(host.environment.cms, () => host.clock.now).issue(claim));
  return pathname + search;
}

const settingsAddress = (isLive: boolean) => addressOf({ collection: 'site-settings', id: page.id, isLive });
const liveAddress = () => addressOf({ collection: 'pages', id: page.id, isLive: true });
const type = (data: object, url = liveAddress()) => host.app.inject({ method: 'POST', url, payload: { data } });

async function formOf(id: number) {
  return host.payload.findByID({ collection: 'pages', id, depth: 0, draft: true });
}

function withTitle<Form extends { head?: object }>(form: Form, title: string) {
  return { ...form, head: { ...form.head, title } };
}

describe('the preview of a form', () => {
  it('is a page of its own with what is typed, before the form has a name, and stores nothing', async () => {
    const { id } = await host.payload.create({ collection: 'forms', data: { title: 'Fair' } as never, draft: true });
    const url = addressOf({ collection: 'forms', id, isLive: true });
    const questions = [{ id: 'boat', kind: 'text', label: 'Your boat', required: true }];
    const $ = load((await type({ title: 'At the fair', questions, buttonText: 'Meet us' }, url)).body);
    expect($('main h2').text()).toBe('At the fair');
    expect($('form[data-form=draft]').text()).toContain('Your boat');
    expect($('form[data-form=draft] [type=submit]').text()).toContain('Meet us');
    expect(load((await type({ title: '', questions }, url)).body)('main h2').text(), 'in any language').toBe('…');
    expect(load((await host.app.inject({ url })).body)('form[data-form=draft]')).toHaveLength(0);
  });

  it('is the form of the table with the words that are typed', async () => {
    const data = { name: 'contact', title: 'Contact form', _status: 'published' } as const;
    const { id } = await host.payload.create({ collection: 'forms', data });
    const url = addressOf({ collection: 'forms', id, isLive: true });
    const $ = load((await type({ fields: [{ name: 'company', label: 'Your firm' }] }, url)).body);
    expect($('form[data-form=contact]').text()).toContain('Your firm');
  });
});

describe('the preview of the settings', () => {
  const drafted = { slug: 'site-settings', data: { companyName: 'Drafted & Sons' }, draft: true } as const;

  it('shows a page with the drafted settings, and leaves the site as it is', async () => {
    const before = await host.payload.findGlobal({ slug: 'site-settings' });
    await host.payload.updateGlobal(drafted);
    const answer = await host.app.inject({ url: settingsAddress(false) });
    expect(answer.statusCode).toBe(200);
    expect(load(answer.body)('footer').text()).toContain('Drafted & Sons');
    const url = `/wp-json/frontage/v1/page?id=${page.id}`;
    const { site } = (await host.app.inject({ url })).json();
    expect(site.companyName).toBe(before.companyName);
  });

  it('follows what is typed in their form, and names what is invalid', async () => {
    const form = await host.payload.findGlobal({ slug: 'site-settings', depth: 0, draft: true });
    const typed = { ...form, companyName: 'Typed & Sons', email: 'nobody' };
    const answer = await type(typed, settingsAddress(true));
    const $ = load(answer.body);
    expect($('footer').text()).toContain('Typed & Sons');
    expect($('main').text()).toContain('Site settings, Email');
    expect(await host.payload.findGlobal({ slug: 'site-settings', depth: 0, draft: true })).toEqual(form);
  });

  it('shows them around any page or article that the editor chooses, as visitors see it', async () => {
    const form = await host.payload.findGlobal({ slug: 'site-settings', depth: 0, draft: true });
    const typed = { ...form, companyName: 'Around & Sons', newsletter: { ...form.newsletter, heading: 'A letter' } };
    const around = addressOf({ collection: 'article-settings', id: article.id, isLive: true });
    const $ = load((await type(typed, around)).body);
    expect($('footer').text()).toContain('Around & Sons');
    expect($('#newsletter').text()).toContain('A letter');
    expect($('h1').text()).toBe((await host.payload.findByID({ collection: 'articles', id: article.id })).title);
    const gone = addressOf({ collection: 'article-settings', id: 99_999, isLive: true });
    expect((await host.app.inject({ url: gone })).statusCode).toBe(404);
  });
});

describe('the preview of an email', () => {
  it('shows made-up contents in the drafted or typed wording, and fetches and runs nothing', async () => {
    const url = addressOf({ collection: 'emails', id: 1, isLive: true });
    const emailWords = { subject: 'Wir haben Ihre Nachricht', heading: 'Angekommen', headingTo: 'Angekommen, {name}' };
    await host.payload.updateGlobal({ slug: 'site-settings', data: { emailWords, language: 'de' }, draft: true });
    const answer = await host.app.inject({ url });
    const $ = load(answer.body);
    expect([$('html').attr('lang'), $('title').text()]).toEqual(['de', 'Wir haben Ihre Nachricht']);
    expect($('h1').text()).toContain('Angekommen, Ada');
    expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors http/);
    expect(answer.headers['x-frame-options']).toBeUndefined();
    const typed = load((await type({ emailWords: { headingTo: 'Da, {name}' } }, url)).body);
    expect(typed('h1').text()).toContain('Da, Ada');
  });

  it('also works for an email to sales or to an account', async () => {
    const shown = async (title: string, emailWords: object) => {
      const id = sampledMails.indexOf(title) + 1;
      return load((await type({ emailWords }, addressOf({ collection: 'emails', id, isLive: true }))).body);
    };
    const request = await shown('To sales: a new request', { 'sales.wrote': '{who} schreibt' });
    expect(request('h1').text()).toContain('Ada Lindqvist schreibt');
    const invitation = await shown('To accounts: an invitation', { 'account.welcome': 'Willkommen, {name}' });
    expect(invitation('h1').text()).toContain('Willkommen, Ada Lindqvist');
  });

  it('shows it as a mailbox of either theme would', async () => {
    const url = addressOf({ collection: 'emails', id: 1, isLive: true });
    const shown = async (theme: string) => (await host.app.inject({ url: `${url}&theme=${theme}` })).body;
    expect(await shown('dark')).toContain('@media all');
    expect(await shown('light')).toContain('@media not all');
    expect(await shown('')).toContain('@media (prefers-color-scheme: dark)');
  });

  it('does not exist for an unknown number or without a link of ours', async () => {
    const none = addressOf({ collection: 'emails', id: 99, isLive: true });
    expect((await host.app.inject({ url: none })).statusCode).toBe(404);
    expect((await host.app.inject({ url: '/preview/emails/1?token=live.99999.x' })).statusCode).toBe(403);
  });
});

describe('the preview of a draft', () => {
  it('shows what is saved but not published, as it will be', async () => {
    const { id: _, ...form } = withTitle(await formOf(page.id), 'Not yet published');
    const draft = await host.payload.create({
      collection: 'pages',
      draft: true,
      data: { ...form, slug: 'not-yet' },
    });
    const answer = await host.app.inject({ url: addressOf({ collection: 'pages', id: draft.id, isLive: false }) });
    expect(answer.statusCode).toBe(200);
    const $ = load(answer.body);
    expect($('title').text()).toBe('Not yet published');
    expect($('form[data-form="contact"]')).toHaveLength(1);
    expect((await host.app.inject({ url: '/not-yet' })).statusCode).not.toBe(200);
  });

  it.each(previewCollections)('is there for one of %s of which nothing is written yet', async (collection) => {
    const { id } = await host.payload.create({ collection, data: {} as never, draft: true });
    const answer = await host.app.inject({ url: addressOf({ collection, id, isLive: true }) });
    expect(answer.statusCode).toBe(200);
  });

  it('shows an article with what surrounds it', async () => {
    const answer = await host.app.inject({ url: addressOf({ collection: 'articles', id: article.id, isLive: false }) });
    expect(answer.statusCode).toBe(200);
    expect(load(answer.body)('h1').text()).not.toBe('');
  });

  it('is neither indexed nor cached, and has the policy of a page', async () => {
    const shared = await host.app.inject({ url: addressOf({ collection: 'pages', id: page.id, isLive: false }) });
    expect(shared.headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    });
    expect(shared.headers['content-security-policy']).toMatch(/frame-ancestors 'none'.*trusted-types 'none'$/);
  });

  it.each([
    ['dark', ':root{color-scheme:dark}', 'dark'],
    ['light', ':root{color-scheme:light}', 'light'],
    ['nonsense', undefined, 'light dark'],
  ])('is drawn in the requested theme: %s', async (theme, style, meta) => {
    const answer = await host.app.inject({ url: `${liveAddress()}&theme=${theme}` });
    const $ = load(answer.body);
    const styles = $('style')
      .toArray()
      .map((element) => $(element).text());
    const own = styles.filter((text) => /:root\{color-scheme:(?:dark|light)\}/.test(text));
    expect(own).toEqual(style ? [expect.stringContaining(style)] : []);
    expect($('meta[name="color-scheme"]').attr('content')).toBe(meta);
    for (const text of own) {
      const hash = createHash('sha256').update(text).digest('base64');
      expect(answer.headers['content-security-policy'], 'its policy lets the theme in').toContain(hash);
    }
  });

  it('may be framed by the admin if it follows its form, and by nobody else', async () => {
    const live = await host.app.inject({ url: liveAddress() });
    expect(live.headers['x-frame-options']).toBeUndefined();
    expect(live.headers['content-security-policy']).toContain(
      'frame-ancestors http://localhost:3001 http://127.0.0.1:3001;',
    );
    expect(live.headers['content-security-policy']).toMatch(/trusted-types preview$/);
  });

  it('shows what is typed, and stores nothing', async () => {
    const form = await formOf(page.id);
    const answer = await type(withTitle(form, 'Typed a moment ago'));
    expect(load(answer.body)('title').text()).toBe('Typed a moment ago');
    expect(await formOf(page.id)).toEqual(form);
  });

  it('says at the block what is invalid, and shows the others', async () => {
    const form = await formOf(page.id);
    const [contact] = form.layout ?? [];
    const answer = await type({
      ...form,
      layout: [{ blockType: 'faq', heading: 'No questions yet' }, contact, { blockType: 'nonsense' }],
    });
    const $ = load(answer.body);
    const sections = $('main > *')
      .not(':has(nav)')
      .not('nav')
      .toArray()
      .map((element) => $(element).text());
    expect(sections[0]).toMatch(/This block cannot be shown.*Block 1 \(Questions and answers\)/s);
    expect($('form[data-form="contact"]')).toHaveLength(1);
    expect(sections.at(-1)).toMatch(/This block cannot be shown.*nonsense/s);
  });

  it('says it in the language of the admin that made the link', async () => {
    vi.stubGlobal('spokenInAdmin', () => ({ language: 'de', words: {} }));
    const url = liveAddress();
    vi.unstubAllGlobals();
    const layout = [{ blockType: 'faq', heading: 'No questions yet' }, { blockType: '"A" & <b>' }];
    const answer = await type({ ...(await formOf(page.id)), layout }, url);
    const $ = load(answer.body);
    expect($('[data-preview]').text()).toBe('Block {number} bearbeiten');
    const said = $('main').text();
    expect(said).toContain('Dieser Block kann nicht gezeigt werden');
    expect(said).toContain('Block 1 (Fragen und Antworten) › Einträge: erwartet: mindestens 1 Eintrag, gefunden: 0');
    expect(said).toContain('"A" & <b>');
    expect(said).toContain('Contact');
  });

  it.each([
    ['nothing', {}],
    ['nonsense', { title: 7, slug: [], type: 'x', layout: 'y', head: 'z', breadcrumbs: 3, card: [] }],
  ])('is drawn with its faults if the form contains %s', async (_what, data) => {
    const answer = await type(data);
    expect(answer.statusCode).toBe(200);
    expect(load(answer.body)('main').text()).toContain('This is missing, or does not fit');
  });

  it('takes typed content only by the link of an editor', async () => {
    const shared = addressOf({ collection: 'pages', id: page.id, isLive: false });
    const answer = await type(withTitle(await formOf(page.id), 'Typed by a stranger'), shared);
    expect(answer.body).not.toContain('Typed by a stranger');
  });

  it.each([
    ['no token', '/preview/pages/1'],
    ['a token of nobody', '/preview/pages/1?token=live.99999.x'],
    ['two tokens', '/preview/pages/1?token=a&token=b'],
    ['another collection', '/preview/users/1?token=live.99999.x'],
  ])('is refused for %s, in words', async (_what, url) => {
    const answer = await host.app.inject({ url });
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain('This preview has ended');
  });

  it('says that a document is gone', async () => {
    const answer = await host.app.inject({ url: addressOf({ collection: 'pages', id: 99_999, isLive: true }) });
    expect([answer.statusCode, load(answer.body)('h1').text()]).toEqual([404, 'This document is gone']);
  });
});
