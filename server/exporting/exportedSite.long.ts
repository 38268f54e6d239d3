import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReleases } from '../publishing/servedReleases.ts';
import { openEveryRouteHost } from '../testing/everyRouteHost.ts';
import { type ExportedSite, exportHost, lostAddresses } from '../testing/exportedSite.ts';
import type { TestHost } from '../testing/testHost.ts';

const [siteUrl, backendUrl] = ['https://www.wharfside.example', 'https://forms.wharfside.example'];
let host: TestHost;
let exported: ExportedSite;

beforeAll(async () => {
  ({ host } = await openEveryRouteHost({ SITE_URL: siteUrl, BACKEND_URL: backendUrl }));
  exported = await exportHost(host);
  expect(exported.missing).toEqual([]);
});
afterAll(async () => {
  rmSync(exported.folder, { recursive: true, force: true });
  await host.close();
});

test('header and page together state exactly the policy that the host sends with the page', () => {
  const release = openReleases(host.environment.releasesDir).current();
  const [, common = ''] = /^ {2}Content-Security-Policy: (.*)$/m.exec(exported.read('_headers')) ?? [];
  const directivesOf = (policy: string) => policy.split('; ');
  for (const { $, path } of exported.pages) {
    const sent = release?.pageAt(path)?.headers['Content-Security-Policy'] ?? '';
    const held = $('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
    const both = new Set([...directivesOf(common), ...directivesOf(held)]);
    expect([...both].sort(), path).toEqual(directivesOf(sent).sort());
  }
  expect(exported.pages.length).toBeGreaterThan(20);
});

test('every address that a page names and the host answers is a file or a redirect', async () => {
  expect(await lostAddresses(host, exported)).toEqual([]);
});

test('every form leads to the host, including searches', () => {
  const actions = exported.pages.flatMap(({ $ }) =>
    $('form')
      .toArray()
      .map(({ attribs: { action } }) => action ?? ''),
  );
  expect(actions).toContain(`${backendUrl}/search`);
  expect(actions).toContain(`${backendUrl}/send-mail`);
  expect(actions.filter((action) => !action.startsWith(`${backendUrl}/`))).toEqual([]);
});

test('a form sent without script from an exported page is an ordinary request, and the host thanks for it', async () => {
  const contact = exported.pages.find(({ $ }) => $('form[action$="/send-mail"] [name="formToken"]').length > 0);
  if (!contact) throw new Error('There is no page with a form');
  const form = contact.$('form[action$="/send-mail"]').first();
  const fields = new URLSearchParams({ name: 'Ada', email: 'ada@example.com', message: 'Hello' });
  for (const name of ['formId', 'formToken', 'pagePath'])
    fields.set(name, String(form.find(`[name="${name}"]`).val() ?? ''));
  const answer = await host.app.inject({
    method: 'POST',
    url: '/send-mail',
    headers: {
      host: new URL(backendUrl).host,
      origin: siteUrl,
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: fields.toString(),
  });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/thank-you']);
  const { docs } = await host.payload.find({ collection: 'leads' });
  expect(docs.map(({ email, status }) => [email, status])).toEqual([['ada@example.com', 'new']]);
});
