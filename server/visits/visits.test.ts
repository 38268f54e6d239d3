import { describe, expect, it, onTestFinished, test } from 'vitest';
import { runStatement, selectRows } from '../database/directRows.ts';
import { openPayload } from '../open.ts';
import { removeDue } from '../privacy/retention/removeDue.ts';
import { type DatabaseName, databases, openTestDatabase, startMigratedPostgres } from '../testing/databases.ts';
import { offerCalls } from '../testing/offerCalls.ts';
import { sendForm, typed } from '../testing/requests.ts';
import { samplePage } from '../testing/samplePage.ts';
import { publishSmallRelease } from '../testing/smallRelease.ts';
import { openStage, signInForToken } from '../testing/stage.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';
import { ownPeopleCookieFor } from './ownPeople.ts';
import { lastDays, type Narrowing, readFormFigures, readVisits, type Visits } from './readVisits.ts';
import { mostNames, openVisitCounts } from './visitCounts.ts';

const day = '2026-12-21';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 Version/26.1 Safari/604.1';
const own = 'http://localhost:3000';
const ours = { adminUrl: 'https://admin.example.com', siteUrl: 'https://example.com' };

/** A host that serves a few pages, its search, forms and calls on a database; searches are drawn as one line. */
async function openHost(name: DatabaseName, variables: Record<string, string> = {}): Promise<TestHost> {
  const server = name === 'PostgreSQL' ? await startMigratedPostgres() : undefined;
  const host = await openTestHost({
    variables: { ...variables, ...(server ? { DATABASE_URL: server.url } : {}) },
    replace: () => ({ draw: async () => ({ html: '<p>Drawn</p>', headers: {}, hasForm: false }) }),
  });
  onTestFinished(async () => {
    await host.close();
    await server?.stop();
  });
  host.clock.now = new Date(`${day}T10:00:00Z`);
  const form = '<form><input type="hidden" name="formId" value="contact"/></form>';
  const contact = { html: `${form}${form}`, marks: ['form' as const] };
  const pages = { '/': 'Home', '/services/flow': 'Flow', '/blog': 'Blog', '/contact': contact, '/search': 'Search' };
  publishSmallRelease(host.environment.releasesDir, '20261121000000-aaaaaa', { pages: { ...pages, '/404': 'None' } });
  return host;
}

const onFault = (error: unknown) => {
  throw error;
};

interface Asked {
  from?: string;
  headers?: Record<string, string>;
}

/** Views pages one after the other, as one browser does. */
async function view({ app }: TestHost, paths: readonly string[], { from, headers }: Asked = {}): Promise<void> {
  let before = from;
  for (const url of paths) {
    const referer = before === undefined ? {} : { referer: before };
    await app.inject({ url, headers: { host: 'localhost:3000', 'user-agent': iphone, ...referer, ...headers } });
    before = `${own}${url}`;
  }
}

async function read(host: TestHost, narrowing: Narrowing = {}): Promise<Visits> {
  await host.visits?.write();
  return readVisits(host.payload, { from: day, to: day }, narrowing);
}

const ended = { requests: 0, won: 0 };

/** Each of the twenty kinds five times; VISITS_MADE chooses another multiple of twenty. */
const visits = Number(process.env.VISITS_MADE ?? 100);

test.each(databases)(
  `${visits} visits of twenty kinds are counted as they were made, on %s`,
  async (name) => {
    const host = await openHost(name);
    const { app, payload } = host;
    await payload.create({ collection: 'pages', data: samplePage('flow', 'Settlement in words.') });
    await offerCalls(payload);
    const { slots } = (await app.inject({ url: '/booking/slots?month=2027-01&zone=UTC' })).json();
    const free: { start: string }[] = slots.filter((slot: { isFree: boolean }) => slot.isFree);
    const emails = Array.from({ length: visits }).keys();
    const next = () => ({ ...typed, email: `visitor${emails.next().value}@example.com` });
    const browser = { 'user-agent': iphone };
    const news = 'https://news.example/item?id=7';

    const kinds: (() => Promise<unknown>)[] = [
      () => view(host, ['/']),
      () => view(host, ['/', '/services/flow', '/contact']),
      () => view(host, ['/services/flow'], { from: news }),
      () => view(host, ['/services/flow', '/contact'], { from: 'https://www.search.example/' }),
      () => view(host, ['/?utm_source=letter&utm_medium=email&utm_campaign=spring', '/blog']),
      () => view(host, ['/blog'], { headers: { 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' } }),
      () => view(host, ['/search?q=Settlement']),
      () => view(host, ['/search?q=stablecoins', '/search?q=stablecoins&kind=articles']),
      () => view(host, ['/old-name'], { from: news }),
      () => view(host, ['/', '/services/gone']),
      async () => {
        await view(host, ['/contact']);
        expect((await sendForm(app, '/send-mail', 'contact', next(), browser)).statusCode).toBe(200);
      },
      async () => {
        await view(host, ['/blog']);
        expect((await sendForm(app, '/subscribe', 'newsletter', next(), browser)).statusCode).toBe(200);
      },
      // A form that is refused counts as none.
      () => sendForm(app, '/send-mail', 'contact', { ...next(), email: 'none' }, browser),
      async () => {
        await view(host, ['/'], { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } });
        await view(host, ['/', '/old-name'], { headers: { 'user-agent': 'curl/8.5.0' } });
      },
      // Begins a form and leaves it.
      async () => {
        await view(host, ['/contact']);
        const headers = { ...browser, host: 'localhost:3000', referer: `${own}/contact` };
        await app.inject({ url: '/form-token?formId=contact', headers });
      },
      // Hovers over two links and presses the second.
      async () => {
        await view(host, ['/']);
        const ahead = { ...browser, host: 'localhost:3000', referer: `${own}/`, 'sec-purpose': 'prefetch' };
        for (const url of ['/services/flow', '/blog']) {
          const { headers } = await app.inject({ url, headers: ahead });
          expect([headers.link].flat()).toContain('</page-shown>; rel=prefetch');
        }
        await app.inject({ url: '/page-shown', headers: { ...ahead, referer: `${own}/blog` } });
      },
      () =>
        view(host, ['/', '/blog'], { headers: { cookie: `theme=dark; ${ownPeopleCookieFor(ours).split(';')[0]}` } }),
      () => view(host, ['/blog'], { headers: { 'sec-fetch-dest': 'empty' } }),
      () => view(host, ['/wp-login.php', '/.env', '/robots.txt', '/services/flow/']),
      // A browser that says nothing of the page before, but that it was ours.
      () => view(host, ['/contact'], { headers: { 'sec-fetch-site': 'same-origin' } }),
    ];
    expect(kinds).toHaveLength(20);
    for (let made = 0; made < visits; made += 1) await kinds[(made * 7) % kinds.length]?.();
    for (const { start } of free.slice(0, 3)) {
      const fields = { ...next(), start, zone: 'UTC' };
      expect((await sendForm(app, '/booking', 'booking', fields, browser)).statusCode).toBe(200);
    }

    const each = visits / kinds.length;
    expect(await read(host)).toEqual({
      days: [
        {
          ...{ day, views: 20 * each, entries: 13 * each, sent: 2 * each + 3, calls: 3 },
          ...{ downloads: 0, searches: 2 * each, missing: 2 * each },
        },
      ],
      pages: [
        { path: '/', views: 5 * each, entries: 5 * each, ...ended },
        { path: '/contact', views: 5 * each, entries: 2 * each, ...ended },
        { path: '/blog', views: 4 * each, entries: 2 * each, ...ended },
        { path: '/search', views: 3 * each, entries: 2 * each, ...ended },
        { path: '/services/flow', views: 3 * each, entries: 2 * each, ...ended },
      ],
      referrers: [
        { host: 'news.example', entries: each, ...ended },
        { host: 'www.search.example', entries: each, ...ended },
      ],
      campaigns: [{ source: 'letter', medium: 'email', name: 'spring', entries: each, ...ended }],
      languages: [{ language: 'de-de', entries: each }],
      forms: [
        { form: 'contact', seen: 5 * each, begun: each, sent: each, requests: each, won: 0 },
        { form: 'newsletter', seen: 0, begun: 0, sent: each, ...ended },
        { form: 'booking', seen: 0, begun: 0, sent: 3, requests: 3, won: 0 },
      ],
      searches: [
        { query: 'settlement', asked: each, withoutHit: 0 },
        { query: 'stablecoins', asked: each, withoutHit: each },
      ],
      missing: [
        { path: '/old-name', views: each },
        { path: '/services/gone', views: each },
      ],
    });
  },
  240_000,
);

/* R73, R67 */
test.each(databases)('tables narrow each other, from a site to pages, forms and what was won, on %s', async (name) => {
  const host = await openHost(name);
  const { app, payload } = host;
  const come = async (from: string | undefined, path: string, email: string) => {
    await view(host, [path, '/contact'], { ...(from ? { from } : {}) });
    const headers = { host: 'localhost:3000', 'user-agent': iphone, referer: `${own}/contact` };
    const token = await app.inject({ url: '/form-token?formId=contact', headers });
    const origin = [`${own}${path}`, from].filter(Boolean).join(' ');
    const fields = { ...typed, ...token.json(), email, origin, resendUrl: `${own}/contact`, formId: 'contact' };
    const { honeypotName: _, ...sent } = fields;
    const answer = await app.inject({
      ...{ method: 'POST', url: '/send-mail', headers: { ...headers, accept: 'application/json' } },
      payload: sent,
    });
    expect(answer.statusCode).toBe(200);
  };
  await come('https://news.example/item', '/services/flow', 'a@example.com');
  await come('https://news.example/', '/blog', 'b@example.com');
  await come('https://other.example/', '/blog?utm_source=letter', 'c@example.com');
  await come(undefined, '/', 'd@example.com');
  const where = { email: { in: ['a@example.com', 'c@example.com'] } };
  await payload.update({ collection: 'leads', where, data: { status: 'won' } });

  const all = await read(host);
  expect(all.referrers).toEqual([
    { host: 'news.example', entries: 2, requests: 2, won: 1 },
    { host: 'other.example', entries: 1, requests: 1, won: 1 },
  ]);
  expect(all.forms).toEqual([{ form: 'contact', seen: 4, begun: 4, sent: 4, requests: 4, won: 2 }]);
  expect(all.pages.find(({ path }) => path === '/contact')).toMatchObject({
    views: 4,
    entries: 0,
    requests: 4,
    won: 2,
  });
  const ofNews = await read(host, { site: 'news.example' });
  expect(ofNews.pages).toEqual([
    { path: '/blog', views: null, entries: 1, ...ended },
    { path: '/services/flow', views: null, entries: 1, ...ended },
    { path: '/contact', views: null, entries: 0, requests: 2, won: 1 },
  ]);
  expect(ofNews.forms).toEqual([{ form: 'contact', seen: null, begun: null, sent: null, requests: 2, won: 1 }]);
  expect(ofNews.campaigns).toEqual([]);
  const ofBlog = await read(host, { page: '/blog' });
  expect(ofBlog.referrers.map(({ entries, host: site }) => [site, entries])).toEqual([
    ['news.example', 1],
    ['other.example', 1],
  ]);
  expect(ofBlog.campaigns).toMatchObject([{ source: 'letter', entries: 1 }]);
  expect((await read(host, { page: '/contact', form: 'contact' })).forms).toEqual(all.forms);
  expect((await read(host, { form: 'contact', site: 'other.example' })).referrers).toEqual([
    { host: 'other.example', entries: null, requests: 1, won: 1 },
  ]);
});

test('a visit that another site had fetched ahead begins where its page is shown, with its campaign', async () => {
  const host = await openHost('SQLite');
  const url = '/blog?utm_source=letter';
  const headers = { host: 'localhost:3000', 'user-agent': iphone, 'sec-purpose': 'prefetch' };
  const answer = await host.app.inject({ url, headers: { ...headers, referer: 'https://www.search.example/' } });
  expect((await read(host)).pages).toEqual([]);
  const [, shown = ''] = /<(\/page-shown[^>]*)>; rel=prefetch/.exec(String(answer.headers.link)) ?? [];
  await host.app.inject({ url: shown, headers: { ...headers, referer: `${own}${url}` } });
  const { campaigns, days, referrers } = await read(host);
  expect(days).toMatchObject([{ views: 1, entries: 1 }]);
  expect(referrers).toMatchObject([{ host: 'www.search.example', entries: 1 }]);
  expect(campaigns).toMatchObject([{ source: 'letter', entries: 1 }]);
});

describe('what is kept of a visit', () => {
  it('is no cookie, address, browser or word that names somebody', async () => {
    const host = await openHost('SQLite');
    const answer = await host.app.inject({ url: '/', headers: { 'user-agent': iphone } });
    expect(answer.headers['set-cookie']).toBeUndefined();
    await view(host, ['/search?q=ada%40example.com', '/search?q=0049%2030%201234567', '/letter/ada%40example']);
    await view(host, ['/?utm_term=word&gclid=Cj0K&email=ada'], { from: 'https://news.example/of/ada?id=7' });
    await host.visits?.write();
    const rows = await selectRows(host.payload, {}, 'SELECT * FROM visit_counts ORDER BY kind, name');
    expect(rows).toEqual([
      { day, kind: 'arrival', name: '/\t\t\t\t', times: 1 },
      { day, kind: 'arrival', name: '/\tnews.example\t\t\t', times: 1 },
      { day, kind: 'arrival', name: '/search\t\t\t\t', times: 1 },
      { day, kind: 'missing', name: '', times: 1 },
      { day, kind: 'search', name: '', times: 2 },
      { day, kind: 'unfound', name: '', times: 2 },
      { day, kind: 'view', name: '/', times: 2 },
      { day, kind: 'view', name: '/search', times: 2 },
    ]);
  });

  it('ends at six thousand answers to one network in ten minutes', async () => {
    const host = await openHost('SQLite');
    for (let seen = 0; seen < 6_010; seen += 1) await view(host, ['/']);
    expect((await read(host)).days[0]?.views).toBe(6_000);
    host.clock.now = new Date(`${day}T10:10:00Z`);
    await view(host, ['/']);
    expect((await read(host)).days[0]?.views).toBe(6_001);
  });

  it('is nothing with VISITS=0', async () => {
    const host = await openHost('SQLite', { VISITS: '0' });
    await view(host, ['/', '/old-name']);
    expect(host.visits).toBeUndefined();
    expect(await selectRows(host.payload, {}, 'SELECT * FROM visit_counts')).toEqual([]);
  });

  it('is written when a host ends', async () => {
    const first = await openHost('SQLite');
    await view(first, ['/blog']);
    await first.app.close();
    expect((await readVisits(first.payload, { from: day, to: day })).pages).toEqual([
      { path: '/blog', views: 1, entries: 1, ...ended },
    ]);
  });
});

describe.each(databases)('counts on %s', (name) => {
  const now = new Date(`${day}T10:00:00Z`);
  async function open() {
    const database = await openTestDatabase(name);
    onTestFinished(() => database.close());
    return database;
  }

  it('are added by several hosts at once, and after one of them has failed', async () => {
    const { environment, payload } = await open();
    const second = name === 'SQLite' ? payload : await openPayload({ environment });
    const faults: unknown[] = [];
    const hosts = [payload, second].map((one) =>
      openVisitCounts(one, { now: () => now, onFault: (error) => faults.push(error) }),
    );
    await runStatement(payload, {}, 'ALTER TABLE visit_counts RENAME TO away');
    for (const host of hosts) for (const path of ['/b', '/a', '/a']) host.count('view', path);
    await Promise.all(hosts.map((host) => host.write()));
    expect(faults).toHaveLength(2);
    await runStatement(payload, {}, 'ALTER TABLE away RENAME TO visit_counts');
    for (let round = 0; round < 10; round += 1) {
      for (const host of hosts) for (const path of ['/a', '/b']) host.count('view', path);
      await Promise.all(hosts.map((host) => host.write()));
    }
    const { pages } = await readVisits(payload, { from: day, to: day });
    expect(pages.map(({ path, views }) => [path, views])).toEqual([
      ['/a', 24],
      ['/b', 22],
    ]);
    if (second !== payload) await second.destroy();
  });

  it('of made-up names end at a bound of the day, on all hosts and over restarts', async () => {
    const { payload } = await open();
    const count = async (names: readonly string[]) => {
      const counts = openVisitCounts(payload, { now: () => now, onFault });
      for (const path of names) counts.count('missing', path);
      await counts.write();
    };
    const madeUp = (folder: string) => Array.from({ length: 5_000 }, (_, index) => `/${folder}/${index}`);
    await count(['/old']);
    for (const folder of ['a', 'b', 'c']) await count(madeUp(folder));
    await count(['/old', '/new']);
    const { days, missing } = await readVisits(payload, { from: day, to: day });
    expect(missing).toHaveLength(mostNames.missing + 1);
    expect(missing.slice(0, 2)).toEqual([
      { path: null, views: 15_002 - mostNames.missing },
      { path: '/old', views: 2 },
    ]);
    expect(days[0]?.missing).toBe(15_003);
  });

  it('are kept for 25 months', async () => {
    const { environment, payload } = await open();
    let at = now;
    const counts = openVisitCounts(payload, { now: () => at, onFault });
    for (const daysAgo of [0, 761, 762, 763, 900]) {
      at = new Date(now.getTime() - daysAgo * 24 * 3_600_000);
      counts.count('view', '/');
    }
    await counts.write();
    expect(await removeDue(payload, environment, now)).toEqual({ visits: 2 });
    const { days } = await readVisits(payload, lastDays(763, now));
    expect(days.filter(({ views }) => views > 0).map((one) => one.day)).toEqual(['2024-11-19', '2024-11-20', day]);
  });
});

test.each(databases)(
  'a form says where people stopped, and which answers were refused by which rule, on %s',
  async (name) => {
    const host = await openHost(name);
    const browser = { host: 'localhost:3000', 'user-agent': iphone, referer: `${own}/contact` };
    const leave = (payload: string, more: object = {}) =>
      host.app.inject({
        method: 'POST',
        url: '/form-left',
        headers: { ...browser, 'content-type': 'text/plain;charset=UTF-8', ...more },
        payload,
      });
    await view(host, ['/contact']);
    const left = ['contact\tphone\temail pattern\tphone required', 'contact\tphone', 'contact\t\temail pattern'];
    // What is on no page, and what no form of ours says.
    const madeUp = ['audit\tphone', 'contact\t<b>\temail <b>', '\t\t', 'contact'];
    for (const body of [...left, ...madeUp]) expect((await leave(body)).statusCode).toBe(204);
    await leave('contact\tphone', { referer: 'https://elsewhere.example/contact' });
    await leave('contact\tphone', { 'user-agent': 'curl/8.5.0' });
    // Without script the host alone refuses.
    await sendForm(host.app, '/send-mail', 'contact', { ...typed, email: 'none' }, browser);
    await host.visits?.write();
    const { fields, seen, sent } = await readFormFigures(host.payload, 'contact', { from: day, to: day });
    expect([seen, sent]).toEqual([1, 0]);
    expect([...fields].sort()).toEqual([
      ['email', { left: 0, refused: { pattern: 3 } }],
      ['phone', { left: 2, refused: { required: 1 } }],
    ]);
  },
  120_000,
);

/* R73 */
describe('GET /api/visits', () => {
  it('answers the figures of a period, or each count as CSV, to whoever signs in', async () => {
    const stage = await openStage('SQLite');
    onTestFinished(() => stage.close());
    const counts = openVisitCounts(stage.payload, {
      now: () => new Date(`${day}T10:00:00Z`),
      onFault,
    });
    counts.count('view', '/');
    counts.count('arrival', '/\tnews.example\t=cmd\temail\tspring');
    counts.count('search', '=hyperlink("https://evil.example", "a")');
    await counts.write();
    for (const role of ['admin', 'editor', 'sales']) {
      const token = await signInForToken(stage, role);
      const { body, status } = await stage.call('GET', 'visits?from=2026-12-20&to=2026-12-21', undefined, token);
      expect([status, Object.keys(body ?? {})], role).toEqual([
        200,
        ['days', 'pages', 'referrers', 'campaigns', 'languages', 'forms', 'searches', 'missing'],
      ]);
      expect(body).toMatchObject({
        days: [
          { day: '2026-12-20', views: 0 },
          { day, views: 1 },
        ],
        campaigns: [{ source: '=cmd', medium: 'email', name: 'spring', entries: 1 }],
      });
      const csv = await stage.call('GET', `visits?from=2026-12-20&to=${day}&format=csv`, undefined, token);
      // A spreadsheet takes no name for a formula.
      expect([csv.status, csv.body], role).toEqual([
        200,
        [
          '"day","what","name","times"',
          `"${day}","arrival","/ / news.example / =cmd / email / spring","1"`,
          `"${day}","search","'=hyperlink(""https://evil.example"", ""a"")","1"`,
          `"${day}","view","/","1"`,
          '',
        ].join('\r\n'),
      ]);
    }
    expect((await stage.call('GET', 'visits?format=csv')).status).toBe(401);
    expect((await stage.call('GET', 'visits')).status).toBe(401);
    for (const asked of ['from=2026-12-21&to=2026-12-20', 'from=2026-02-30', 'from=2020-01-01', 'to=x', 'from[a]=1']) {
      expect((await stage.asAdmin('GET', `visits?${asked}`)).status, asked).toBe(400);
    }
  });
});
