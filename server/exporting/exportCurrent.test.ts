import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { holdDirectory } from '../holdDirectory.ts';
import { exportHost, lostAddresses } from '../testing/exportedSite.ts';
import { publishSite } from '../testing/publishSite.ts';
import { startS3 } from '../testing/s3Server.ts';
import { samplePng, uploadCutSample } from '../testing/samplePicture.ts';
import { fillSite } from '../testing/siteContent.ts';
import { publishSmallRelease } from '../testing/smallRelease.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';
import { type ExportTarget, openBucketTarget, openFolder } from './ExportTarget.ts';
import { exportBucketOf, exportCurrent } from './exportCurrent.ts';

const [siteUrl, backendUrl] = ['https://www.wharfside.example', 'https://forms.wharfside.example'];

let host: TestHost;
let picture = '';
let social = '';
beforeAll(async () => {
  host = await openTestHost({ variables: { SITE_URL: siteUrl, BACKEND_URL: backendUrl } });
  const { filename } = await uploadCutSample(host.payload, 'port');
  picture = `media/${filename}`;
  const head = { title: 'Flow', description: 'Flow' };
  const { id } = await host.payload.create({
    collection: 'pages',
    data: { title: 'Flow', slug: 'flow', type: 'page', head, _status: 'published' },
  });
  social = `social/page-${id}.png`;
  await host.payload.create({ collection: 'redirects', data: { from: '/old', to: '/flow', isPermanent: true } });
  await host.payload.create({ collection: 'redirects', data: { from: '/now', to: '/flow', isPermanent: false } });
  publish('20261123000000-aaaaaa', `/${picture}`);
});
afterAll(() => host.close());

function publish(id: string, src: string): void {
  const page = (title: string) => ({
    html: `<html data-backend="${backendUrl}"><meta charset="utf-8"><title>${title}</title><meta content="${siteUrl}/${social}?v=1"><img srcset="${src} 1x" src="https://elsewhere.example/media/theirs.png">`,
    headers: { 'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${title}'; frame-ancestors 'none'` },
  });
  publishSmallRelease(host.environment.releasesDir, id, {
    pages: { '/': page('Home'), '/flow': page('Flow'), '/404': page('Not here') },
    parts: { later: 7 },
    files: {
      '_astro/site.js': 'script',
      'rss.xml': '<rss/>',
      'robots.txt': 'User-agent: *',
      '.well-known/security.txt': 'Contact:',
    },
  });
}

function exportTo(target: ExportTarget, hasExactNames = false) {
  const { environment, payload } = host;
  return exportCurrent({ payload, environment, target, hasExactNames, now: new Date('2026-11-23T12:00:00Z') });
}

function makeScratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'frontage-export-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function openS3() {
  const server = await startS3();
  onTestFinished(() => server.close());
  const variables = Object.fromEntries(
    Object.entries({ ...server.variables, S3_PREFIX: 'www' }).map(([name, value]) => [`EXPORT_${name}`, value]),
  );
  const bucket = exportBucketOf(host.environment, variables);
  if (!bucket) throw new Error('No bucket is set');
  const address = `${bucket.endpoint}/${bucket.name}/www`;
  return { server, variables, target: openBucketTarget(bucket), address };
}

test('all that the pages of a site name is exported, and their forms lead to its host', async () => {
  const small = await openTestHost({
    filling: fillSite,
    variables: { SITE_URL: siteUrl, BACKEND_URL: backendUrl },
  });
  onTestFinished(small.close);
  await publishSite(small);
  const exported = await exportHost(small);
  onTestFinished(() => rmSync(exported.folder, { recursive: true, force: true }));
  // Pictures that come with a filling have no files.
  expect(exported.missing.filter((name) => !name.startsWith('media/quay'))).toEqual([]);
  expect(await lostAddresses(small, exported)).toEqual([]);
  const forms = exported.pages.flatMap(({ $ }) => $('form').toArray());
  const actions = forms.map(({ attribs: { action } }) => action ?? '');
  expect(actions).toContain(`${backendUrl}/send-mail`);
  expect(actions.filter((action) => !action.startsWith(`${backendUrl}/`))).toEqual([]);
});

test('a folder gets pages, the pictures that they show, headers and redirects', async () => {
  const folder = makeScratch();
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const exported = await exportTo(openFolder(folder, { hasTwins: false }));
  expect(exported).toEqual({
    release: '20261123000000-aaaaaa',
    pages: 3,
    later: 7,
    written: 11,
    same: 0,
    removed: 0,
    missing: [],
  });
  expect(read('flow.html')).toContain(
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-Flow'">`,
  );
  expect(readFileSync(join(folder, picture)).equals(await samplePng())).toBe(true);
  expect(readFileSync(join(folder, social)).subarray(1, 4).toString()).toBe('PNG');
  expect(read('_redirects').split('\n')).toEqual(
    expect.arrayContaining([
      '/old /flow 301',
      '/now /flow 302',
      '/index / 301',
      `/book/cancel ${backendUrl}/book/cancel 302`,
      `/wp-json/* ${backendUrl}/wp-json/:splat 302`,
    ]),
  );
  const rules = new Map(
    read('_headers')
      .split('\n\n')
      .map((rule) => rule.trim().split(/\n\s*/))
      .map(([path = '', ...headers]) => [path, headers]),
  );
  expect(rules.get('/*')).toEqual([
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: strict-origin-when-cross-origin',
    'Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy: same-origin',
    'X-Frame-Options: DENY',
    'X-Robots-Tag: noindex',
    'Strict-Transport-Security: max-age=63072000; includeSubDomains',
    "Content-Security-Policy: frame-ancestors 'none'",
  ]);
  expect(rules.get('/_astro/*')).toEqual([
    'Cache-Control: public, max-age=31536000, immutable',
    'Cross-Origin-Resource-Policy: same-origin',
  ]);
  expect(rules.get('/rss.xml')).toEqual(['Cache-Control: public, max-age=900']);
  expect(rules.get('/media/*')).toEqual(expect.arrayContaining(['Cross-Origin-Resource-Policy: cross-origin']));
});

test('a bucket gets pages at their exact addresses, each with type and lifetime, and redirects', async () => {
  const { server, target } = await openS3();
  await exportTo(target, true);
  expect(await server.keys()).toEqual(
    [
      '.frontage-export.json',
      '.well-known/security.txt',
      '404.html',
      '_astro/site.js',
      '_headers',
      '_redirects',
      'favicon.ico',
      'flow',
      'index',
      'index.html',
      picture,
      'now',
      'old',
      'robots.txt',
      'rss.xml',
      social,
      ...['blog/feed', 'feed', 'feed/atom', 'feed/rss2', 'rss', 'sitemap_index.xml', 'wp-sitemap.xml'],
    ]
      .map((key) => `www/${key}`)
      .sort(),
  );
  expect(await server.about('www/flow')).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  expect(await server.about(`www/${picture}`)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=2592000',
  });
  expect(await server.about('www/old')).toMatchObject({ 'x-amz-website-redirect-location': '/flow' });
});

test('a bucket gets what pages load, then pages, then what leads to them, and last loses what is gone', async () => {
  const { server, target } = await openS3();
  await exportTo(target, true);
  server.asked.length = 0;
  const { filename } = await uploadCutSample(host.payload, 'quay');
  publish('20261123000001-bbbbbb', `/media/${filename}`);
  await exportTo(target, true);
  const at = (line: string) => {
    const place = server.asked.indexOf(line);
    expect(place, line).toBeGreaterThan(-1);
    return place;
  };
  const note = 'PUT www/.frontage-export.json';
  const order = [note, `PUT www/media/${filename}`, 'PUT www/flow', 'PUT www/index.html', `DELETE www/${picture}`].map(
    at,
  );
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(server.asked.at(-1)).toBe(note);
  expect(server.asked).not.toContain('PUT www/rss.xml');
});

test('a bucket that fails halfway is completed by the next export', async () => {
  const { server, target } = await openS3();
  server.failNext(1_000);
  await expect(exportTo(target, true)).rejects.toThrow('The bucket');
  server.failNext(0);
  await exportTo(target, true);
  expect(await server.keys()).toContain('www/index.html');
});

test('pictures that cannot be found are named', async () => {
  publish('20261123000002-cccccc', '/media/lost.webp');
  const { missing } = await exportTo(openFolder(makeScratch(), { hasTwins: false }));
  expect(missing).toEqual(['media/lost.webp']);
});

test('one export runs at a time', async () => {
  const folder = join(host.dataDir, 'export');
  mkdirSync(folder, { recursive: true });
  const hold = holdDirectory(folder, new Date());
  await expect(exportTo(openFolder(makeScratch(), { hasTwins: false }))).rejects.toThrow(
    'Another export runs, as process',
  );
  if (hold.kind === 'held') hold.release();
});

test('pages whose forms would reach no host are not exported', async () => {
  const { environment, payload } = host;
  const target = openFolder(makeScratch(), { hasTwins: false });
  const to = (url: string) =>
    exportCurrent({
      payload,
      target,
      hasExactNames: false,
      now: new Date(),
      environment: { ...environment, backendUrl: url },
    });
  await expect(to(siteUrl)).rejects.toThrow(/^BACKEND_URL: forms and searches of an exported site/);
  await expect(to('https://other.wharfside.example')).rejects.toThrow('The pages were made for another BACKEND_URL');
});

test('the bucket of uploaded files cannot serve a site, and missing variables are named', async () => {
  const { server, variables } = await openS3();
  const cms = { ...host.environment.cms, bucket: exportBucketOf(host.environment, variables) };
  expect(() => exportBucketOf({ cms }, variables)).toThrow(/^EXPORT_S3_BUCKET: is the bucket that holds files/);
  expect(() => exportBucketOf(host.environment, { EXPORT_S3_BUCKET: 'www' })).toThrow(
    /^EXPORT_S3_ENDPOINT: is missing, and an export to a bucket needs it.*EXPORT_S3_/,
  );
  expect(exportBucketOf(host.environment, server.variables)).toBeUndefined();
});
