import { originSecretHeader } from '@frontage/contract/originSecret.ts';
import { paths } from '@frontage/contract/paths.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishSite } from '../testing/publishSite.ts';
import { typed } from '../testing/requests.ts';
import { fillSite } from '../testing/siteContent.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

const secret = 'a-secret-that-the-cdn-adds-to-each-request';
let host: TestHost;

beforeAll(async () => {
  host = await openTestHost({ variables: { ORIGIN_SECRET: secret }, filling: fillSite });
  await publishSite(host);
});
afterAll(() => host.close());

const everywhere = [
  '/',
  '/nowhere',
  '/a/',
  '/media/a.png',
  '/wp-json/frontage/v1/glossary',
  paths.formToken,
  paths.geo,
];
const wrong: Record<string, string>[] = [
  {},
  { [originSecretHeader]: '' },
  { [originSecretHeader]: `${secret}x` },
  { [originSecretHeader]: secret.slice(0, -1) },
  { [originSecretHeader]: `${secret}, ${secret}` },
];

describe('a host that answers only its CDN', () => {
  it('publishes through its renderer, and answers requests that carry the secret', async () => {
    const answer = await host.app.inject({ url: '/contact', headers: { [originSecretHeader]: secret } });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('Contact us')]);
  });

  it('answers nobody else at any address', async () => {
    for (const headers of wrong) {
      for (const url of everywhere) {
        const answer = await host.app.inject({ url, headers });
        expect([url, answer.statusCode, answer.headers['cache-control']]).toEqual([url, 403, 'private, no-store']);
        expect(answer.body).toContain('The website is not read here');
        expect(answer.body).not.toContain(secret);
      }
    }
  });

  it('accepts no form from anybody else, and reads none of its body', async () => {
    const answer = await host.app.inject({ method: 'POST', url: paths.sendMail, payload: { ...typed } });
    expect(answer.statusCode).toBe(403);
    expect((await host.payload.count({ collection: 'leads' })).totalDocs).toBe(0);
  });

  it('tells supervisors in its own network how it is, and nobody from elsewhere', async () => {
    for (const url of ['/healthz', '/readyz']) {
      for (const remoteAddress of ['127.0.0.1', '::1', '10.4.0.7']) {
        expect((await host.app.inject({ url, remoteAddress })).statusCode).toBe(200);
      }
      // A forged X-Forwarded-For must not make a client a supervisor.
      const forged = { 'x-forwarded-for': '127.0.0.1' };
      expect((await host.app.inject({ url, remoteAddress: '93.184.215.14', headers: forged })).statusCode).toBe(403);
    }
  });

  it('keeps the secret out of its log', () => {
    expect(host.log.length).toBeGreaterThan(0);
    expect(host.log.filter((line) => line.includes(secret))).toEqual([]);
  });
});
