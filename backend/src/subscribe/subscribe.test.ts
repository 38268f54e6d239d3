import { letterPaths, paths } from '@frontage/contract/paths.ts';
import { load } from 'cheerio';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSmtpMailer } from '../delivery/smtpMailer.ts';
import { publishRelease } from '../testing/formPage.ts';
import { letterPageFiles, subscribePageHtml } from '../testing/letterPages.ts';
import { tokenOf } from '../testing/requests.ts';
import { openSmtpPeer } from '../testing/smtpPeer.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

const day = 24 * 3_600_000;
const browser = { accept: 'text/html,*/*;q=0.8' };

let host: TestHost;
let peer: Awaited<ReturnType<typeof openSmtpPeer>>;
let reader = 0;
let email = '';

beforeAll(async () => {
  peer = await openSmtpPeer();
  host = await openTestHost({ mailer: () => createSmtpMailer(peer.url) });
  publishRelease(host.environment.releasesDir, '20261121000000-aaaaaa', {
    'subscribe.html': subscribePageHtml,
    ...letterPageFiles(),
  });
});
afterAll(async () => {
  await host.close();
  await peer.close();
});
beforeEach(() => {
  reader += 1;
  email = `reader${reader}@example.com`;
  host.clock.now = new Date();
  peer.received.length = 0;
});

async function ask(fields: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const { formToken } = await tokenOf(host.app, 'newsletter');
  return host.app.inject({
    method: 'POST',
    url: paths.subscribe,
    headers: { accept: 'application/json', ...headers },
    payload: { formId: 'newsletter', formToken, email, ...fields },
  });
}

function post(url: string, fields: Record<string, string>, headers: Record<string, string> = browser) {
  return host.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
}

const row = async (address = email) =>
  (await host.payload.find({ collection: 'subscribers', where: { email: { equals: address } }, depth: 0 })).docs[0];

/** Delivers what is owed and reads what arrived for the reader of this test. */
async function arrived() {
  await host.payload.jobs.run({ silent: true });
  const mails = await Promise.all(peer.received.map((raw) => PostalMime.parse(raw)));
  return mails.filter(({ to }) => to?.some(({ address }) => address === email));
}

const linkIn = (text: string | undefined, path: string) => {
  const found = new RegExp(`http://localhost:3000(${path}\\?t=\\S+)`).exec(text ?? '')?.[1];
  if (!found) throw new Error(`There is no link to ${path} in the mail`);
  return found;
};
const tokenIn = (link: string) => new URL(link, 'http://localhost').searchParams.get('t') ?? '';

async function askedAndMailed() {
  await ask();
  const mail = (await arrived()).at(-1);
  return { mail, link: linkIn(mail?.text, letterPaths.confirm) };
}

async function entered() {
  const { link, mail } = await askedAndMailed();
  await post(letterPaths.confirm, { t: tokenIn(link) });
  return { link, leave: linkIn(mail?.text, letterPaths.leave) };
}

describe('asking for the letter', () => {
  it('stores who asked, where, and what the note said, with the mail that is owed', async () => {
    const answer = await ask({
      uri: '/blog/a',
      tags: ['cadence', 'flow'],
      consentVersion: '2026-11-21',
      country: 'Malta',
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ success: true, data: null });
    expect(await row()).toMatchObject({
      state: 'waiting',
      uri: '/blog/a',
      tags: ['cadence', 'flow'],
      country: 'Malta',
      consentVersion: '2026-11-21',
      consentText: expect.stringContaining('By subscribing'),
    });
    const { totalDocs } = await host.payload.count({ collection: 'mails', where: { to: { equals: email } } });
    expect(totalDocs).toBe(1);
  });

  it('keeps one row for one mailbox, however it is written', async () => {
    await ask({ email: ` ${email.toUpperCase()} ` });
    await ask();
    const { totalDocs } = await host.payload.count({ collection: 'subscribers', where: { email: { equals: email } } });
    expect(totalDocs).toBe(1);
  });

  it('stores one row when the same address asks twice at once', async () => {
    await Promise.all([ask(), ask(), ask()]);
    expect(await arrived()).toHaveLength(1);
  });

  it('answers the same, in the same time, whether the address is new, waiting, entered or has left', async () => {
    const answers: string[] = [];
    const times: number[] = [];
    const timed = async () => {
      const start = performance.now();
      const { body, statusCode } = await ask();
      times.push(performance.now() - start);
      answers.push(`${statusCode} ${body}`);
    };
    await timed();
    await timed();
    const { leave } = await entered();
    await timed();
    await host.app.inject({ method: 'POST', url: leave });
    await timed();
    expect(new Set(answers).size).toBe(1);
    expect(Math.min(...times)).toBeGreaterThan(249);
  });

  it('refuses what is no address, and repeats no value', async () => {
    const answer = await ask({ email: 'not-an-address' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.details).toMatchObject([{ type: 'pattern', context: { key: 'email' } }]);
    expect(answer.body).not.toContain('not-an-address');
  });

  it('is thanked for and kept in quarantine, without a mail, when the trap is filled or the token is not ours', async () => {
    const { trapName } = await tokenOf(host.app, 'newsletter');
    expect((await ask({ [trapName]: 'x' })).statusCode).toBe(200);
    expect(await row()).toMatchObject({ state: 'quarantine', quarantineReason: 'The hidden field was filled in' });
    expect((await ask({ formToken: 'newsletter.1.forged' })).statusCode).toBe(200);
    expect(await arrived()).toHaveLength(0);
    await ask();
    expect(await row()).toMatchObject({ state: 'waiting', quarantineReason: null });
  });

  it('changes nothing about a reader when it is doubtful: anybody can write anybody’s address', async () => {
    await entered();
    await ask({ formToken: 'no', uri: '/spam' });
    expect(await row()).toMatchObject({ state: 'entered', uri: '' });
  });

  it('is refused from a page of another site', async () => {
    expect((await ask({}, { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect(await row()).toBeUndefined();
  });

  it('leaves no address in the log', async () => {
    await askedAndMailed();
    expect(host.log.join('')).not.toContain(email);
  });
});

describe('the mail that asks for one click', () => {
  it('says what it is for in text and HTML, and names the way out as RFC 8058 asks', async () => {
    await ask();
    const [mail] = await arrived();
    expect(mail?.to?.[0]?.address).toBe(email);
    expect(mail?.subject).toBe('One click and you are on the list');
    expect(mail?.text).toContain('Confirm that this address is yours.');
    const confirm = linkIn(mail?.text, letterPaths.confirm);
    const leave = linkIn(mail?.text, letterPaths.leave);
    expect(
      load(mail?.html ?? '')('a[href]')
        .first()
        .attr('href'),
    ).toBe(`http://localhost:3000${confirm}`);
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe')).toBe(`<http://localhost:3000${leave}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(confirm + leave).not.toContain('example.com');
  });

  it('is sent at most three times a day, and not twice in a minute', async () => {
    for (let count = 0; count < 3; count += 1) await ask();
    expect(await arrived()).toHaveLength(1);
    for (let count = 0; count < 5; count += 1) {
      host.clock.now = new Date(host.clock.now.getTime() + 2 * 60_000);
      await ask();
    }
    expect(await arrived()).toHaveLength(3);
    host.clock.now = new Date(host.clock.now.getTime() + day);
    await ask();
    expect(await arrived()).toHaveLength(4);
  });

  it('tells a reader who is on the list that nothing is missing, once a day', async () => {
    await entered();
    peer.received.length = 0;
    await ask();
    await ask();
    const mails = await arrived();
    expect(mails.map(({ subject }) => subject)).toEqual(['You are on the list already']);
    expect(mails[0]?.headers.some(({ key }) => key === 'list-unsubscribe-post')).toBe(true);
  });
});

describe('the link in the mail', () => {
  it('enters nobody when a program opens it, and enters by one button', async () => {
    const { link } = await askedAndMailed();
    const page = await host.app.inject({ url: link, headers: browser });
    expect(page.statusCode).toBe(200);
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(await row()).toMatchObject({ state: 'waiting' });
    const $ = load(page.body);
    expect($('h1').text()).toBe('confirm');
    expect($('form').attr('hidden')).toBeUndefined();
    const answer = await post(letterPaths.confirm, { t: String($('[name=t]').val()) });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, letterPaths.entered]);
    expect(await row()).toMatchObject({ state: 'entered', enteredAt: expect.any(String) });
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/^letter=[\w-]+; Path=\/subscribe; Max-Age=3600; HttpOnly; SameSite=Lax$/);
    const after = load((await host.app.inject({ url: letterPaths.entered, headers: { cookie } })).body);
    expect(after('span').text()).toBe(email);
    expect(after('a').attr('href')).toMatch(/^\/subscribe\/leave\?t=/);
  });

  it('shows that its reader is on the list when it is opened again', async () => {
    const { link } = await entered();
    expect(load((await host.app.inject({ url: link })).body)('h1').text()).toBe('entered');
  });

  it('runs out after seven days, and then a fresh one is one button away', async () => {
    const { link } = await askedAndMailed();
    host.clock.now = new Date(host.clock.now.getTime() + 7 * day);
    const page = await host.app.inject({ url: link });
    expect([page.statusCode, load(page.body)('h1').text()]).toEqual([410, 'runOut']);
    const refused = await post(letterPaths.confirm, { t: tokenIn(link) });
    expect(refused.headers.location).toBe(`${letterPaths.confirm}?t=${tokenIn(link)}`);
    expect(await row()).toMatchObject({ state: 'waiting' });
    peer.received.length = 0;
    const again = await post(letterPaths.again, { t: String(load(page.body)('[name=t]').val()) });
    expect(again.headers.location).toBe(letterPaths.waiting);
    const fresh = linkIn((await arrived())[0]?.text, letterPaths.confirm);
    await post(letterPaths.confirm, { t: tokenIn(fresh) });
    expect(await row()).toMatchObject({ state: 'entered' });
  });

  it('does nothing when it is forged, or made for another act', async () => {
    const { mail } = await askedAndMailed();
    const leave = tokenIn(linkIn(mail?.text, letterPaths.leave));
    for (const t of ['', 'x', leave, `${leave}A`]) {
      expect((await host.app.inject({ url: `${letterPaths.confirm}?t=${t}` })).statusCode).toBe(410);
      await post(letterPaths.confirm, { t });
    }
    expect(await row()).toMatchObject({ state: 'waiting' });
    expect((await post(letterPaths.again, { t: 'x' })).headers.location).toBe(paths.subscribe);
  });

  it('brings nobody back who has left since', async () => {
    const { link, leave } = await entered();
    host.clock.now = new Date(host.clock.now.getTime() + 1000);
    await host.app.inject({ method: 'POST', url: leave });
    await post(letterPaths.confirm, { t: tokenIn(link) });
    expect(await row()).toMatchObject({ state: 'left' });
  });

  it('takes no press of a button on another site', async () => {
    const { link } = await askedAndMailed();
    await post(letterPaths.confirm, { t: tokenIn(link) }, { ...browser, origin: 'https://evil.example' });
    expect(await row()).toMatchObject({ state: 'waiting' });
  });
});

describe('leaving the list', () => {
  it('takes one call of a mail program, answered with 200 and no question', async () => {
    const { leave } = await entered();
    const answer = await post(leave, { 'List-Unsubscribe': 'One-Click' }, {});
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
    expect(await row()).toMatchObject({ state: 'left', leftAt: expect.any(String) });
  });

  it('takes the call as multipart too, and a second time', async () => {
    const { leave } = await entered();
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const payload = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
    for (let count = 0; count < 2; count += 1) {
      expect((await host.app.inject({ method: 'POST', url: leave, headers, payload })).statusCode).toBe(200);
    }
    expect(await row()).toMatchObject({ state: 'left' });
  });

  it('takes a button of people who open the link; to open it changes nothing', async () => {
    const { leave } = await entered();
    const $ = load((await host.app.inject({ url: leave, headers: browser })).body);
    expect(await row()).toMatchObject({ state: 'entered' });
    const answer = await post(letterPaths.left, { t: String($('[name=t]').val()) });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, letterPaths.left]);
    expect(await row()).toMatchObject({ state: 'left' });
  });

  it('works years later, and not with a link that was made up', async () => {
    const { leave } = await entered();
    expect((await host.app.inject({ method: 'POST', url: `${letterPaths.leave}?t=made-up` })).statusCode).toBe(400);
    expect(await row()).toMatchObject({ state: 'entered' });
    host.clock.now = new Date(host.clock.now.getTime() + 1000 * day);
    expect((await host.app.inject({ method: 'POST', url: leave })).statusCode).toBe(200);
  });

  it('is no obstacle to asking and entering again', async () => {
    const { leave } = await entered();
    host.clock.now = new Date(host.clock.now.getTime() + day);
    await host.app.inject({ method: 'POST', url: leave });
    host.clock.now = new Date(host.clock.now.getTime() + day);
    peer.received.length = 0;
    await entered();
    expect(await row()).toMatchObject({ state: 'entered' });
  });
});

describe('the form without script', () => {
  it('leads to the page that waits, which knows the address without an address line that does', async () => {
    const answer = await ask({}, browser);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, letterPaths.waiting]);
    const cookie = String(answer.headers['set-cookie']);
    expect(decodeURIComponent(cookie)).not.toContain('reader');
    const $ = load((await host.app.inject({ url: letterPaths.waiting, headers: { cookie } })).body);
    expect($('span').text()).toBe(email);
    await arrived();
    host.clock.now = new Date(host.clock.now.getTime() + 61_000);
    await post(letterPaths.again, { t: String($('[name=t]').val()) });
    expect(await arrived()).toHaveLength(2);
  });

  it('lets nobody who is doubted have a mail sent to a reader who has left', async () => {
    const { leave } = await entered();
    await post(leave, {});
    expect(await row()).toMatchObject({ state: 'left' });
    peer.received.length = 0;
    host.clock.now = new Date(host.clock.now.getTime() + day);
    const answer = await ask({ formToken: 'no' }, browser);
    expect(answer.headers.location).toBe(letterPaths.waiting);
    const cookie = String(answer.headers['set-cookie']);
    const $ = load((await host.app.inject({ url: letterPaths.waiting, headers: { cookie } })).body);
    expect($('span').text()).toBe(email);
    await post(letterPaths.again, { t: String($('[name=t]').val()) });
    expect(await arrived()).toEqual([]);
    expect(await row()).toMatchObject({ state: 'left' });
  });

  it('shows the page that waits to whoever opens it, without an address', async () => {
    const $ = load((await host.app.inject({ url: letterPaths.waiting })).body);
    expect($('span').text()).toBe('the address you gave');
    expect($('form[hidden]')).toHaveLength(1);
  });

  it('comes back with what was typed and the error at its field', async () => {
    const answer = await ask({ email: 'nowhere', pagePath: '/subscribe' }, browser);
    expect(answer.statusCode).toBe(422);
    const $ = load(answer.body);
    expect($('#n-email').val()).toBe('nowhere');
    expect($('#n-email-error').text()).toBe('The email field must be a valid email');
    expect($('[data-error-summary]').attr('hidden')).toBeUndefined();
  });
});
