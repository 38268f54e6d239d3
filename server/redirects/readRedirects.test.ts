import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishSmallRelease } from '../testing/smallRelease.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';
import { checkTypedPaths } from '../testing/typedPaths.ts';

let host: TestHost;
const get = (url: string) => host.app.inject({ url });
const add = (from: string, to: string, isPermanent = true) =>
  host.payload.create({ collection: 'redirects', data: { from, to, isPermanent } });
/** The list is read at most every five seconds. */
const somewhatLater = () => {
  host.clock.now = new Date(host.clock.now.getTime() + 6_000);
};
const answerTo = async (url: string) => {
  const { headers, statusCode } = await get(url);
  return [statusCode, headers.location];
};

beforeAll(async () => {
  host = await openTestHost();
  publishSmallRelease(host.environment.releasesDir, '20261121000000-aaaaaa', {
    pages: {
      '/': '<title>Home</title>',
      '/services/flow': '<title>Flow</title>',
      '/rss': '<title>Of sails</title>',
      '/404': '<title>Not here</title>',
    },
  });
  await add('/services/old', '/services/flow');
  await add('/for-now', '/services/flow', false);
  await add('/leistungen.html', '/services/flow');
  await add('/services/flow.html', '/');
  await add('/caf%C3%A9', '/services/flow');
  await add('/u\u0308ber uns'.replace(' ', '%20'), '/services/flow');
  await add('/100%25-remote', '/services/flow');
});
afterAll(() => host.close());

describe('a redirect', () => {
  it.each([
    ['/services/old', 308, '/services/flow'],
    ['/services/old?utm=1', 308, '/services/flow?utm=1'],
    ['/services/old/', 308, '/services/flow'],
    ['/services/old.html', 308, '/services/flow'],
    ['/for-now', 307, '/services/flow'],
  ])('leads on from %s in one step', async (from, status, to) => {
    expect(await answerTo(from)).toEqual([status, to]);
  });

  it('may begin at an address that ends in .html, even where there is a page without it', async () => {
    expect(await answerTo('/leistungen.html?a=b')).toEqual([308, '/services/flow?a=b']);
    expect(await answerTo('/services/flow.html')).toEqual([308, '/']);
  });

  it.each([
    ['the letters of an address bar', '/caf%C3%A9'],
    ['the same in lower case', '/caf%c3%a9'],
    ['letters that were composed otherwise', '/cafe%CC%81'],
    ['letters that were stored otherwise', '/%C3%BCber%20uns'],
    ['a percent sign', '/100%25-remote'],
  ])('is found by %s', async (_, from) => {
    expect(await answerTo(from)).toEqual([308, '/services/flow']);
  });

  it('is followed some seconds after it was made', async () => {
    await add('/new', '/services/flow');
    somewhatLater();
    expect((await get('/new')).statusCode).toBe(308);
  });

  it('never hides an existing page', async () => {
    await host.payload.db.create({ collection: 'redirects', data: { from: '/services/flow', to: '/' } });
    somewhatLater();
    expect((await get('/services/flow')).statusCode).toBe(200);
    expect(await answerTo('/services/flow/')).toEqual([308, '/services/flow']);
  });

  it('works from every address that may be stored, asked for as a browser does', async () => {
    await checkTypedPaths(host, 700);
  });
});

describe('without a redirect', () => {
  it('an address that ends in .html leads to its page, or is not found at once', async () => {
    expect(await answerTo('/index.html')).toEqual([308, '/']);
    expect((await get('/nothing.html')).statusCode).toBe(404);
    expect((await get('/services/nothing')).statusCode).toBe(404);
  });

  it.each([
    ['/feed', '/rss.xml'],
    ['/feed/', '/rss.xml'],
    ['/feed/atom/', '/atom.xml'],
    ['/blog/feed/', '/rss.xml'],
    ['/wp-sitemap.xml', '/sitemap.xml'],
    ['/sitemap_index.xml', '/sitemap.xml'],
    ['/favicon.ico', '/favicon.svg'],
    ['/index', '/'],
  ])('programs that knew a site made with WordPress are led from %s to %s', async (from, to) => {
    expect(await answerTo(from)).toEqual([308, to]);
  });

  it('but a page at such an address comes first', async () => {
    expect((await get('/rss')).statusCode).toBe(200);
    expect(await answerTo('/rss/')).toEqual([308, '/rss']);
  });
});
