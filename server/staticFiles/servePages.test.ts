import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from '../http/addressOf.ts';
import { readAcceptedEncodings } from '../http/encoding.ts';
import { samplePng } from '../testing/samplePicture.ts';
import { publishSmallRelease } from '../testing/smallRelease.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

let host: TestHost;
const get = (url: string, headers: Record<string, string> = {}) => host.app.inject({ url, headers });
const publish = (id: string, release: Parameters<typeof publishSmallRelease>[2]) =>
  publishSmallRelease(host.environment.releasesDir, id, release);

const policy = { 'Content-Security-Policy': "default-src 'none'; script-src 'self'" };
const pages = {
  '/': { html: '<title>Home</title>', headers: { 'X-Page': 'home' } },
  '/contact': { html: '<title>Contact us</title>', headers: policy },
  '/services/flow': '<title>Flow</title>',
  '/404': { html: '<title>Not here</title>', headers: policy },
};
const files = {
  '_astro/app.one.js': 'first()',
  'robots.txt': 'User-agent: *',
  '.well-known/security.txt': 'Contact: mailto:hello@wharfside.example',
  'icons/icon-192.png': 'png',
  'sitemap.xml': '<urlset/>'.repeat(120_000),
};

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

describe('the pages', () => {
  it('are being prepared while there is no release', async () => {
    const answer = await get('/');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.body).toContain('being prepared');
  });

  it('answer at clean addresses with the headers of the release', async () => {
    publish('20261121000000-aaaaaa', { pages, files });
    expect((await get('/')).body).toBe(pages['/'].html);
    expect((await get('/services/flow?utm=1')).body).toBe(pages['/services/flow']);
    const { headers } = await get('/contact');
    expect(headers['content-security-policy']).toBe(policy['Content-Security-Policy']);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers.link).toMatch(/^<https?:\/\/[^/]+\/wp-json\/>; rel="https:\/\/api\.w\.org\/"$/);
    expect((await get('/')).headers['x-page']).toBe('home');
  });

  it('answer with a file that is too large to be kept in memory', async () => {
    expect(await get('/sitemap.xml')).toMatchObject({ statusCode: 200, body: files['sitemap.xml'] });
    const head = await host.app.inject({ method: 'HEAD', url: '/sitemap.xml' });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '1080000', '']);
  });

  it.each([
    ['/_astro/app.one.js', 'public, max-age=31536000, immutable'],
    ['/robots.txt', 'public, max-age=900'],
    ['/icons/icon-192.png', 'public, max-age=3600'],
    ['/.well-known/security.txt', 'public, max-age=3600'],
  ])('let %s be cached for as long as its kind allows', async (address, expected) => {
    const answer = await get(address);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, expected]);
  });

  it('include nothing else below a name that begins with a dot', async () => {
    expect((await get('/.git/config')).statusCode).toBe(404);
    expect((await get('/services/.well-known/x')).statusCode).toBe(404);
  });

  it.each([
    ['/services/flow/', '/services/flow'],
    ['/services/flow.html?a=b', '/services/flow?a=b'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/favicon.ico', '/favicon.svg'],
  ])('redirect permanently from %s to %s', async (from, to) => {
    const answer = await get(from);
    expect([answer.statusCode, answer.headers.location]).toEqual([308, to]);
  });

  it('are sent compressed to clients that accept that, and as they are to others', async () => {
    const compressed = await get('/contact', { 'accept-encoding': 'gzip, br' });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(compressed.headers.vary).toBe('Accept-Encoding');
    const plain = await get('/contact');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(pages['/contact'].html);
  });

  it('are not sent again to clients that have them', async () => {
    const { etag = '' } = (await get('/contact')).headers;
    expect((await get('/contact', { 'if-none-match': String(etag) })).statusCode).toBe(304);
    expect((await get('/contact', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it.each([
    '/nowhere',
    '/a//b',
    '/..%2fpages.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/.env',
    '/pages.json',
    '/release.json',
    '/public/index',
    '/contact.html.br',
    '/contact.html.gz',
    '/a%00b',
    '//evil.example/',
    `/${'a'.repeat(300)}`,
  ])('do not exist at %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('Not here');
    expect(answer.headers['content-security-policy']).toBe(policy['Content-Security-Policy']);
  });

  it('answer 400 to an invalid address', async () => {
    const answer = await get('/%zz');
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.body).not.toContain('zz');
  });

  it('follow a swap with the next request, and keep the files of the previous release', async () => {
    publish('20261121000001-bbbbbb', { pages: { ...pages, '/': '<title>New</title>' } });
    expect((await get('/')).body).toBe('<title>New</title>');
    // Renderer and host are two processes, so a swap is never within a turn of the host's event loop.
    await new Promise(setImmediate);
    publish('20261121000002-cccccc', { pages: { '/': 'third', '/404': 'Not here' } });
    expect((await get('/')).body).toBe('third');
    const script = await get('/_astro/app.one.js');
    for (const ofDocuments of ['permissions-policy', 'content-security-policy', 'referrer-policy'])
      expect(script.headers).not.toHaveProperty(ofDocuments);
    expect(script.headers['x-content-type-options']).toBe('nosniff');
    expect(script.statusCode).toBe(200);
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('answer HEAD like GET, without the body', async () => {
    const answer = await host.app.inject({ method: 'HEAD', url: '/' });
    expect([answer.statusCode, answer.headers['content-length'], answer.body]).toEqual([200, '5', '']);
  });
});

describe('every answer', () => {
  it.each(['/', '/nowhere', '/healthz', '/wp-json/frontage/v1/page?id=0', '/media/nothing.png'])(
    'has the base headers: %s',
    async (url) => {
      const { headers } = await get(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'x-robots-tag': 'noindex',
      });
      expect(headers.server).toBeUndefined();
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );

  it('may be indexed in production, and requires TLS if it came over TLS', async () => {
    const production = await openTestHost({ settings: { isProduction: true, trustedProxies: 1 } });
    const { headers } = await production.app.inject({ url: '/healthz', headers: { 'x-forwarded-proto': 'https' } });
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(headers['strict-transport-security']).toMatch(/max-age=63072000/);
    await production.close();
  });
});

describe('media', () => {
  it('redirects from the former address of a picture to its replacement', async () => {
    const { payload } = host;
    const file = async (name: string) => {
      const data = await samplePng(40, 30);
      return { data, name, mimetype: 'image/png', size: data.length };
    };
    const data = { alt: 'A quay' };
    const { id } = await payload.create({ collection: 'media', data, file: await file('a quay.png') });
    expect((await get('/media/a%20quay.png')).statusCode).toBe(200);
    await payload.update({ collection: 'media', id, data: {}, file: await file('crane.png') });
    // Former names are read at most every five seconds.
    host.clock.now = new Date(host.clock.now.getTime() + 6_000);
    const answer = await get('/media/a%20quay.png');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/media/crane.png']);
    expect((await get('/media/crane.png')).statusCode).toBe(200);
  });

  it('is served from the library, for other sites too, and never runs', async () => {
    writeFileSync(join(host.environment.cms.mediaDir, 'drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    writeFileSync(join(host.environment.cms.mediaDir, 'drawing.svg.br'), 'compressed');
    expect((await get('/media/drawing.svg.br')).statusCode).toBe(404);
    const answer = await get('/media/drawing.svg');
    expect(answer).toMatchObject({ statusCode: 200, body: expect.stringContaining('<svg') });
    const packed = await host.app.inject({ url: '/media/drawing.svg', headers: { 'accept-encoding': 'br' } });
    expect(packed).toMatchObject({ body: 'compressed', headers: { 'content-encoding': 'br' } });
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(answer.headers['content-security-policy']).toContain('sandbox');
    expect((await get('/media/../secrets/backend-secret')).statusCode).toBe(404);
    expect((await get('/media/%2e%2e/secrets/backend-secret')).statusCode).toBeGreaterThanOrEqual(400);
  });
});

describe('an address', () => {
  it('with a dot in its slug may be a page', () => {
    expect(addressOf('/blog/node.js-24')).toEqual({ kind: 'file', file: 'blog/node.js-24' });
  });
});

describe('the accepted encodings', () => {
  it('leave out what is refused', () => {
    expect(readAcceptedEncodings('br;q=0, gzip')).toEqual(['gzip', 'identity']);
    expect(readAcceptedEncodings('*')).toEqual(['br', 'gzip', 'identity']);
    expect(readAcceptedEncodings(undefined)).toEqual(['identity']);
  });
});
