import type { FormToken } from '@frontage/contract/contact/formMarkup.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { limitsOf } from '../limits/limits.ts';
import { tokenOf, typed } from '../testing/requests.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';
import { createFloodGauge } from './rate.ts';

const limit = 60;
const allLimit = 150;
let host: TestHost;
let token: FormToken;
let sent = 0;
/** Paths of the pages that the renderer was asked for. */
const asked: string[] = [];

beforeAll(async () => {
  host = await openTestHost({
    settings: { sendMailPer10Minutes: limit, sendMailAllPer10Minutes: allLimit, trustedProxies: 1 },
    replace: () => ({
      draw: async (path) => {
        asked.push(path);
        return undefined;
      },
    }),
  });
  token = await tokenOf(host.app);
});
afterEach(() => vi.useRealTimers());
afterAll(() => host.close());

/**
 * Sends a request that nobody has sent before. The proxy appends `from` to X-Forwarded-For, after anything `forged`.
 */
function post(from: string, { forged, headers = {} }: { forged?: string; headers?: Record<string, string> } = {}) {
  sent += 1;
  return host.app.inject({
    method: 'POST',
    url: '/send-mail',
    headers: {
      accept: 'application/json',
      'x-forwarded-for': forged ? `${forged}, ${from}` : from,
      ...headers,
    },
    payload: { formId: 'contact', formToken: token.formToken, ...typed, message: `Message ${sent}` },
  });
}

async function postMany(count: number, from: (index: number) => [string, string?]) {
  const answers = [];
  for (let index = 0; index < count; index += 1) {
    const [address, forged] = from(index);
    answers.push(await post(address, forged === undefined ? {} : { forged }));
  }
  return answers;
}

const taken = (answers: { statusCode: number }[]) => answers.filter(({ statusCode }) => statusCode === 200).length;

describe('the limit of one address', () => {
  it('accepts exactly its number of 200 requests and tells all others when to come back', async () => {
    const answers = await postMany(200, () => ['203.0.113.1']);
    expect(taken(answers)).toBe(limit);
    expect(taken(answers.slice(0, limit))).toBe(limit);
    for (const answer of answers.slice(limit)) {
      expect(answer.statusCode).toBe(429);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(500);
      expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(600);
    }
  });

  it('ignores 200 forged senders: only what our own proxy adds is believed', async () => {
    const answers = await postMany(200, (index) => ['203.0.113.2', `198.51.100.${index}`]);
    expect(taken(answers)).toBe(limit);
  });

  it('is shared by all IPv6 addresses of a household, and is separate from its neighbour’s', async () => {
    const answers = await postMany(limit + 5, (index) => [`2001:db8:1:2::${(index + 1).toString(16)}`]);
    expect(taken(answers)).toBe(limit);
    expect((await post('2001:DB8:0001:2:ffff:ffff:ffff:ffff')).statusCode).toBe(429);
    expect((await post('2001:db8:1:3::1')).statusCode).not.toBe(429);
  });

  it('shows a visitor without script what was typed, and draws no page for one who keeps sending', async () => {
    asked.length = 0;
    const postPlain = () =>
      host.app.inject({
        method: 'POST',
        url: '/send-mail',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'text/html',
          'x-forwarded-for': '203.0.113.3',
        },
        payload: new URLSearchParams({ formId: 'contact', pagePath: '/contact', ...typed }).toString(),
      });
    await postMany(limit, () => ['203.0.113.3']);
    const answers = [];
    for (let index = 0; index <= limit; index += 1) answers.push(await postPlain());
    for (const answer of answers) {
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(answers.map(({ body }) => body.includes(typed.message))).toEqual([...Array(limit).fill(true), false]);
    expect(answers.at(-1)?.body).toContain('Go back in your browser');
    expect(asked).toEqual(Array(limit).fill('/contact'));
  });
});

describe('without a trusted proxy', () => {
  it('X-Forwarded-For is not read at all', async () => {
    const bare = await openTestHost({ settings: { sendMailPer10Minutes: 5 } });
    try {
      const { formToken } = await tokenOf(bare.app);
      const statuses: number[] = [];
      for (let index = 0; index < 20; index += 1) {
        const answer = await bare.app.inject({
          method: 'POST',
          url: '/send-mail',
          headers: { 'x-forwarded-for': `198.51.100.${index}`, 'x-real-ip': `198.51.100.${index}` },
          payload: { formId: 'contact', formToken, ...typed, message: `Message ${index}` },
        });
        statuses.push(answer.statusCode);
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    } finally {
      await bare.close();
    }
  });
});

describe('the limit of all addresses together', () => {
  it('keeps what exceeds it in quarantine, with the usual thank-you and without an email to anybody', async () => {
    const before = (await host.payload.count({ collection: 'leads' })).totalDocs;
    const answers = await postMany(20, (index) => [`203.0.113.${100 + index}`]);
    expect(taken(answers)).toBe(20);
    const { docs } = await host.payload.find({ collection: 'leads', sort: '-id', limit: 20, depth: 0 });
    expect(before).toBeGreaterThanOrEqual(allLimit);
    expect(new Set(docs.map(({ status, quarantineReason }) => `${status}: ${quarantineReason}`))).toEqual(
      new Set(['quarantine: More came at once than people send']),
    );
    const ids = docs.map(({ id }) => id);
    expect((await host.payload.count({ collection: 'deliveries', where: { lead: { in: ids } } })).totalDocs).toBe(0);
  });

  it('ends after ten minutes', async () => {
    host.clock.now = new Date(Date.now() + 600_000);
    vi.setSystemTime(host.clock.now);
    await post('203.0.113.200');
    const { docs } = await host.payload.find({ collection: 'leads', sort: '-id', limit: 1, depth: 0 });
    expect(docs[0]?.status).toBe('new');
  });

  it('stores nothing above ten times the limit, and says when to come back', async () => {
    const bare = await openTestHost();
    onTestFinished(() => bare.close());
    vi.setSystemTime('2026-11-21T12:00:00Z');
    const gauge = createFloodGauge(limitsOf(bare.payload), 3);
    const counted = await Promise.all(Array.from({ length: 31 }, () => gauge.count()));
    expect(counted.slice(0, 3).every(({ suspicion, refusal }) => !suspicion && !refusal)).toBe(true);
    expect(counted.slice(3, 30).every(({ suspicion, refusal }) => suspicion && !refusal)).toBe(true);
    expect(counted[30]?.refusal).toMatchObject({ status: 503, retryAfterS: 600 });
    vi.setSystemTime('2026-11-21T12:10:00Z');
    expect(await gauge.count()).toEqual({ suspicion: undefined, refusal: undefined });
  });

  it('answers a flood with 503 and the time to come back', async () => {
    const small = await openTestHost({ settings: { sendMailAllPer10Minutes: 1 } });
    try {
      const { formToken } = await tokenOf(small.app);
      const send = (index: number, url: string) =>
        small.app.inject({
          method: 'POST',
          url,
          payload: { formId: 'contact', formToken, ...typed, message: `Message ${index}` },
        });
      for (let index = 0; index < 10; index += 1) expect((await send(index, '/send-mail')).statusCode).toBe(200);
      for (const url of ['/send-mail', '/send-mail/smart-contract-audit', '/subscribe', '/booking']) {
        const answer = await send(10, url);
        expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([503, true]);
      }
    } finally {
      await small.close();
    }
  });
});
