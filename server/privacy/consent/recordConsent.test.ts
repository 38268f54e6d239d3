import { wordsOfConsent } from '@frontage/contract/consent.ts';
import { paths } from '@frontage/contract/paths.ts';
import { settings as demoSettings } from '@frontage/demo/settings.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defined } from '../../seed/stored.ts';
import { openTestHost, type TestHost } from '../../testing/testHost.ts';

let host: TestHost;
let count = 0;
let visitor = '';

const texts = demoSettings.consent;
if (!texts) throw new Error('The demo has no texts for the question');
const given = { answer: 1, version: texts.version, counting: true, campaigns: false };

beforeAll(async () => {
  host = await openTestHost();
  await host.payload.updateGlobal({
    slug: 'site-settings',
    // The demo's menu shows pictures, which are not uploaded here.
    data: {
      ...defined(demoSettings),
      identity: {},
      navigation: [{ label: 'Work', href: '/', links: [{ label: 'Home', href: '/' }] }],
    },
    depth: 0,
  });
});
afterAll(() => host.close());
beforeEach(() => {
  count += 1;
  visitor = count.toString(16).padStart(32, '0');
});

/** Sends from a separate network address, since limits count per address. */
function send(body: object, headers: Record<string, string> = {}, remoteAddress = `198.51.100.${count}`) {
  return host.app.inject({
    method: 'POST',
    url: paths.consent,
    headers: { host: 'localhost:3000', origin: 'http://localhost:3000', ...headers },
    payload: body,
    remoteAddress,
  });
}

async function rows() {
  const where = { visitor: { equals: visitor } };
  return (await host.payload.find({ collection: 'consents', where, sort: 'answer', depth: 0 })).docs;
}

describe('the log of consent', () => {
  it('stores what was allowed, the version and the words, by our own clock', async () => {
    host.clock.now = new Date('2026-11-21T10:00:00.000Z');
    const response = await send({ ...given, visitor });
    expect(response.statusCode).toBe(204);
    expect(await rows()).toMatchObject([
      { ...given, visitor, answeredAt: '2026-11-21T10:00:00.000Z', text: wordsOfConsent(texts) },
    ]);
  });

  it('stores neither the address nor the browser of the visitor, in the row or in the log of requests', async () => {
    await send({ ...given, visitor }, { 'user-agent': 'Browser of one visitor' });
    const kept = JSON.stringify(await rows()) + host.log.join('');
    expect(kept).toContain(visitor);
    expect(kept).not.toContain(`198.51.100.${count}`);
    expect(kept).not.toContain('Browser of one visitor');
  });

  it('stores each answer of a visitor who changes their mind, and a repeated one once', async () => {
    await Promise.all([send({ ...given, visitor }), send({ ...given, visitor })]);
    expect((await send({ ...given, visitor, answer: 2, counting: false })).statusCode).toBe(204);
    expect((await send({ ...given, visitor, answer: 2, counting: false })).statusCode).toBe(204);
    expect((await rows()).map(({ answer, counting }) => [answer, counting])).toEqual([
      [1, true],
      [2, false],
    ]);
  });

  it('does not make up words for a version that the site no longer has', async () => {
    await send({ ...given, visitor, version: '2020-01-01' });
    expect(await rows()).toMatchObject([{ version: '2020-01-01', text: null }]);
  });

  it.each([
    ['a name in place of the number', { visitor: 'ada@example.com' }],
    ['a field of somebody else’s making', { email: 'ada@example.com' }],
    ['a choice that is no choice', { counting: 'granted' }],
  ])('refuses %s', async (_, wrong) => {
    const response = await send({ ...given, visitor, ...wrong });
    expect(response.statusCode).toBe(400);
    expect(response.body).not.toContain('ada@example.com');
    expect(await rows()).toEqual([]);
  });

  it('refuses a request from a page of another site', async () => {
    expect((await send({ ...given, visitor }, { origin: 'https://other.example' })).statusCode).toBe(403);
    expect(await rows()).toEqual([]);
  });

  it('refuses a body of the wrong size or type', async () => {
    expect((await send({ ...given, visitor, version: 'x'.repeat(2000) })).statusCode).toBe(413);
    expect((await send({ ...given, visitor }, { 'content-type': 'text/plain' })).statusCode).toBe(400);
  });

  it('stops an address that fills the log, and says when to retry', async () => {
    const statuses: number[] = [];
    for (let answer = 1; answer <= 31; answer += 1) {
      statuses.push((await send({ ...given, visitor, answer }, {}, '203.0.113.9')).statusCode);
    }
    expect(statuses.filter((status) => status === 204)).toHaveLength(30);
    const refused = await send({ ...given, visitor }, {}, '203.0.113.9');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('can be read by admins only and changed by nobody', async () => {
    const asRole = (role: 'admin' | 'sales' | 'editor') => ({
      overrideAccess: false,
      user: {
        id: 1,
        collection: 'users' as const,
        email: `${role}@wharfside.example`,
        role,
        updatedAt: '',
        createdAt: '',
      },
    });
    await send({ ...given, visitor });
    const [row] = await rows();
    const collection = 'consents';
    await expect(host.payload.find({ collection, ...asRole('admin') })).resolves.toBeDefined();
    await expect(host.payload.find({ collection, ...asRole('sales') })).rejects.toThrow();
    await expect(
      host.payload.update({ collection, id: row?.id ?? 0, data: { counting: false }, ...asRole('admin') }),
    ).rejects.toThrow();
    await expect(host.payload.delete({ collection, id: row?.id ?? 0, ...asRole('admin') })).rejects.toThrow();
  });
});
