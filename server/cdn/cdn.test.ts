import { join } from 'node:path';
import { paths } from '@frontage/contract/paths.ts';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { privateLogging } from '../logging/privateLogging.ts';
import { type CdnName, cdnVariablesOf, type EdgeCache, keysIn, startEdgeCache } from '../testing/edgeCache.ts';
import { publishSmallRelease, type SmallRelease } from '../testing/smallRelease.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';
import { openPurging } from './openCdn.ts';
import { keyOf, keyOfAll } from './pageKeys.ts';
import { checkPurge, sendPurge } from './sendPurge.ts';

let host: TestHost;
let edge: EdgeCache;
let purging: ReturnType<typeof begin>;
let originUrl = '';
let released = 0;

beforeEach(() => open('Cloudflare'));
afterEach(close);

async function open(name: CdnName): Promise<void> {
  edge = await startEdgeCache(name, () => originUrl);
  const variables = cdnVariablesOf(name, edge.purgeUrl);
  host = await openTestHost({ variables });
  originUrl = await host.app.listen({ port: 0, host: '127.0.0.1' });
  purging = begin();
}

async function close(): Promise<void> {
  await host.close();
  await edge.close();
}

/** Opens the purging as a host does at its start: what is owed is read from DATA_DIR. */
function begin() {
  const { cdn, releasesDir } = host.environment;
  if (!cdn) throw new Error('No CDN is set');
  return openPurging({
    releasesDir,
    file: join(host.dataDir, 'cdn.json'),
    send: (keys) => sendPurge(cdn, keys),
    now: () => host.clock.now,
    logger: pino({ ...privateLogging }, { write: (line: string) => void host.log.push(line) }),
  });
}

const small = {
  '/': '<title>Home</title>',
  '/about': '<title>About</title>',
  '/contact': { html: '<title>Contact</title>', marks: ['form'] },
  '/calls': { html: '<title>Calls</title>', marks: ['callDays'] },
  [paths.thanks]: '<title>Thanks</title>',
  '/404': '<title>Not here</title>',
} satisfies SmallRelease['pages'];
const files = { 'rss.xml': '<rss>one</rss>', '_astro/app.one.js': 'first()' };

async function publish(changed: SmallRelease['pages'] = {}, changedFiles: Record<string, string> = {}): Promise<void> {
  released += 1;
  publishSmallRelease(host.environment.releasesDir, `${20_261_123_000_000 + released}-aaaaaa`, {
    pages: { ...small, ...changed },
    files: { ...files, ...changedFiles },
  });
  purging.note();
}

async function visit(path: string): Promise<string> {
  return (await fetch(`${edge.url}${path}`)).text();
}

/** Visits the addresses in order through the CDN. Returns those that it asked the host for. */
async function visitAll(...addresses: string[]): Promise<string[]> {
  for (const address of addresses) await visit(address);
  return edge.takeAsked();
}

const later = (seconds: number) => {
  host.clock.now = new Date(host.clock.now.getTime() + seconds * 1000);
};
const keysTold = () => edge.told.splice(0).map(({ body, headers }) => keysIn(headers, body));

describe('a CDN that is told of changes', () => {
  it('keeps pages that are the same for all visitors, for which browsers ask each time', async () => {
    await publish();
    const { headers } = await fetch(`${originUrl}/about`);
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate, s-maxage=86400');
    expect(headers.get('cache-tag')).toBe(`${keyOfAll},${keyOf('/about')}`);
    expect(await visitAll('/', '/about', '/', '/about', '/about?utm=1', '/about?utm=1')).toEqual([
      '/',
      '/about',
      '/about?utm=1',
    ]);
  });

  it('keeps pages that record the opening of their form, and free hours for half a minute', async () => {
    await publish({ '/audit': { html: 'Audit', marks: ['form', 'opening'] } });
    const { headers } = await fetch(`${originUrl}/audit`);
    expect([headers.get('cache-control'), headers.get('set-cookie')]).toEqual([
      'public, max-age=0, must-revalidate, s-maxage=86400',
      null,
    ]);
    expect((await fetch(`${originUrl}/calls`)).headers.get('cache-control')).toContain('s-maxage=30');
    expect(await visitAll('/audit', '/audit', paths.opened, paths.opened)).toEqual([
      '/audit',
      paths.opened,
      paths.opened,
    ]);
    expect((await fetch(`${originUrl}${paths.opened}`)).headers.get('set-cookie')).toMatch(/^opened=/);
  });

  it('keeps nothing meant for one visitor', async () => {
    await publish();
    for (const path of ['/contact', paths.thanks, '/404', '/nowhere', paths.formToken])
      expect(await visitAll(path, path), path).toEqual([path, path]);
  });

  it('forgets what changed in a release, with any query, and nothing else', async () => {
    await publish();
    await purging.look();
    const all = ['/', '/about', '/about?utm=1', '/rss.xml', '/_astro/app.one.js'];
    await visitAll(...all);
    await publish({ '/about': '<title>Who we are</title>' }, { 'rss.xml': '<rss>two</rss>' });
    keysTold();
    await purging.look();
    expect(keysTold()).toEqual([expect.arrayContaining([keyOf('/about'), keyOf('/rss.xml')])]);
    expect(await visitAll(...all)).toEqual(['/about', '/about?utm=1', '/rss.xml']);
    expect(await visit('/about')).toContain('Who we are');
  });

  it('is told nothing by a release that changes nothing', async () => {
    await publish();
    await purging.look();
    keysTold();
    await publish();
    await purging.look();
    expect(keysTold()).toEqual([]);
  });

  it('is told of pages that were added, were removed, or changed only in their policy', async () => {
    await publish({ '/old': 'old' });
    await purging.look();
    keysTold();
    await publish({ '/new': 'new', '/about': { html: small['/about'], headers: { 'X-Policy': 'other' } } });
    await purging.look();
    expect(keysTold().map((keys) => keys.toSorted())).toEqual([['/about', '/new', '/old'].map(keyOf).toSorted()]);
  });

  it('is told once more after 20 seconds, because an older page may have been on its way', async () => {
    await publish();
    await purging.look();
    later(20);
    await purging.look();
    expect(keysTold()).toEqual([[keyOfAll], [keyOfAll]]);
    await publish({ '/about': 'second' });
    for (const seconds of [0, 0, 19.9, 0.1, 0, 60]) {
      later(seconds);
      await purging.look();
    }
    expect(keysTold()).toEqual([[keyOf('/about')], [keyOf('/about')]]);
  });

  it('forgets everything where nobody knows what it holds, or where more than 30 pages changed', async () => {
    await publish();
    await purging.look();
    expect(keysTold()).toEqual([[keyOfAll]]);
    await publish(Object.fromEntries(Array.from({ length: 31 }, (_, place) => [`/page-${place}`, 'new'])));
    await purging.look();
    expect(keysTold()).toEqual([[keyOfAll]]);
  });
});

describe('a purge that fails', () => {
  beforeEach(async () => {
    await publish();
    await purging.look();
    await visitAll('/', '/about');
    edge.away = { status: 500 };
    keysTold();
  });

  it('is repeated with growing pauses of at most a minute until it works, even after the host restarts', async () => {
    await publish({ '/about': 'second' });
    const pauses = [1, 2, 4, 8, 16, 32, 60, 60];
    await purging.look();
    for (const pause of pauses) {
      later(pause - 0.1);
      await purging.look();
      later(0.1);
      await purging.look();
    }
    expect(edge.told).toHaveLength(1 + pauses.length);
    expect(purging.failingForMs()).toBe(183_000);
    expect(
      host.log.filter((line) => line.includes('status 500')),
      'the log says it once',
    ).toHaveLength(1);
    purging = begin();
    edge.away = undefined;
    await purging.look();
    expect(await visitAll('/', '/about')).toEqual(['/about']);
    expect(purging.failingForMs()).toBe(0);
  });

  it('is repeated at once where the clock was set back by a day', async () => {
    await publish({ '/about': 'second' });
    await purging.look();
    edge.away = undefined;
    later(-86_400);
    await purging.look();
    expect(await visitAll('/', '/about')).toEqual(['/about']);
  });

  it('covers each release that visitors got meanwhile, even if the last equals the first', async () => {
    await publish({ '/about': 'second' });
    await purging.look();
    await publish();
    edge.away = undefined;
    later(1);
    keysTold();
    await purging.look();
    expect(keysTold()).toEqual([expect.arrayContaining([keyOf('/about')])]);
  });

  it('is repeated only after the pause that the CDN asks for', async () => {
    edge.away = { status: 429, headers: { 'Retry-After': '90' } };
    await publish({ '/about': 'second' });
    await purging.look();
    later(89);
    await purging.look();
    expect(edge.told).toHaveLength(1);
    later(1);
    await purging.look();
    expect(edge.told).toHaveLength(2);
  });
});

describe('the purge call', () => {
  const cdns = [
    { name: 'Cloudflare', headers: { authorization: 'Bearer TOKEN' } },
    { name: 'Fastly', headers: { 'fastly-key': 'TOKEN' } },
    // The one that is called once for each key.
    { name: 'Bunny', headers: { accesskey: 'TOKEN' } },
    { name: 'Varnish', headers: { authorization: 'Bearer TOKEN' } },
  ] as const;
  const isMade = async ({ headers, name }: (typeof cdns)[number]) => {
    if (name !== 'Cloudflare') {
      await close();
      await open(name);
    }
    await publish();
    await purging.look();
    await visitAll('/', '/about', '/rss.xml');
    await publish({ '/': 'second', '/about': 'second' });
    keysTold();
    await purging.look();
    expect(edge.told[0]?.headers).toMatchObject(headers);
    expect(edge.told).toHaveLength(name === 'Bunny' ? 2 : 1);
    expect(await visitAll('/', '/about', '/rss.xml')).toEqual(['/', '/about']);
  };
  for (const cdn of cdns)
    it(
      `is made as the handbook has it for ${cdn.name}, for keys that its answers carry`,
      ['Fastly', 'Varnish'].includes(cdn.name) ? { tags: 'long' } : {},
      () => isMade(cdn),
    );

  it('is tried before a start, and a failure names the variable that is wrong', async () => {
    const { cdn } = host.environment;
    if (!cdn) throw new Error('No CDN is set');
    await checkPurge(cdn);
    edge.away = { status: 403 };
    await expect(checkPurge(cdn)).rejects.toThrow(
      /^CDN_PURGE_HEADERS: 127\.0\.0\.1:\d+ does not purge \(.*status 403\)/,
    );
    edge.away = { status: 307, headers: { Location: '/elsewhere' } };
    await expect(checkPurge(cdn)).rejects.toThrow(/^CDN_PURGE_URL: .* does not purge \(.*status 307\)/);
  });
});
