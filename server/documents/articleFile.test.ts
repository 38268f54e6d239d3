import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { articleFileSuccess } from '@frontage/contract/contact/answers.ts';
import { consentNote } from '@frontage/contract/contact/messages.ts';
import { downloadPaths, paths } from '@frontage/contract/paths.ts';
import { load } from 'cheerio';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createSmtpMailer } from '../delivery/mailers.ts';
import { storeDocumentArticle } from '../testing/documentArticle.ts';
import { sendForm, tokenOf } from '../testing/requests.ts';
import { samplePdf } from '../testing/samplePdf.ts';
import { fillSite } from '../testing/siteContent.ts';
import { openSmtpPeer } from '../testing/smtpPeer.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

const hour = 3_600_000;
const browser = { accept: 'text/html,*/*;q=0.8' };

let host: TestHost;
let peer: Awaited<ReturnType<typeof openSmtpPeer>>;
let article = 0;
let draft = 0;
let asker = 0;
let email = '';

beforeAll(async () => {
  peer = await openSmtpPeer();
  host = await openTestHost({
    mailer: () => createSmtpMailer(peer.url),
    filling: fillSite,
    async fill(payload) {
      ({ article, draft } = await storeDocumentArticle(payload));
    },
  });
});
afterAll(async () => {
  await host.close();
  await peer.close();
});
beforeEach(() => {
  asker += 1;
  email = `asker${asker}@example.com`;
  host.clock.now = new Date();
});

function ask(fields: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const wanted = { email, type: 'storage-worksheet', articleId: article, ...fields };
  return sendForm(host.app, paths.articleFile, 'article-file', wanted, headers);
}

const findLeads = async () =>
  (await host.payload.find({ collection: 'leads', where: { email: { equals: email } }, depth: 0 })).docs;
const findMails = async () => {
  await host.deliver();
  const [lead] = await findLeads();
  const where = { and: [{ lead: { equals: lead?.id ?? 0 } }, { to: { equals: email } }] };
  return (await host.payload.find({ collection: 'mails', where, depth: 0 })).docs;
};
const linkOf = async () => articleFileSuccess.parse((await ask()).json()).data.downloadUrl;

describe('asking for a document', () => {
  it('gets one under its title in the language of the article', async () => {
    const { payload } = host;
    const titleIn = { de: 'Das Speicherblatt' };
    await payload.update({ collection: 'documents', where: { id: { exists: true } }, data: { titleIn } });
    const speak = (language: string | null) =>
      payload.db.updateOne({ collection: 'articles', id: article, data: { language } });
    await speak('de');
    onTestFinished(async () => void (await speak(null)));
    const link = await linkOf();
    expect((await findMails())[0]?.subject).toContain('Das Speicherblatt');
    const { headers } = await host.app.inject({ url: link });
    expect(headers['content-disposition']).toContain('Das Speicherblatt.pdf');
  });

  it('stores a request of its own kind, owes an email to each side, and answers with a link', async () => {
    const answer = await ask({
      ...{ company: 'Northgate', tags: 'cadence,flow', consentVersion: consentNote.version },
      origin: 'http://localhost:3000/work?utm_source=letter https://news.example/item',
    });
    expect(answer.statusCode).toBe(200);
    const { data } = articleFileSuccess.parse(answer.json());
    expect(new Date(data.until).getTime() - host.clock.now.getTime()).toBe(24 * hour);
    const [lead] = await findLeads();
    expect(lead).toMatchObject({
      formId: 'article-file',
      name: email,
      company: 'Northgate',
      tags: ['cadence', 'flow'],
      article,
      status: 'new',
      consentText: expect.stringContaining('By clicking'),
      origin: { referrerHost: 'news.example', firstPage: '/work', campaign: { source: 'letter' } },
    });
    const { docs } = await host.payload.find({
      collection: 'deliveries',
      where: { lead: { equals: lead?.id ?? 0 } },
      depth: 0,
    });
    expect(docs.map(({ kind }) => kind).sort()).toEqual(['crm', 'document-link', 'sales-notice']);
    expect(await findMails()).toHaveLength(1);
  });

  it('sends the link by email, as text and HTML, with no other address in it', async () => {
    const link = await linkOf();
    for (let round = 0; round < 2; round += 1) await host.deliver();
    const received = await Promise.all(peer.received.map((raw) => PostalMime.parse(raw)));
    const mail = received.find(({ to }) => to?.[0]?.address === email);
    expect(mail?.subject).toBe('Your document: The storage worksheet');
    expect(mail?.text).toContain(`http://localhost:3000${link}`);
    expect(
      load(mail?.html ?? '')('a')
        .first()
        .attr('href'),
    ).toBe(`http://localhost:3000${link}`);
    const notice = received.find(({ replyTo }) => replyTo?.[0]?.address === email);
    expect(notice?.text).toContain('The storage worksheet');
  });

  it('gives the link again if asked twice within a day, and stores and emails nothing twice', async () => {
    const first = await ask();
    host.clock.now = new Date(host.clock.now.getTime() + hour);
    const second = await ask({ email: email.toUpperCase() });
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect((await host.app.inject({ url: second.json().data.downloadUrl })).statusCode).toBe(200);
    expect(await findLeads()).toHaveLength(1);
    expect(await findMails()).toHaveLength(1);
  });

  it('answers a repeated key with its first answer, and refuses it for another request', async () => {
    const key = { 'idempotency-key': 'key-of-this-test' };
    const first = await ask({}, key);
    host.clock.now = new Date(host.clock.now.getTime() + hour);
    expect((await ask({}, key)).body).toBe(first.body);
    expect((await ask({ company: 'Another' }, key)).statusCode).toBe(422);
    expect(await findLeads()).toHaveLength(1);
  });

  it('stores one request if the same one arrives several times at once', async () => {
    const answers = await Promise.all([ask(), ask(), ask(), ask()]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await findLeads()).toHaveLength(1);
  });

  it('goes to quarantine if it looks doubtful, with the usual answer and without an email', async () => {
    const { honeypotName } = await tokenOf(host.app, 'article-file');
    const answer = await ask({ [honeypotName]: 'x' });
    expect(() => articleFileSuccess.parse(answer.json())).not.toThrow();
    expect(await findLeads()).toMatchObject([{ status: 'quarantine' }]);
    expect(await findMails()).toHaveLength(0);
  });

  it.each([
    ['a document that the article does not offer', () => ({ type: 'payroll' })],
    ['an article that is not there', () => ({ articleId: 999_999 })],
    ['an article that is not published', () => ({ articleId: draft })],
  ])('answers that it is no longer offered: %s', async (_what, fields) => {
    const answer = await ask(fields());
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ success: false, data: null });
    expect(await findLeads()).toHaveLength(0);
  });

  it.each([
    ['email', { email: 'nowhere' }],
    ['phone', { phone: 'call me' }],
    ['type', { type: '../../backend/etc/passwd' }],
    ['articleId', { articleId: '1 or 1' }],
  ])('is refused with a detail about a bad %s', async (key, fields) => {
    const answer = await ask(fields);
    expect([answer.statusCode, answer.json().error.details[0].context.key]).toEqual([422, key]);
  });

  it('leads a visitor without script to a page with the link', async () => {
    const answer = await ask({}, browser);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toMatch(/^\/downloads\/ready\?t=[\w-]+$/);
    const page = await host.app.inject({ url: String(answer.headers.location) });
    expect([page.statusCode, page.headers['x-robots-tag']]).toEqual([200, 'noindex']);
    expect(page.headers['cache-control']).toBe('private, no-store');
    const $ = load(page.body);
    expect($('h1').text()).toBe('Your document is ready');
    expect($('main').text()).toContain('The storage worksheet is behind this button');
    const file = await host.app.inject({ url: String($('main a:contains("Open the PDF")').attr('href')) });
    expect(file.headers['content-type']).toBe('application/pdf');
  });
});

describe('the link to a document', () => {
  it('serves the file as an attachment in which nothing runs and which no cache keeps', async () => {
    const answer = await host.app.inject({ url: await linkOf() });
    expect(answer.rawPayload.equals(samplePdf)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-disposition': `attachment; filename="The storage worksheet.pdf"; filename*=UTF-8''The%20storage%20worksheet.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cache-control': 'private, no-store',
    });
  });

  it('expires after 24 hours, says so, and leads to the form of its article', async () => {
    const link = await linkOf();
    host.clock.now = new Date(host.clock.now.getTime() + 24 * hour);
    for (const url of [link, `${downloadPaths.ready}?t=${link.split('/').at(-1)}`]) {
      const answer = await host.app.inject({ url });
      const $ = load(answer.body);
      expect([answer.statusCode, $('h1').text()]).toEqual([410, 'This link has expired']);
      expect($('main').text()).toContain('Ask for The storage worksheet once more');
      expect($('main a:contains("To the form")').attr('href')).toBe('/blockchain/storage');
      expect(answer.headers['content-disposition']).toBeUndefined();
    }
  });

  it('serves nothing if it is made up', async () => {
    const link = await linkOf();
    for (const url of [`${link}A`, `${link.slice(0, -2)}xx`, '/downloads/x', '/downloads/storage-worksheet.pdf']) {
      const answer = await host.app.inject({ url });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    }
  });

  it('leads to the articles if it is not known which one it came from', async () => {
    const $ = load((await host.app.inject({ url: '/downloads/x' })).body);
    expect($('h1').text()).toBe('This link has expired');
    expect($('main a:contains("To the form")').attr('href')).toBe('/blog');
  });

  it('is the only way to the file', async () => {
    const kept = join(host.environment.cms.documentsDir, 'storage-worksheet.pdf');
    expect((await readFile(kept)).equals(samplePdf)).toBe(true);
    for (const url of ['/media/storage-worksheet.pdf', '/documents/storage-worksheet.pdf']) {
      expect((await host.app.inject({ url })).statusCode).not.toBe(200);
    }
  });

  it('appears in no log', async () => {
    const link = await linkOf();
    await host.app.inject({ url: link });
    expect(host.log.join('')).not.toContain(link.split('/').at(-1));
    expect(host.log.join('')).not.toContain(email);
  });
});

describe('a document while the renderer is unavailable', () => {
  beforeAll(() => host.renderer?.stop());

  it('is sent as usual, and its reader finds the link in the email', async () => {
    const answer = await ask({}, browser);
    const page = await host.app.inject({ url: String(answer.headers.location) });
    const $ = load(page.body);
    expect([page.statusCode, $('h1').text()]).toEqual([200, 'Your document is ready']);
    expect($('body').text()).toContain('The link to it is in the email that we sent you.');
    const token = new URL(String(answer.headers.location), 'http://localhost').searchParams.get('t');
    expect((await host.app.inject({ url: `${paths.downloads}/${token}` })).rawPayload.equals(samplePdf)).toBe(true);
  });

  it('says that a link has expired', async () => {
    const answer = await host.app.inject({ url: '/downloads/x' });
    expect([answer.statusCode, load(answer.body)('h1').text()]).toEqual([404, 'This link has expired']);
  });
});
