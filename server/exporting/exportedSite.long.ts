import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReleases } from '../publishing/servedReleases.ts';
import { openEveryRouteHost } from '../testing/everyRouteHost.ts';
import type { TestHost } from '../testing/testHost.ts';
import { openFolder } from './ExportTarget.ts';
import { exportCurrent } from './exportCurrent.ts';

const [siteUrl, backendUrl] = ['https://www.wharfside.example', 'https://forms.wharfside.example'];
const folder = mkdtempSync(join(tmpdir(), 'frontage-export-'));

let host: TestHost;
let files: Set<string>;
let pages: { name: string; path: string; $: ReturnType<typeof load> }[];

beforeAll(async () => {
  ({ host } = await openEveryRouteHost({ SITE_URL: siteUrl, BACKEND_URL: backendUrl }));
  const { environment, payload } = host;
  const target = openFolder(folder, { hasTwins: false });
  const exported = await exportCurrent({ payload, environment, target, hasExactNames: false, now: new Date() });
  expect(exported.missing).toEqual([]);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  files = new Set(entries.map(({ name, parentPath }) => join(parentPath, name).slice(folder.length)));
  pages = [...files]
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({
      name,
      path: name === '/index.html' ? '/' : name.slice(0, -'.html'.length),
      $: load(readFileSync(join(folder, name), 'utf8')),
    }));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await host.close();
});

const read = (name: string) => readFileSync(join(folder, name), 'utf8');

test('header and page together state exactly the policy that the host sends with the page', () => {
  const release = openReleases(host.environment.releasesDir).current();
  const [, common = ''] = /^ {2}Content-Security-Policy: (.*)$/m.exec(read('_headers')) ?? [];
  const directivesOf = (policy: string) => policy.split('; ');
  for (const { $, path } of pages) {
    const sent = release?.pageAt(path)?.headers['Content-Security-Policy'] ?? '';
    const held = $('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
    const both = new Set([...directivesOf(common), ...directivesOf(held)]);
    expect([...both].sort(), path).toEqual(directivesOf(sent).sort());
  }
  expect(pages.length).toBeGreaterThan(20);
});

test('every address that a page names and the host answers is a file or a redirect', async () => {
  const redirected = read('_redirects')
    .split('\n')
    .map((line) => line.split(' ')[0] ?? '');
  const isThere = (path: string) =>
    [path, `${path}.html`, path === '/' ? '/index.html' : path].some((name) => files.has(decodeURI(name))) ||
    redirected.some((from) => from === path || (from.endsWith('/*') && path.startsWith(from.slice(0, -1))));
  const lost = pages.flatMap(({ $ }) =>
    $('[href], [src], [srcset]')
      .toArray()
      .flatMap(({ attribs: { href, src, srcset } }) => [
        ...[href, src].filter((one) => one !== undefined),
        ...(srcset ?? '').split(',').map((one) => one.trim().split(' ')[0] ?? ''),
      ])
      .filter((address) => address.startsWith('/') || address.startsWith(`${siteUrl}/`))
      .map((address) => new URL(address, siteUrl).pathname)
      .filter((path) => !isThere(path)),
  );
  const named = [...new Set(lost)];
  const answers = await Promise.all(named.map((path) => host.app.inject(path)));
  expect(named.filter((_, place) => answers[place]?.statusCode === 200)).toEqual([]);
});

test('every form leads to the host, including searches', () => {
  const actions = pages.flatMap(({ $ }) =>
    $('form')
      .toArray()
      .map(({ attribs: { action } }) => action ?? ''),
  );
  expect(actions).toContain(`${backendUrl}/search`);
  expect(actions).toContain(`${backendUrl}/send-mail`);
  expect(actions.filter((action) => !action.startsWith(`${backendUrl}/`))).toEqual([]);
});

test('a form sent without script from an exported page is an ordinary request, and the host thanks for it', async () => {
  const contact = pages.find(({ $ }) => $('form[action$="/send-mail"] [name="formToken"]').length > 0);
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
