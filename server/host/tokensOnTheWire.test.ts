import { articleFileSuccess } from '@frontage/contract/contact/answers.ts';
import { bookingPaths, downloadPaths, newsletterPaths, paths } from '@frontage/contract/paths.ts';
import { load } from 'cheerio';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSmtpMailer } from '../delivery/mailers.ts';
import { createPreviewLinks } from '../preview/previewLinks.ts';
import { storeDocumentArticle } from '../testing/documentArticle.ts';
import { offerCalls } from '../testing/offerCalls.ts';
import { sendForm } from '../testing/requests.ts';
import { fillSite } from '../testing/siteContent.ts';
import { openSmtpPeer } from '../testing/smtpPeer.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

/*
 * The links in our emails, as strangers come by them: gateways that open every link of an email before its reader does,
 * somebody with a link of their own who wants another's, and whoever reads logs. Over HTTP, at a host that listens.
 */

const hour = 3_600_000;
const now = new Date('2026-11-21T12:00:00Z');
const starts = ['2026-11-24T14:00:00.000Z', '2026-11-24T09:00:00.000Z'];
const website = 'http://localhost:3000';

let host: TestHost;
let peer: Awaited<ReturnType<typeof openSmtpPeer>>;
let article = 0;
let pageId = 0;

beforeAll(async () => {
  peer = await openSmtpPeer();
  host = await openTestHost({
    mailer: () => createSmtpMailer(peer.url),
    filling: fillSite,
    async fill(payload) {
      await offerCalls(payload);
      ({ article } = await storeDocumentArticle(payload));
    },
  });
  host.clock.now = now;
  const [page] = (await host.payload.find({ collection: 'pages', limit: 1 })).docs;
  pageId = page?.id ?? 0;
});
afterAll(async () => {
  await host.close();
  await peer.close();
});
beforeEach(() => {
  host.clock.now = now;
});

/** Asks the listening host for an address of the website, and follows nothing. */
function ask(address: string, init: RequestInit = {}): Promise<Response> {
  const { pathname, search } = new URL(address, website);
  return fetch(host.app.listeningOrigin + pathname + search, { redirect: 'manual', ...init });
}

/** Others lead to pages that everybody may open. */
const isWithToken = (href: string) => /[?&](?:t|token)=|\/downloads\//.test(href);

const press = (path: string, fields: Record<string, string>) =>
  ask(path, { method: 'POST', body: new URLSearchParams(fields), headers: { accept: 'text/html' } });

/** The links to the website in the emails to one address, by the paths that they lead to. */
async function linksTo(email: string): Promise<Map<string, string>> {
  // The link to a document is written by the first delivery, and sent by the next.
  for (let round = 0; round < 2; round += 1) await host.deliver();
  const mails = await Promise.all(peer.received.map((raw) => PostalMime.parse(raw)));
  const own = mails.filter(({ to }) => to?.some(({ address }) => address === email));
  const found = own.flatMap(({ headers, html, text }) => [
    ...load(html ?? '')('a[href]')
      .get()
      .map(({ attribs }) => attribs.href ?? ''),
    ...(text?.match(/https?:\/\/[^\s>)]+/g) ?? []),
    ...headers.flatMap(({ key, value }) => (key === 'list-unsubscribe' ? (value.match(/(?<=<)http[^>]+/g) ?? []) : [])),
  ]);
  return new Map(
    found.filter((link) => link.startsWith(website) && isWithToken(link)).map((link) => [new URL(link).pathname, link]),
  );
}

/** Books a call, signs up for the newsletter and asks for a document; the links that come of it. */
async function openLinks(name: string, start = starts[0]) {
  const email = `${name}@example.com`;
  const call = { name: 'Ada', email, message: 'A bridge', start, zone: 'Europe/Amsterdam' };
  expect((await sendForm(host.app, bookingPaths.booking, 'booking', call)).statusCode).toBe(200);
  expect((await sendForm(host.app, paths.subscribe, 'newsletter', { email })).statusCode).toBe(200);
  const wanted = { email, type: 'storage-worksheet', articleId: article };
  const asked = await sendForm(host.app, paths.articleFile, 'article-file', wanted);
  const preview = createPreviewLinks(host.environment.cms, () => host.clock.now);
  const links = await linksTo(email);
  return {
    email,
    all: [
      ...links.values(),
      articleFileSuccess.parse(asked.json()).data.downloadUrl,
      preview.issue({ collection: 'pages', id: pageId, isLive: false }),
    ],
    tokenAt: (path: string) => new URL(links.get(path) ?? website).searchParams.get('t') ?? '',
  };
}

/** Everything that a link could change. */
async function stateOf(email: string) {
  const where = { email: { equals: email } };
  const { payload } = host;
  const [calls, readers, leads, owed] = await Promise.all([
    payload.find({ collection: 'bookings', where: { 'lead.email': { equals: email } }, depth: 0 }),
    payload.find({ collection: 'subscribers', where, depth: 0 }),
    payload.find({ collection: 'leads', where, depth: 0 }),
    payload.count({ collection: 'deliveries' }),
  ]);
  return { calls: calls.docs, readers: readers.docs, leads: leads.docs, owed: owed.totalDocs };
}

const scanners = [
  { method: 'HEAD', headers: { 'user-agent': 'Microsoft Office/16.0 (Outlook safe links)' } },
  { method: 'GET', headers: { 'user-agent': 'Mozilla/5.0 (compatible; BarracudaCentral)', accept: '*/*' } },
  { method: 'GET', headers: { accept: 'text/html', purpose: 'prefetch', 'sec-purpose': 'prefetch;prerender' } },
  { method: 'OPTIONS', headers: { 'access-control-request-method': 'POST', origin: 'https://scanner.example' } },
] as const;

it('change nothing when a gateway opens them, and each link of the pages that they lead to', async () => {
  const { all, email } = await openLinks('scanned');
  expect(
    all.length,
    'to move, cancel and keep a call, to confirm and leave, to a document, to a draft',
  ).toBeGreaterThan(6);
  const before = await stateOf(email);
  for (const scanner of scanners) {
    for (const link of all) {
      const answer = await ask(link, scanner);
      expect([200, 204], `${scanner.method} ${link}`).toContain(answer.status);
      const $ = load(
        scanner.method === 'GET' && answer.headers.get('content-type')?.includes('html') ? await answer.text() : '',
      );
      const further = $('main a[href], link[href]')
        .get()
        .map(({ attribs }) => attribs.href ?? '');
      const withToken = further.filter(isWithToken);
      for (const href of withToken) expect((await ask(href, scanner)).status, href).toBeLessThan(400);
    }
  }
  expect(await stateOf(email)).toEqual(before);
});

it('are kept by no cache, searched for by nobody, and told to no other site', async () => {
  const { all } = await openLinks('kept', starts[1]);
  for (const link of all) {
    for (const method of ['GET', 'HEAD']) {
      const { headers } = await ask(link, { method });
      const said = `${method} ${new URL(link, website).pathname}`;
      expect(headers.get('cache-control'), said).toMatch(/no-store/);
      expect(headers.get('x-robots-tag'), said).toMatch(/noindex/);
      expect(headers.get('referrer-policy'), said).toMatch(/^(?:no-referrer|strict-origin-when-cross-origin)$/);
      expect(headers.get('access-control-allow-origin'), said).toBeNull();
    }
  }
});

it('stand in no line of the log, and in nothing that is stored of a later request', async () => {
  const { all, email, tokenAt } = await openLinks('logged', '2026-11-25T09:00:00.000Z');
  const tokens = all.map((link) => new URL(link, website).searchParams.get('t') ?? link.split('/').at(-1) ?? '');
  for (const link of all) {
    await ask(link, { headers: { referer: new URL(link, website).href } });
    await ask(`${link}A`);
    await press(new URL(link, website).pathname, { t: 'A' });
  }
  const secret = tokenAt(bookingPaths.cancelPage);
  const origin = `${website}${bookingPaths.cancelPage}?t=${secret} ${website}${bookingPaths.movePage}?t=${secret}`;
  const typed = { name: 'Ada', email, message: 'Another', origin };
  const headers = { referer: `${website}${bookingPaths.cancelPage}?t=${secret}` };
  expect((await sendForm(host.app, paths.sendMail, 'contact', typed, headers)).statusCode).toBe(200);
  const leads = JSON.stringify((await stateOf(email)).leads);
  const lines = host.log.join('\n');
  for (const token of tokens) {
    expect(token.length).toBeGreaterThan(20);
    expect(lines).not.toContain(token);
    expect(leads).not.toContain(token);
  }
});

it('cannot be guessed, nor used for another’s: hundreds of tries reach nothing and tell nothing', async () => {
  const mine = await openLinks('mine', '2026-11-26T14:00:00.000Z');
  const theirs = await openLinks('theirs', '2026-11-26T09:00:00.000Z');
  const before = await stateOf(theirs.email);
  const own = mine.tokenAt(bookingPaths.cancelPage);
  const guesses = [
    ...Array.from({ length: 40 }, (_, index) => String(index)),
    ...Array.from({ length: 40 }, (_, index) => own.slice(0, -3) + String(index).padStart(3, '0')),
    mine.tokenAt(newsletterPaths.leave),
  ];
  const doors = [bookingPaths.cancelPage, newsletterPaths.confirm, newsletterPaths.leave];
  for (const path of doors) {
    const answers: string[] = [];
    for (const t of guesses.filter((t) => path !== newsletterPaths.leave || t !== guesses.at(-1))) {
      const answer = await ask(`${path}?t=${encodeURIComponent(t)}`);
      answers.push(`${answer.status} ${(await answer.text()).includes('@example.com')}`);
    }
    expect([...new Set(answers)], path).toHaveLength(1);
    expect(answers[0], path).toMatch(/^(?:200|404|410) false$/);
  }
  for (const [path, field] of [
    [bookingPaths.cancel, own.slice(0, -1)],
    [bookingPaths.move, mine.tokenAt(newsletterPaths.leave)],
    [newsletterPaths.confirm, mine.tokenAt(newsletterPaths.leave)],
    [newsletterPaths.leave, theirs.tokenAt(newsletterPaths.confirm)],
  ] as const) {
    await press(path, { t: field, start: '2026-11-27T09:00:00.000Z', zone: 'Europe/Amsterdam' });
  }
  await press(bookingPaths.cancel, { t: own });
  await press(newsletterPaths.confirm, { t: mine.tokenAt(newsletterPaths.confirm) });
  const used = { calls: [{ state: 'cancelled' }], readers: [{ state: 'entered' }] };
  expect(await stateOf(mine.email)).toMatchObject(used);
  expect({ ...(await stateOf(theirs.email)), owed: before.owed }).toEqual(before);
});

it('do once what they say, and nothing more when they are used again or late', async () => {
  const { all, email, tokenAt } = await openLinks('twice', '2026-11-27T14:00:00.000Z');
  const confirm = tokenAt(newsletterPaths.confirm);
  const cancel = tokenAt(bookingPaths.cancelPage);
  await press(newsletterPaths.confirm, { t: confirm });
  await press(bookingPaths.cancel, { t: cancel });
  const done = await stateOf(email);
  await press(newsletterPaths.confirm, { t: confirm });
  await press(bookingPaths.cancel, { t: cancel });
  await press(bookingPaths.move, { t: cancel, start: '2026-11-27T09:00:00.000Z', zone: 'Europe/Amsterdam' });
  expect(await stateOf(email)).toEqual(done);

  const leave = tokenAt(newsletterPaths.leave);
  await press(`${newsletterPaths.leave}?t=${leave}`, {});
  const left = await stateOf(email);
  expect(left).toMatchObject({ calls: [{ state: 'cancelled' }], readers: [{ state: 'left' }] });
  await press(newsletterPaths.confirm, { t: confirm });
  expect(await stateOf(email), 'an old email enters nobody again').toEqual(left);

  host.clock.now = new Date(now.getTime() + 9 * 24 * hour);
  const statuses = new Map<string, number>();
  for (const link of all) statuses.set(new URL(link, website).pathname, (await ask(link)).status);
  expect([...statuses].filter(([path]) => /\/(?:downloads|preview)\//.test(path)).map(([, status]) => status)).toEqual(
    expect.arrayContaining([410, 403]),
  );
  expect(statuses.get(newsletterPaths.confirm)).toBe(410);
  expect((await ask(`${downloadPaths.ready}?t=${cancel}`)).status).toBe(404);
});
