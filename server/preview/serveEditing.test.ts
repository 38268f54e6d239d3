import { afterAll, beforeAll, expect, it } from 'vitest';
import { keptByNobody } from '../http/baseHeaders.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost({ variables: { ADMIN_URL: 'https://admin.example.com/' } });
});
afterAll(() => host.close());

it.each([
  ['/edit/services/flow', '/services/flow'],
  ['/edit/services/flow?utm_source=letter', '/services/flow'],
  ['/edit/', '/'],
  ['/edit//example.org/x', '//example.org/x'],
  ['/edit/caf%C3%A9&path=x', '/caf%C3%A9&path=x'],
])('%s redirects to the admin, and nowhere else, with the path of the page', async (url, path) => {
  const answer = await host.app.inject({ url });
  const to = new URL(String(answer.headers.location));
  expect([answer.statusCode, to.origin, to.pathname]).toEqual([302, 'https://admin.example.com', '/admin/edit']);
  expect([...to.searchParams]).toEqual([['path', path]]);
});

it('gives everybody the same answer, which is neither cached nor indexed', async () => {
  const [known, signedIn] = await Promise.all(
    [{}, { cookie: 'payload-token=somebody' }].map((headers) =>
      host.app.inject({ url: '/edit/nothing-here', headers }),
    ),
  );
  expect(signedIn?.headers.location).toBe(known?.headers.location);
  expect(known?.headers).toMatchObject({
    'cache-control': keptByNobody,
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  expect(known?.headers).not.toHaveProperty('set-cookie');
});

it('does not touch a page of that name', async () => {
  expect((await host.app.inject({ url: '/edit' })).statusCode).not.toBe(302);
});
