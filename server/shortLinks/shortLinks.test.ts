import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { databases } from '../testing/databases.ts';
import { samplePage } from '../testing/samplePage.ts';
import { publishSmallRelease } from '../testing/smallRelease.ts';
import { openStage } from '../testing/stage.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';
import { createFollowShortLink } from './serveShortLinks.ts';

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
  publishSmallRelease(host.environment.releasesDir, '20261121000000-aaaaaa', {
    pages: { '/': '<title>Home</title>', '/404': '<title>Not here</title>' },
  });
  await host.payload.create({ collection: 'pages', data: samplePage('flow', 'A text.') });
  const make = (name: string, target: string, campaign = {}) =>
    host.payload.create({ collection: 'short-links', data: { name, target, campaign } });
  await make('Talk', '/flow', { source: 'slides', name: 'spring 2027' });
  await make('book', 'https://shop.example/book?id=7#top');
});
afterAll(() => host.close());

const get = async (url: string, method: 'GET' | 'HEAD' = 'GET') => {
  const { headers, statusCode } = await host.app.inject({ method, url });
  return { status: statusCode, location: headers.location, cached: headers['cache-control'] };
};
const countOf = async (name: string) => {
  const { docs } = await host.payload.find({ collection: 'short-links', where: { name: { equals: name } } });
  return docs[0]?.count;
};

/* R68 */
describe('a short link', () => {
  it('leads to its page, which is told the link and its campaign, and is kept by no cache', async () => {
    expect(await get('/go/talk')).toEqual({
      status: 302,
      location: '/flow?go=talk&utm_source=slides&utm_campaign=spring+2027',
      cached: 'no-store',
    });
  });

  it('leads to another site as its owner wrote the address', async () => {
    expect(await get('/go/BOOK')).toMatchObject({ status: 302, location: 'https://shop.example/book?id=7#top' });
  });

  it('is counted each time that it is followed, and not when a program only looks', async () => {
    const before = Number(await countOf('talk'));
    await Promise.all(Array.from({ length: 5 }, () => get('/go/talk')));
    await get('/go/talk', 'HEAD');
    expect(await countOf('talk')).toBe(before + 5);
  });

  it.each(['/go/nothing', '/go/../x', '/go/talk/further', '/go/%00'])('leads nowhere from %s', async (url) => {
    expect((await get(url)).status).toBeGreaterThanOrEqual(400);
  });
});

test.each(databases)('counts 50 visitors at once, on %s', async (name) => {
  const stage = await openStage(name);
  const { payload } = stage;
  await payload.create({ collection: 'short-links', data: { name: 'poster', target: 'https://shop.example/' } });
  const follow = createFollowShortLink(payload, () => new Date('2026-11-28T10:00:00Z'));
  await Promise.all(Array.from({ length: 50 }, () => follow('poster', true)));
  const { docs } = await payload.find({ collection: 'short-links' });
  expect(docs).toMatchObject([{ count: 50, lastUsedAt: '2026-11-28T10:00:00.000Z' }]);
  await stage.close();
});

test('refuses a link to nothing, and one that is not encrypted, and frees its name in the trash', async () => {
  const stage = await openStage('SQLite');
  await stage.payload.create({ collection: 'pages', data: samplePage('flow', 'A text.') });
  const answerTo = async (name: string, target: string) => {
    const { body, status } = await stage.asAdmin('POST', 'short-links', { name, target });
    return status === 201 ? 201 : body.errors[0].data.errors[0].message;
  };
  expect(await answerTo('a', '/nowhere')).toBe('/nowhere leads nowhere: There is no page at this address');
  expect(await answerTo('a', 'http://shop.example/')).toBe('A path of this site: it begins with one /');
  expect(await answerTo('a', 'javascript:alert(1)')).toBe('A path of this site: it begins with one /');
  expect(await answerTo('a b', '/flow')).toBe('At most 60 small letters, digits and single hyphens, such as talk-2027');
  expect(await answerTo(' A ', '/flow')).toBe(201);
  const { docs } = await stage.payload.find({ collection: 'short-links' });
  await stage.asAdmin('PATCH', `short-links/${docs[0]?.id}`, { deletedAt: new Date().toISOString() });
  expect(await answerTo('a', '/flow')).toBe(201);
  await stage.close();
});
