import { speedPath } from '@frontage/contract/speedFigures.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestHost, type TestHost } from '../testing/testHost.ts';
import { readSpeeds } from './readSpeeds.ts';

let host: TestHost;
beforeEach(async () => {
  host = await openTestHost();
});
afterEach(() => host.close());

const measured = { page: 'article', width: 'phone', LCP: 1234.5, CLS: 0.02, INP: 90, TTFB: 120 };

/** Sends text as `navigator.sendBeacon` does. */
function send(body: object | string, { headers = {}, remoteAddress = '198.51.100.7' } = {}) {
  return host.app.inject({
    method: 'POST',
    url: speedPath,
    headers: {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      'content-type': 'text/plain;charset=UTF-8',
      'user-agent': 'Browser of one visitor',
      cookie: 'country=NL',
      ...headers,
    },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    remoteAddress,
  });
}

const visits = async () => (await readSpeeds(host.payload, host.clock.now)).map(({ visits }) => visits);

describe('what a browser measured on a page', () => {
  it('is counted by kind of page and width', async () => {
    const response = await send(measured);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(await readSpeeds(host.payload, host.clock.now)).toMatchObject([
      { page: 'article', width: 'phone', visits: 1, figures: { LCP: { grade: 'good' }, INP: { grade: 'good' } } },
    ]);
  });

  it('sets no cookie, and leaves neither address nor browser in the log', async () => {
    const { headers } = await send(measured);
    expect(headers['set-cookie']).toBeUndefined();
    expect(host.log.join('')).not.toMatch(/198\.51\.100\.7|Browser of one visitor|country=NL/);
  });

  it.each<[string, object | string]>([
    ['no JSON', 'LCP=1234'],
    ['an address in place of the kind of the page', { ...measured, page: '/blog/one-article' }],
    ['an id of the visitor', { ...measured, visitor: 'ada@example.com' }],
    ['a figure below nothing', { ...measured, LCP: -1 }],
    ['a figure that is a word', { ...measured, CLS: 'ada@example.com' }],
  ])('is refused if it contains %s', async (_, body) => {
    const response = await send(body);
    expect(response.statusCode).toBe(400);
    expect(response.body).not.toContain('ada@example.com');
    expect(await visits()).toEqual([]);
  });

  it('is refused from a page of another site, and above its size limit', async () => {
    expect((await send(measured, { headers: { origin: 'https://other.example' } })).statusCode).toBe(403);
    expect((await send('x'.repeat(600))).statusCode).toBe(413);
    expect(await visits()).toEqual([]);
  });

  it('is no longer counted from an address that makes figures up, without telling it', async () => {
    for (let sent = 0; sent < 300; sent += 1) await send({ page: 'home', width: 'tablet', TTFB: 1 });
    expect((await send(measured)).statusCode).toBe(204);
    expect(await visits()).toEqual([300]);
    await send(measured, { remoteAddress: '198.51.100.8' });
    expect(await visits()).toEqual([300, 1]);
  });
});

it('counts nothing with VITALS=0, but answers pages that still send reports', async () => {
  await host.close();
  host = await openTestHost({ variables: { VITALS: '0' } });
  expect((await send(measured)).statusCode).toBe(204);
  expect(await visits()).toEqual([]);
});
