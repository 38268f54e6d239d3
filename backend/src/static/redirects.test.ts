import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishSmallRelease } from '../testing/smallRelease.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

let host: TestHost;
const get = (url: string) => host.app.inject({ url });
const add = (from: string, to: string, isPermanent: boolean) =>
  host.payload.create({ collection: 'redirects', data: { from, to, isPermanent } });

beforeAll(async () => {
  host = await openTestHost();
  publishSmallRelease(host.environment.releasesDir, '20261121000000-aaaaaa', {
    pages: { '/': '<title>Home</title>', '/services/flow': '<title>Flow</title>', '/404': '<title>Not here</title>' },
  });
  await add('/services/old', '/services/flow', true);
  await add('/for-now', '/services/flow', false);
});
afterAll(() => host.close());

it.each([
  ['/services/old', 308, '/services/flow'],
  ['/services/old?utm=1', 308, '/services/flow?utm=1'],
  ['/for-now', 307, '/services/flow'],
])('redirects from %s', async (from, status, to) => {
  const answer = await get(from);
  expect([answer.statusCode, answer.headers.location]).toEqual([status, to]);
});

it('shows an existing page even if a redirect has its address', async () => {
  expect((await get('/services/flow')).statusCode).toBe(200);
  expect((await get('/services/nothing')).statusCode).toBe(404);
});

it('follows a new redirect some seconds later', async () => {
  await add('/new', '/services/flow', true);
  host.clock.now = new Date(host.clock.now.getTime() + 6_000);
  expect((await get('/new')).statusCode).toBe(308);
});
