import { chromiumPath } from '@frontage/e2e/support/product.ts';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createPipedriveCrm } from '../crm/pipedriveCrm.ts';
import { startPipedrive } from '../crm/testing/pipedriveServer.ts';
import type { Lead } from '../payload-types.ts';
import { hostileMarkup } from '../testing/hostileMarkup.ts';
import { tokenOf, typed } from '../testing/requests.ts';
import { openTestHost } from '../testing/testHost.ts';
import type { MailContent } from './mails/MailContent.ts';
import { renderMail } from './mails/renderMail.ts';
import { writeAcknowledgement, writeSalesNotice } from './mails/requestMails.ts';

const now = '2026-11-21T16:20:00.000Z';
const plain: Lead = {
  id: 412,
  status: 'new',
  name: 'Ada',
  email: 'ada@northgate.example',
  createdAt: now,
  updatedAt: now,
};
const storedFile = { id: 1, lead: 412, field: 'file', mimeType: 'text/plain', sizeBytes: 9, sha256: 'a' } as const;
const mailbox = 'https://mailbox.example/';
const sender = { companyName: 'Wharfside', addressLine: 'Wharfside, London' };

/** Every field that a visitor may type, filled with this text. */
const everyField = (text: string): Partial<Lead> => ({
  ...{ name: text, surname: text, company: text, phone: text, country: text, message: text, timeline: text },
  ...{ resendUrl: text, clientTime: text, formId: text, details: `Repository: ${text}\n${text}: ${text}` },
});

function noticeOf(text: string): MailContent {
  const file = { ...storedFile, fileName: text, storageName: 'b', createdAt: now, updatedAt: now };
  return writeSalesNotice(
    { lead: { ...plain, ...everyField(text) }, files: [file] },
    { adminUrl: 'https://admin.wharfside.example' },
  );
}

let browser: Browser;
let page: Page;
const happened: string[] = [];

beforeAll(async () => {
  browser = await chromium.launch({
    ...(chromiumPath ? { executablePath: chromiumPath } : {}),
    args: ['--no-sandbox'],
  });
  page = await openPage(happened);
});
afterAll(() => browser.close());

/**
 * Opens a page without any policy, so that only the escaping of the markup protects it. Records every script that it
 * runs and every request.
 */
async function openPage(notes: string[]): Promise<Page> {
  const opened = await browser.newPage();
  await opened.exposeFunction('ran', () => notes.push('a script ran'));
  opened.on('pageerror', (error) => notes.push(String(error)));
  // An address, so that addresses without a scheme lead somewhere.
  await opened.route('**/*', (route) => {
    if (route.request().url() === mailbox) return route.fulfill({ contentType: 'text/html', body: '' });
    notes.push(`asked for ${route.request().url()}`);
    return route.abort();
  });
  await opened.goto(mailbox);
  return opened;
}

/** Opens markup in a real browser. Returns the names of its elements and the addresses of its links. */
async function openMarkup(html: string): Promise<string[]> {
  await page.setContent(html, { waitUntil: 'load' });
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll('*')];
    for (const one of elements) one.dispatchEvent(new MouseEvent('mouseover'));
    return elements.map((one) =>
      [
        one.tagName,
        ...[...one.attributes].map(({ name, value }) => (/^(on|href|src)/.test(name) ? `${name}=${value}` : name)),
      ].join(' '),
    );
  });
}

it('is tested in a browser that does run markup which is not escaped', async () => {
  const notes: string[] = [];
  const control = await openPage(notes);
  await control.setContent('<!doctype html><img src=//evil.example/pixel.png><img src=x onerror=ran()>');
  await expect
    .poll(() => notes)
    .toEqual(expect.arrayContaining(['a script ran', 'asked for https://evil.example/pixel.png']));
  await control.close();
});

it('shows fifty hostile texts in emails as words: nothing runs, is fetched or adds an element', async () => {
  expect(new Set(hostileMarkup).size).toBe(50);
  // Keeps the line breaks of the text, in the same places.
  const harmless = (text: string) => text.replace(/[^\s\u2028\u2029\u0085\0]/g, 'x');
  for (const text of hostileMarkup) {
    const notice = await openMarkup(renderMail(noticeOf(text), sender).html);
    expect(notice, text).toEqual(await openMarkup(renderMail(noticeOf(harmless(text)), sender).html));
    const thanks = writeAcknowledgement(
      { lead: { ...plain, ...everyField(text) }, files: [] },
      { phone: undefined, next: undefined },
    );
    expect(renderMail(thanks, sender).html).not.toMatch(/ran\(\)|evil/);
  }
  expect(happened).toEqual([]);
}, 120_000);

it('keeps the lines of plain-text emails ours: typed text is indented, and hides no line', () => {
  const headings = (text: string) =>
    renderMail(noticeOf(text), sender)
      .text.split('\n')
      .filter((line) => /^[A-Z]/.test(line));
  for (const text of hostileMarkup) {
    const { text: words } = renderMail(noticeOf(text), sender);
    expect(words, text).not.toMatch(/[^\P{Cc}\n]|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
    expect(headings(text).length, text).toBeGreaterThan(8);
  }
});

it('writes notes to the CRM in which each of fifty hostile texts is only words', async () => {
  const server = await startPipedrive();
  onTestFinished(server.close);
  const crm = createPipedriveCrm({ apiUrl: server.url, apiToken: server.token });
  for (const [index, text] of hostileMarkup.entries()) {
    const person = { name: text, email: `ada${index}@northgate.example`, phone: text };
    await crm.saveRequest({
      externalId: `wharfside.example/${index}`,
      title: text,
      person,
      companyName: text,
      note: text,
    });
  }
  const notes = server.tables.notes.map(({ content }) => String(content));
  expect(notes).toHaveLength(hostileMarkup.length);
  for (const note of notes) {
    const elements = await openMarkup(`<!doctype html><title>Note</title><body>${note}`);
    expect(
      elements.filter((one) => !['HTML', 'HEAD', 'TITLE', 'BODY', 'BR'].includes(one)),
      note,
    ).toEqual([]);
  }
  expect(happened).toEqual([]);
}, 120_000);

it('writes one line of JSON per request to the log, whatever was sent', async () => {
  const host = await openTestHost();
  onTestFinished(() => host.close());
  const { formToken } = await tokenOf(host.app);
  for (const text of hostileMarkup) {
    const before = host.log.length;
    const words = text.toWellFormed();
    const payload = { ...typed, formId: 'contact', formToken, name: text, message: text, resendUrl: text };
    const headers = { 'user-agent': encodeURI(words) };
    await host.app.inject({ method: 'POST', url: '/send-mail', headers, payload });
    await host.app.inject({ url: `/${encodeURIComponent(words)}`, query: { q: words } });
    const lines = host.log.slice(before);
    expect(lines.length, text).toBe(2);
    for (const line of lines) {
      expect(line.slice(0, -1), text).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      expect(line, text).not.toMatch(/ran\(\)|evil|forged/);
      expect(JSON.parse(line), text).toMatchObject({ level: 30, msg: 'answered' });
    }
  }
}, 120_000);
