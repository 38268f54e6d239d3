import { hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import { honeypotNames } from '@frontage/contract/contact/honeypotNames.ts';
import { siteTexts } from '@frontage/contract/words/siteTexts.ts';
import { type CheerioAPI, load } from 'cheerio';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishSite } from '../testing/publishSite.ts';
import { sendFiles, tokenOf, typed } from '../testing/requests.ts';
import { fillSite } from '../testing/siteContent.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';
import { leastOpenMs } from './checkForm.ts';

const browser = { accept: 'text/html,*/*;q=0.8' };
const dayMs = 24 * 3_600_000;
let host: TestHost;
let visitor = 0;
let ada = typed;

beforeAll(async () => {
  const settings = { leastOpenMs, allowedOrigins: ['https://agency.example'] };
  host = await openTestHost({ filling: fillSite, settings });
  await publishSite(host);
});
afterAll(() => host.close());
beforeEach(() => {
  visitor += 1;
  ada = { ...typed, email: `ada${visitor}@example.com` };
});

const wait = (ms: number) => {
  host.clock.now = new Date(host.clock.now.getTime() + ms);
};
const leadOf = async (email: string) =>
  (await host.payload.find({ collection: 'leads', where: { email: { equals: email } }, depth: 0 })).docs[0];

/** Sends as our script does: JSON, with a token that was requested when the form was first touched. */
const sendByScript = (formToken: string, fields: Record<string, unknown> = ada, headers: Record<string, string> = {}) =>
  host.app.inject({
    method: 'POST',
    url: '/send-mail',
    headers: { accept: 'application/json', ...headers },
    payload: { formId: 'contact', formToken, ...fields },
  });

const field = (name: string) => `[data-form="contact"] [name="${name}"]`;
const tokenIn = ($: CheerioAPI) => String($(field(hiddenFields.formToken)).val());

/** Opens the page and returns what a browser without script would send with it. */
async function openPage() {
  const page = await host.app.inject('/contact');
  return {
    formToken: tokenIn(load(page.body)),
    cookie: String(page.headers['set-cookie']).split(';')[0] ?? '',
    headers: page.headers,
  };
}

const sendByBrowser = (formToken: string, cookie: string, fields: Record<string, string> = ada) =>
  sendFiles(host.app, { pagePath: '/contact', ...fields, formToken }, [], {
    ...browser,
    origin: 'http://localhost:80',
    ...(cookie ? { cookie } : {}),
  });

describe('a form that was open while the clock was set back by an hour', () => {
  it('is an ordinary request', async () => {
    const { formToken } = await tokenOf(host.app);
    wait(-3_600_000);
    await sendByScript(formToken);
    expect((await leadOf(ada.email))?.status).toBe('new');
    wait(3_600_000);
  });
});

describe('a form that is sent half a second after it was opened', () => {
  it('waits in quarantine with its reason, and its sender gets the usual thank-you', async () => {
    const { formToken } = await tokenOf(host.app);
    wait(500);
    const answer = await sendByScript(formToken);
    expect([answer.statusCode, answer.json().success]).toEqual([200, true]);
    const lead = await leadOf(ada.email);
    expect(lead).toMatchObject({
      status: 'quarantine',
      quarantineReason: 'Sent less than a second after the form was opened',
    });
    const owed = await host.payload.count({ collection: 'deliveries', where: { lead: { equals: lead?.id ?? 0 } } });
    expect(owed.totalDocs).toBe(0);
  });

  it('waits there without script too', async () => {
    const { formToken, cookie } = await openPage();
    wait(499);
    const answer = await sendByBrowser(formToken, cookie);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/thank-you']);
    expect((await leadOf(ada.email))?.status).toBe('quarantine');
  });
});

describe('a form that was open as long as people take to fill it in', () => {
  it('is an ordinary request, with script and without', async () => {
    const { formToken } = await tokenOf(host.app);
    wait(2000);
    await sendByScript(formToken);
    expect((await leadOf(ada.email))?.status).toBe('new');

    const second = { ...ada, email: `second-${ada.email}` };
    const page = await openPage();
    wait(dayMs - 1000);
    expect((await sendByBrowser(page.formToken, page.cookie, second)).headers.location).toBe('/thank-you');
    expect((await leadOf(second.email))?.status).toBe('new');
  });

  it('is accepted from a page that another, allowed host serves, which cannot say when', async () => {
    const { formToken } = await openPage();
    await sendByScript(formToken, ada, { origin: 'https://agency.example' });
    expect((await leadOf(ada.email))?.status).toBe('new');
  });
});

describe('a page with a form that the browser prefetches', () => {
  const ahead = (cookie: string) =>
    host.app.inject({ url: '/contact', headers: { 'sec-purpose': 'prefetch', ...(cookie ? { cookie } : {}) } });

  it('does not change the time of the page that is being read', async () => {
    const { formToken, cookie } = await openPage();
    wait(5000);
    expect((await ahead(cookie)).headers['set-cookie']).toBeUndefined();
    await sendByBrowser(formToken, cookie);
    expect((await leadOf(ada.email))?.status).toBe('new');
  });

  it('sets a time if there is none of ours, or one that is half a day old', async () => {
    const { cookie } = await openPage();
    expect((await ahead('')).headers['set-cookie']).toMatch(/^opened=/);
    expect((await ahead(`${cookie.slice(0, -4)}AAAA`)).headers['set-cookie']).toMatch(/^opened=/);
    wait(dayMs / 2);
    expect((await ahead(cookie)).headers['set-cookie']).toMatch(/^opened=/);
  });
});

describe('a form that nothing says when it was opened', () => {
  it('waits in quarantine, because programs take pages without their cookies', async () => {
    const { formToken, cookie } = await openPage();
    wait(5000);
    expect((await sendByBrowser(formToken, '')).statusCode).toBe(303);
    expect((await leadOf(ada.email))?.quarantineReason).toBe('Nothing says when the form was opened');
    const forged = { ...ada, email: `forged-${ada.email}` };
    await sendByBrowser(formToken, `${cookie.slice(0, -4)}AAAA`, forged);
    expect((await leadOf(forged.email))?.status).toBe('quarantine');
  });
});

describe('a form that stood open for more than a day', () => {
  it('is shown again with a new token and filled in, and is accepted when it is sent again', async () => {
    const { formToken, cookie } = await openPage();
    wait(dayMs + 1000);
    const refused = await sendByBrowser(formToken, cookie);
    expect(refused.statusCode).toBe(410);
    const $ = load(refused.body);
    expect($('title').text()).toBe('Error: Contact us');
    expect($('[data-form-notice]').attr('hidden')).toBeUndefined();
    expect($('[data-form-notice]').text()).toContain(siteTexts.staleForm);
    const kept = [$(field('name')).val(), $(field('email')).val(), $(field('message')).text()];
    expect(kept).toEqual([ada.name, ada.email, ada.message]);
    expect(await leadOf(ada.email)).toBeUndefined();

    const fresh = tokenIn($);
    expect(fresh).not.toBe(formToken);
    wait(2000);
    expect((await sendByBrowser(fresh, cookie)).headers.location).toBe('/thank-you');
    expect((await leadOf(ada.email))?.status).toBe('new');
  });

  it('is refused to script with a code that it knows, and nothing is stored', async () => {
    const { formToken } = await tokenOf(host.app);
    wait(dayMs + 1);
    const answer = await sendByScript(formToken);
    expect([answer.statusCode, answer.json()]).toEqual([
      410,
      { success: false, error: siteTexts.staleForm, code: 'stale_form', data: null },
    ]);
    expect(await leadOf(ada.email)).toBeUndefined();
  });

  it('is shown again with a honeypot that its new token knows', async () => {
    const { formToken, cookie } = await openPage();
    wait(dayMs * 3);
    const $ = load((await sendByBrowser(formToken, cookie)).body);
    const names = $('[data-form="contact"] input')
      .get()
      .map((input) => String($(input).attr('name')));
    const honeypots = names.filter((name) => honeypotNames.includes(name));
    expect(honeypots).toHaveLength(1);
    wait(2000);
    await sendByBrowser(tokenIn($), '', { ...ada, [String(honeypots[0])]: 'cheap watches' });
    expect((await leadOf(ada.email))?.quarantineReason).toBe('The hidden field was filled in');
  });
});

describe('a page with a form', () => {
  it('carries its time in a cookie that no script can read, and can still be cached by browsers', async () => {
    const { headers } = await openPage();
    expect(headers['set-cookie']).toMatch(/^opened=[0-9a-z]+\.[\w-]{22}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(headers['cache-control']).toBe('private, no-cache');
    const again = await host.app.inject({ url: '/contact', headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
    expect(String(again.headers['set-cookie'])).toContain('opened=');
    const other = await host.app.inject('/sitemap');
    expect([other.statusCode, other.headers['set-cookie']]).toEqual([200, undefined]);
  });
});
