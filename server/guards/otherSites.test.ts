import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { formCalls } from '@frontage/contract/calls.ts';
import { paths } from '@frontage/contract/paths.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send, sendFiles, tokenOf, typed } from '../testing/requests.ts';
import { publishSmallRelease } from '../testing/smallRelease.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

let host: TestHost;
let count = 0;
const createSender = () => {
  count += 1;
  return { ...typed, email: `visitor${count}@example.com` };
};

beforeAll(async () => {
  host = await openTestHost({ settings: { allowedOrigins: ['https://agency.example'] } });
  publishSmallRelease(host.environment.releasesDir, '20261121000000-aaaaaa', {
    pages: { '/': 'Home', '/404': 'Not here' },
  });
});
afterAll(() => host.close());

const countLeads = async () => (await host.payload.count({ collection: 'leads' })).totalDocs;
const leadOf = async (email: string) =>
  (await host.payload.find({ collection: 'leads', where: { email: { equals: email } }, depth: 0 })).docs[0];

/** Every call that stores what a form sends. */
const writing = [
  paths.sendMail,
  ...formCalls.map(({ call }) => call.path),
  paths.estimate,
  paths.update,
  paths.articleFile,
  paths.subscribe,
];

describe('a page of another site', () => {
  it.each([
    ['under its own name', { origin: 'https://evil.example' }],
    ['under a name that begins like ours', { origin: 'https://agency.example.evil.example' }],
    ['under ours by another protocol', { origin: 'http://agency.example' }],
    ['without a name', { origin: 'null' }],
    ['with no origin, known by what the browser says', { 'sec-fetch-site': 'cross-site' }],
    ['of the same site, but another host', { 'sec-fetch-site': 'same-site' }],
    ['with no origin, but with cookies', { cookie: 'opened=x.y' }],
  ])('sends nothing: %s', async (_how, headers) => {
    const before = await countLeads();
    for (const url of writing) {
      const answer = await host.app.inject({ method: 'POST', url, headers, payload: createSender() });
      expect([url, answer.statusCode]).toEqual([url, 403]);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
    expect(await countLeads()).toBe(before);
  });

  it('sends no JSON under a content type that needs no preflight', async () => {
    for (const type of ['text/plain', 'text/plain;charset=UTF-8', 'application/csp-report', '']) {
      const answer = await host.app.inject({
        method: 'POST',
        url: paths.sendMail,
        headers: type ? { 'content-type': type } : {},
        payload: JSON.stringify(createSender()),
      });
      expect([type, answer.statusCode]).toEqual([type, type ? 415 : answer.statusCode]);
      expect(answer.statusCode).toBe(415);
    }
  });

  it.each(['https://evil.example', 'null', 'https://agency.example.evil.example'])(
    'is not let in by a preflight: %s',
    async (origin) => {
      for (const url of [...writing, '/wp-json/frontage/v1/glossary', paths.formToken, paths.geo]) {
        const asked = await host.app.inject({
          method: 'OPTIONS',
          url,
          headers: {
            origin,
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'content-type,idempotency-key',
          },
        });
        expect([url, asked.headers['access-control-allow-origin']]).toEqual([url, undefined]);
      }
    },
  );
});

describe('a page of an allowed host', () => {
  it('is named in the answer, with credentials, and never by a star', async () => {
    const origin = 'https://agency.example';
    const asked = await host.app.inject({
      method: 'OPTIONS',
      url: paths.sendMail,
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect([asked.statusCode, asked.headers['access-control-allow-origin']]).toEqual([204, origin]);
    expect(asked.headers['access-control-allow-credentials']).toBe('true');
    expect(String(asked.headers.vary)).toContain('Origin');
    expect((await send(host.app, createSender(), { origin })).statusCode).toBe(200);
  });

  it('is not answered with a star, and neither is any other', async () => {
    for (const url of ['/', '/healthz', '/wp-json/frontage/v1/glossary', '/geo', '/form-token?formId=contact']) {
      for (const origin of ['https://agency.example', 'https://evil.example']) {
        const { headers } = await host.app.inject({ url, headers: { origin } });
        expect(headers['access-control-allow-origin'] ?? '').not.toBe('*');
      }
    }
  });
});

describe('fields that are not ours', () => {
  const postBody = async (payload: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
    (await host.app.inject({ method: 'POST', url: paths.sendMail, headers, payload })).statusCode;

  it.each([
    [
      'of the collection',
      { status: 'won', quarantineReason: '', owner: 1, receivedAt: '2020-01-01', payloadHash: 'x' },
    ],
    ['of the database', { id: 1, createdAt: '2020-01-01', idempotencyKey: 'mine-alone', deliveries: 'x' }],
    ['named constructor and prototype', { constructor: 'x', prototype: 'x', toString: 'x', hasOwnProperty: 'x' }],
  ])('are ignored: %s', async (_what, more) => {
    const ada = createSender();
    expect((await send(host.app, { ...ada, ...more })).statusCode).toBe(200);
    const lead = await leadOf(ada.email);
    expect(lead).toMatchObject({ ...ada, status: 'new', idempotencyKey: null });
    expect(lead?.id).not.toBe(Number('id' in more ? more.id : 0));
    expect(String(lead?.receivedAt)).toContain(host.clock.now.toISOString().slice(0, 10));
  });

  it.each([
    ['__proto__', (email: string) => `{"name":"Ada","email":"${email}","message":"Hi","__proto__":{"status":"won"}}`],
    [
      'constructor',
      (email: string) =>
        `{"name":"Ada","email":"${email}","message":"Hi","constructor":{"prototype":{"polluted":"1"}}}`,
    ],
    ['nested', (email: string) => `{"name":{"first":"Ada"},"email":"${email}","message":"Hi"}`],
    ['a list of objects', (email: string) => `{"name":"Ada","email":"${email}","message":[{"text":"Hi"}]}`],
  ])('that hold objects are refused with 400, and no prototype is touched: %s', async (_what, bodyOf) => {
    const { email } = createSender();
    expect(await postBody(bodyOf(email))).toBe(400);
    expect(await leadOf(email)).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect('polluted' in {}).toBe(false);
  });

  it('in the names of a form pollute nothing, and are no fields either', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const ada = createSender();
    const more =
      '&__proto__[status]=won&__proto__=won&constructor[prototype][polluted]=1&name[first]=Eve&fields.status=won';
    expect(await postBody(new URLSearchParams(ada).toString() + more, form)).toBe(200);
    expect(await leadOf(ada.email)).toMatchObject({ name: ada.name, status: 'quarantine' });
    expect('polluted' in {} || 'status' in {}).toBe(false);
    const bea = createSender();
    const parts = { ...bea, __proto__: 'won', 'constructor.prototype.polluted': '1' };
    expect((await sendFiles(host.app, parts, [])).statusCode).toBe(200);
    expect('polluted' in {}).toBe(false);
  });

  it('that are sent twice count once: the first one does, for every reader of the form', async () => {
    const ada = createSender();
    const { formToken } = await tokenOf(host.app);
    const body = new URLSearchParams({ formId: 'contact', formToken, ...ada });
    body.append('name', 'Eve');
    body.append('email', 'eve@example.com');
    body.append('status', 'won');
    expect(await postBody(body.toString(), { 'content-type': 'application/x-www-form-urlencoded' })).toBe(200);
    expect(await leadOf(ada.email)).toMatchObject({ name: ada.name, status: 'new' });
    expect(await leadOf('eve@example.com')).toBeUndefined();
  });

  it('are refused when there are too many', async () => {
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`field${index}`, 'x']));
    expect((await send(host.app, { ...createSender(), ...many })).statusCode).toBe(400);
  });
});

describe('an address that a visitor names', () => {
  it.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://127.0.0.1:3001/admin',
    'https://evil.example/?q=1',
    'javascript:alert(document.cookie)',
    'file:///etc/passwd',
    'data:text/html,<script>alert(1)</script>',
    '//evil.example/path',
  ])('is text and nothing else: %s is stored as sent, and nobody is called', async (resendUrl) => {
    const ada = createSender();
    const called: unknown[] = [];
    const note = (message: unknown) => called.push(message);
    subscribe('net.client.socket', note);
    try {
      expect((await send(host.app, { ...ada, resendUrl })).statusCode).toBe(200);
      await host.deliver();
      expect(called).toEqual([]);
      // Proves that a call would have been noticed.
      await fetch('http://127.0.0.1:59999').catch(() => undefined);
      expect(called).not.toEqual([]);
    } finally {
      unsubscribe('net.client.socket', note);
    }
    const isAddress = URL.canParse(resendUrl);
    expect(await leadOf(ada.email)).toMatchObject({
      resendUrl,
      status: isAddress ? 'quarantine' : 'new',
      quarantineReason: isAddress ? 'It says that it was sent from a page that is not ours' : null,
    });
  });

  it('is no suspicion if it is one of our own pages', async () => {
    for (const resendUrl of ['https://agency.example/contact?utm_source=x#form', 'http://localhost/contact']) {
      const ada = createSender();
      await send(host.app, { ...ada, resendUrl });
      expect(await leadOf(ada.email)).toMatchObject({ resendUrl, status: 'new' });
    }
  });

  it('is never redirected to', async () => {
    const targets = [
      '/?next=//evil.example',
      '/thank-you?next=https://evil.example',
      '//evil.example/',
      '/\\evil.example/',
      '/%5Cevil.example/',
      '/%2F%2Fevil.example/',
      '///evil.example/index.html',
      '/.//evil.example/',
    ];
    for (const url of targets) {
      const { headers } = await host.app.inject({ url });
      const target = headers.location === undefined ? undefined : new URL(String(headers.location), 'http://localhost');
      expect([url, target?.host ?? 'localhost']).toEqual([url, 'localhost']);
    }
    const more = { next: '//evil.example', redirect: 'https://evil.example', pagePath: '//evil.example' };
    const sent = await sendFiles(host.app, { ...createSender(), ...more }, [], { accept: 'text/html' });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/thank-you']);
  });
});

describe('behind a proxy that speaks TLS under another name', () => {
  const outside = {
    host: 'internal:3000',
    origin: 'https://www.agency.example',
    'x-forwarded-host': 'www.agency.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '203.0.113.5',
  };

  it('a form is accepted with and without script if the proxy is trusted, and its cookies are Secure', async () => {
    const behind = await openTestHost({ settings: { trustedProxies: 1 } });
    try {
      const ada = createSender();
      expect((await send(behind.app, ada, outside)).statusCode).toBe(200);
      const plain = await sendFiles(behind.app, createSender(), [], { ...outside, accept: 'text/html' });
      expect([plain.statusCode, plain.headers.location]).toEqual([303, '/thank-you']);
      expect(plain.headers['set-cookie']).toMatch(/; Secure/);
      expect(plain.headers['strict-transport-security']).toBeDefined();
      const evil = { ...outside, origin: 'https://evil.example' };
      expect((await send(behind.app, createSender(), evil)).statusCode).toBe(403);
    } finally {
      await behind.close();
    }
  });

  it('a form is accepted without trusting the proxy if the site’s address is known, whatever is forged', async () => {
    const own = { ...outside, origin: 'https://agency.example' };
    expect((await send(host.app, createSender(), own)).statusCode).toBe(200);
    const plain = await sendFiles(host.app, createSender(), [], { ...own, accept: 'text/html' });
    expect([plain.statusCode, plain.headers.location]).toEqual([303, 'https://agency.example/thank-you']);
    const forged = { ...outside, origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' };
    expect((await send(host.app, createSender(), forged)).statusCode).toBe(403);
  });
});
