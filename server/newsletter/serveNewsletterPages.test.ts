import { newsletterMarks } from '@frontage/contract/contact/newsletterMarkup.ts';
import { newsletterPaths, paths } from '@frontage/contract/paths.ts';
import { type CheerioAPI, load } from 'cheerio';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  browser,
  findLinkIn,
  type NewsletterReader,
  openNewsletterReader,
  readTokenIn,
} from '../testing/newsletterReader.ts';
import { fillSite } from '../testing/siteContent.ts';

const day = 24 * 3_600_000;

let reader: NewsletterReader;

beforeAll(async () => {
  reader = await openNewsletterReader({ filling: fillSite });
});
afterAll(() => reader.close());
beforeEach(() => reader.next());

/** The token in the form of a page's button. */
const carried = ($: CheerioAPI, action: string) => String($(`main form[action="${action}"] [name=t]`).val());
const addressIn = ($: CheerioAPI) => $(`main [${newsletterMarks.address}]`).text();

describe('the link in the email', () => {
  it('enters nobody when a program opens it, but when its reader presses the button', async () => {
    const { link } = await reader.askedAndMailed();
    const page = await reader.host.app.inject({ url: link, headers: browser });
    expect(page.statusCode).toBe(200);
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(await reader.row()).toMatchObject({ state: 'waiting' });
    const $ = load(page.body);
    expect([$('h1').text(), addressIn($)]).toEqual(['One click to go', reader.email]);
    const answer = await reader.post(newsletterPaths.confirm, { t: carried($, newsletterPaths.confirm) });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, newsletterPaths.entered]);
    expect(await reader.row()).toMatchObject({ state: 'entered', enteredAt: expect.any(String) });
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/^letter=[\w-]+; Max-Age=3600; Path=\/subscribe; HttpOnly; SameSite=Lax$/);
    const entered = load((await reader.host.app.inject({ url: newsletterPaths.entered, headers: { cookie } })).body);
    expect([entered('h1').text(), addressIn(entered)]).toEqual(['You are on the list', reader.email]);
    const way = String(entered('main a:contains("Leave the list")').attr('href'));
    expect(way).toMatch(/^\/subscribe\/leave\?t=/);
    expect((await reader.host.app.inject({ method: 'POST', url: way })).statusCode).toBe(200);
    expect(await reader.row()).toMatchObject({ state: 'left' });
  });

  it('shows that its reader is on the list when opened again', async () => {
    const { link } = await reader.entered();
    expect(load((await reader.host.app.inject({ url: link })).body)('h1').text()).toBe('You are on the list');
  });

  it('expires after seven days, and then one button sends a fresh one', async () => {
    const { link } = await reader.askedAndMailed();
    reader.host.clock.now = new Date(reader.host.clock.now.getTime() + 7 * day);
    const page = await reader.host.app.inject({ url: link });
    expect([page.statusCode, load(page.body)('h1').text()]).toEqual([410, 'This link has expired']);
    const refused = await reader.post(newsletterPaths.confirm, { t: readTokenIn(link) });
    expect(refused.headers.location).toBe(`${newsletterPaths.confirm}?t=${readTokenIn(link)}`);
    expect(await reader.row()).toMatchObject({ state: 'waiting' });
    reader.peer.received.length = 0;
    const again = await reader.post(newsletterPaths.again, { t: carried(load(page.body), newsletterPaths.again) });
    expect(again.headers.location).toBe(newsletterPaths.waiting);
    const fresh = findLinkIn((await reader.arrived())[0]?.text, newsletterPaths.confirm);
    await reader.post(newsletterPaths.confirm, { t: readTokenIn(fresh) });
    expect(await reader.row()).toMatchObject({ state: 'entered' });
  });

  it('does nothing if it is forged, or made for another action', async () => {
    const { mail } = await reader.askedAndMailed();
    const leave = readTokenIn(findLinkIn(mail?.text, newsletterPaths.leave));
    for (const t of ['', 'x', leave, `${leave}A`]) {
      expect((await reader.host.app.inject({ url: `${newsletterPaths.confirm}?t=${t}` })).statusCode).toBe(410);
      await reader.post(newsletterPaths.confirm, { t });
    }
    expect(await reader.row()).toMatchObject({ state: 'waiting' });
    expect((await reader.post(newsletterPaths.again, { t: 'x' })).headers.location).toBe(paths.subscribe);
  });

  it('does not bring back a reader who has left since', async () => {
    const { link, leave } = await reader.entered();
    reader.host.clock.now = new Date(reader.host.clock.now.getTime() + 1000);
    await reader.host.app.inject({ method: 'POST', url: leave });
    await reader.post(newsletterPaths.confirm, { t: readTokenIn(link) });
    expect(await reader.row()).toMatchObject({ state: 'left' });
  });

  it('refuses a form sent from another site', async () => {
    const { link } = await reader.askedAndMailed();
    await reader.post(
      newsletterPaths.confirm,
      { t: readTokenIn(link) },
      { ...browser, origin: 'https://evil.example' },
    );
    expect(await reader.row()).toMatchObject({ state: 'waiting' });
  });
});

describe('leaving the list', () => {
  it('takes one call of an email program, answered with 200 and no question', async () => {
    const { leave } = await reader.entered();
    const answer = await reader.post(leave, { 'List-Unsubscribe': 'One-Click' }, {});
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
    expect(await reader.row()).toMatchObject({ state: 'left', leftAt: expect.any(String) });
  });

  it('also takes the call as multipart, and a second time', async () => {
    const { leave } = await reader.entered();
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const payload = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
    for (let count = 0; count < 2; count += 1) {
      expect((await reader.host.app.inject({ method: 'POST', url: leave, headers, payload })).statusCode).toBe(200);
    }
    expect(await reader.row()).toMatchObject({ state: 'left' });
  });

  it('takes a button of people who open the link; opening it changes nothing', async () => {
    const { leave } = await reader.entered();
    const $ = load((await reader.host.app.inject({ url: leave, headers: browser })).body);
    expect(await reader.row()).toMatchObject({ state: 'entered' });
    const answer = await reader.post(newsletterPaths.left, { t: carried($, newsletterPaths.left) });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, newsletterPaths.left]);
    expect(await reader.row()).toMatchObject({ state: 'left' });
    const after = await reader.host.app.inject({ url: newsletterPaths.left, headers: browser });
    expect([after.statusCode, load(after.body)('h1').text()]).toEqual([200, 'You are off the list']);
  });

  it('works years later, but not with a made-up link', async () => {
    const { leave } = await reader.entered();
    expect(
      (await reader.host.app.inject({ method: 'POST', url: `${newsletterPaths.leave}?t=made-up` })).statusCode,
    ).toBe(400);
    expect(await reader.row()).toMatchObject({ state: 'entered' });
    reader.host.clock.now = new Date(reader.host.clock.now.getTime() + 1000 * day);
    expect((await reader.host.app.inject({ method: 'POST', url: leave })).statusCode).toBe(200);
  });

  it('does not prevent signing up and entering again', async () => {
    const { leave } = await reader.entered();
    reader.host.clock.now = new Date(reader.host.clock.now.getTime() + day);
    await reader.host.app.inject({ method: 'POST', url: leave });
    reader.host.clock.now = new Date(reader.host.clock.now.getTime() + day);
    reader.peer.received.length = 0;
    await reader.entered();
    expect(await reader.row()).toMatchObject({ state: 'entered' });
  });
});

describe('the form without script', () => {
  it('leads to the waiting page, which shows the email address although its URL does not contain it', async () => {
    const answer = await reader.ask({}, browser);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, newsletterPaths.waiting]);
    const cookie = String(answer.headers['set-cookie']);
    expect(decodeURIComponent(cookie)).not.toContain('reader');
    const $ = load((await reader.host.app.inject({ url: newsletterPaths.waiting, headers: { cookie } })).body);
    expect(addressIn($)).toBe(reader.email);
    await reader.arrived();
    reader.host.clock.now = new Date(reader.host.clock.now.getTime() + 61_000);
    await reader.post(newsletterPaths.again, { t: carried($, newsletterPaths.again) });
    expect(await reader.arrived()).toHaveLength(2);
  });

  it('lets no suspicious request send an email to a reader who has left', async () => {
    const { leave } = await reader.entered();
    await reader.post(leave, {});
    expect(await reader.row()).toMatchObject({ state: 'left' });
    reader.peer.received.length = 0;
    reader.host.clock.now = new Date(reader.host.clock.now.getTime() + day);
    const answer = await reader.ask({ formToken: 'no' }, browser);
    expect(answer.headers.location).toBe(newsletterPaths.waiting);
    const cookie = String(answer.headers['set-cookie']);
    const $ = load((await reader.host.app.inject({ url: newsletterPaths.waiting, headers: { cookie } })).body);
    expect(addressIn($)).toBe(reader.email);
    await reader.post(newsletterPaths.again, { t: carried($, newsletterPaths.again) });
    expect(await reader.arrived()).toEqual([]);
    expect(await reader.row()).toMatchObject({ state: 'left' });
  });

  it('shows the waiting page without an address to anybody else', async () => {
    const $ = load((await reader.host.app.inject({ url: newsletterPaths.waiting })).body);
    expect(addressIn($)).toBe('the address you gave');
    expect($('main form')).toHaveLength(0);
  });

  it('comes back with what was typed and the error at its field', async () => {
    const answer = await reader.ask({ email: 'nowhere', pagePath: '/subscribe' }, browser);
    expect(answer.statusCode).toBe(422);
    const $ = load(answer.body);
    const form = '[data-form=newsletter]';
    expect($(`${form} [name=email]`).val()).toBe('nowhere');
    expect($(`${form} [data-error-of=email]`).text()).toBe('The email field must be a valid email');
    expect($(`${form} [data-error-summary]`).attr('hidden')).toBeUndefined();
  });
});

describe('the newsletter while the renderer is away', () => {
  it('still works, except for its pages', async () => {
    await reader.host.renderer?.stop();
    const { link } = await reader.askedAndMailed();
    const page = await reader.host.app.inject({ url: link, headers: browser });
    expect([page.statusCode, page.headers['x-robots-tag']]).toEqual([503, 'noindex']);
    expect(page.body).toContain('Nothing is lost: load it again in a minute.');
    expect((await reader.post(newsletterPaths.confirm, { t: readTokenIn(link) })).headers.location).toBe(
      newsletterPaths.entered,
    );
    expect(await reader.row()).toMatchObject({ state: 'entered' });
  });
});
