import { policyReportsPath } from '@frontage/contract/reports/policyReport.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publishSmallRelease } from '../testing/smallRelease.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';
import { readReports } from './countReport.ts';

let host: TestHost;
beforeEach(async () => {
  host = await openTestHost();
  publishSmallRelease(host.environment.releasesDir, '20261121000000-aaaaaa', {
    pages: { '/contacts': 'Write to us', '/404': 'Not here' },
  });
});
afterEach(() => host.close());

const site = 'http://localhost:3000';

/** A report as Chrome sends it with the Reporting API. */
const sent = (body: object = {}) => ({
  age: 12,
  type: 'csp-violation',
  url: `${site}/contacts`,
  user_agent: 'Browser of one visitor',
  body: {
    documentURL: `${site}/contacts?token=secret#form`,
    effectiveDirective: 'img-src',
    blockedURL: 'https://ads.example/pixel.gif?visitor=ada@example.com',
    disposition: 'enforce',
    originalPolicy: "default-src 'none'",
    referrer: 'https://search.example/?q=ada',
    statusCode: 200,
    ...body,
  },
});

/** A report as Firefox sends it. */
const older = (report: object = {}) => ({
  'csp-report': {
    'blocked-uri': 'inline',
    'document-uri': `${site}/contacts`,
    'original-policy': "default-src 'none'",
    referrer: '',
    'violated-directive': 'script-src-elem',
    ...report,
  },
});

function send(body: object | string, { type = 'application/reports+json', origin = site } = {}) {
  return host.app.inject({
    method: 'POST',
    url: policyReportsPath,
    headers: { host: 'localhost:3000', origin, 'content-type': type, 'user-agent': 'Browser of one visitor' },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    remoteAddress: '198.51.100.7',
  });
}

const counted = async () => (await readReports(host.payload, host.clock.now)).first;

describe('what the policy of a page refused', () => {
  it('is counted by directive, origin and page, without query, referrer or visitor', async () => {
    expect((await send([sent(), sent()])).statusCode).toBe(204);
    expect(await counted()).toEqual([
      { directive: 'img-src', blocked: 'https://ads.example', page: '/contacts', reports: 2 },
    ]);
    expect(host.log.join('')).not.toMatch(/198\.51\.100\.7|Browser of one|ada@|q=ada|secret/);
  });

  it('is also accepted in the older format', async () => {
    const type = 'application/csp-report';
    expect((await send(older(), { type })).statusCode).toBe(204);
    await send(older({ 'violated-directive': "img-src 'self'", 'blocked-uri': 'data' }), { type });
    expect(await counted()).toEqual([
      { directive: 'img-src', blocked: 'data', page: '/contacts', reports: 1 },
      { directive: 'script-src-elem', blocked: 'inline', page: '/contacts', reports: 1 },
    ]);
  });

  it('is also reported for strings that Trusted Types blocked', async () => {
    await send([sent({ effectiveDirective: 'require-trusted-types-for', blockedURL: 'trusted-types-sink' })]);
    expect(await counted()).toMatchObject([{ directive: 'require-trusted-types-for', blocked: 'trusted-types-sink' }]);
  });

  it.each([
    ['the address of an extension', { blockedURL: 'chrome-extension' }],
    ['what an extension loads', { blockedURL: 'moz-extension://4f/style.css' }],
    ['what the script of an extension does', { blockedURL: 'inline', sourceFile: 'safari-web-extension://4f/a.js' }],
    ['an empty frame', { blockedURL: 'about' }],
    ['a page of another site', { documentURL: 'https://other.example/contacts' }],
    ['a directive that is none', { effectiveDirective: 'ada@example.com' }],
    ['a page that is no address', { documentURL: 'contacts' }],
  ])('leaves out %s', async (_, body) => {
    expect((await send([sent(body)])).statusCode).toBe(204);
    expect(await counted()).toEqual([]);
  });

  it('names no page that the site does not have', async () => {
    await send([sent({ documentURL: `${site}/made-up/ada@example.com` })]);
    expect(await counted()).toMatchObject([{ page: '' }]);
  });

  it.each([
    ['another site', [sent()], { origin: 'https://other.example' }, 403],
    ['another kind', [sent()], { type: 'application/json' }, 415],
    ['more than 64 KB', 'x'.repeat(70_000), {}, 413],
  ])('refuses %s', async (_, body, how, status) => {
    expect((await send(body, how)).statusCode).toBe(status);
    expect(await counted()).toEqual([]);
  });

  it('counts twenty per body, and sixty bodies per address in ten minutes', async () => {
    await send(Array.from({ length: 30 }, () => sent()));
    expect((await counted())[0]?.reports).toBe(20);
    for (let sentBodies = 1; sentBodies < 62; sentBodies += 1) {
      expect((await send([sent()])).statusCode).toBe(204);
    }
    expect((await counted())[0]?.reports).toBe(20 + 59);
  });

  it.each(['', 'null', '[]', '[null]', '{', '[[[]]]', '"text"'])('survives %j', async (body) => {
    expect([204, 400]).toContain((await send(body)).statusCode);
    expect(await counted()).toEqual([]);
  });
});
