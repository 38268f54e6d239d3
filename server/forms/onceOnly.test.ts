import { mkdtempSync } from 'node:fs';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHttpClient } from '@frontage/client/http.ts';
import { sendMailSuccess } from '@frontage/contract/contact/answers.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { tokenOf, typed } from '../testing/requests.ts';
import { endData, openTestHost, type TestHost } from '../testing/testHost.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'frontage-once-'));
let host: TestHost;

beforeAll(async () => {
  host = await openTestHost({ dataDir });
});
afterAll(async () => {
  await host.close();
  await endData(dataDir);
});

const countLeads = async (email: string) =>
  (await host.payload.count({ collection: 'leads', where: { email: { equals: email } } })).totalDocs;
const countOwed = async (email: string) =>
  (await host.payload.count({ collection: 'deliveries', where: { 'lead.email': { equals: email } } })).totalDocs;

/** Returns a function that sends the same body and key each time. */
async function prepareRequest(email: string) {
  const { formToken } = await tokenOf(host.app);
  return (fields: Record<string, string> = {}) =>
    host.app.inject({
      method: 'POST',
      url: '/send-mail',
      headers: { accept: 'application/json', 'idempotency-key': `key-of-${email.replace('@', '-at-')}` },
      payload: { formId: 'contact', formToken, ...typed, email, ...fields },
    });
}

describe('one key', () => {
  it('makes one request and equal answers, for twenty calls at once and twenty after a restart', async () => {
    const email = 'restart@example.com';
    const send = await prepareRequest(email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => send()));
    await host.close();
    host = await openTestHost({ dataDir });
    answers.push(...(await Promise.all(Array.from({ length: 20 }, () => send()))));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    expect([await countLeads(email), await countOwed(email)]).toEqual([1, 3]);
  });

  it('is refused with 422 for another body, also after a restart of the host, and changes nothing', async () => {
    const email = 'other-body@example.com';
    const send = await prepareRequest(email);
    await send();
    expect((await send({ message: 'Something else' })).statusCode).toBe(422);
    await host.close();
    host = await openTestHost({ dataDir });
    expect((await send({ message: 'Something else' })).statusCode).toBe(422);
    const { docs } = await host.payload.find({ collection: 'leads', where: { email: { equals: email } }, depth: 0 });
    expect(docs.map(({ message }) => message)).toEqual([typed.message]);
  });
});

/** A proxy in front of the host that loses the first answers, after the host has given them. */
async function startLosingProxy(lost: number, lose: 'as status 500' | 'by cutting the line') {
  const { port } = (await startListening()).address() as AddressInfo;
  const statuses: number[] = [];
  const proxy = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    const passed = forward({ host: '127.0.0.1', port, path: url, method, headers }, (answer) => {
      answer.resume().once('end', () => {
        statuses.push(answer.statusCode ?? 0);
        if (statuses.length > lost) return;
        if (lose === 'as status 500') outgoing.writeHead(500).end();
        else outgoing.destroy();
      });
      if (statuses.length < lost) return;
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  const { port: proxyPort } = proxy.address() as AddressInfo;
  return { statuses, client: createHttpClient({ baseURL: `http://127.0.0.1:${proxyPort}`, wait: () => 1 }) };
}

async function startListening() {
  if (!host.app.server.listening) await host.app.listen({ port: 0, host: '127.0.0.1' });
  return host.app.server;
}

describe('an answer that is lost after the request was stored', () => {
  it('is given again when our client retries by itself: one request, success, never the duplicate text', async () => {
    const email = 'lost-500@example.com';
    const { client, statuses } = await startLosingProxy(3, 'as status 500');
    const { formToken } = await tokenOf(host.app);
    const body = { formId: 'contact', formToken, ...typed, email };
    const answer = await client.post('/send-mail', body, { headers: { 'Idempotency-Key': 'lost-answer-500' } });
    expect(() => sendMailSuccess.parse(answer)).not.toThrow();
    expect(statuses).toEqual([200, 200, 200, 200]);
    expect([await countLeads(email), await countOwed(email)]).toEqual([1, 3]);
  });

  it('is given again when the visitor presses the button again', async () => {
    const email = 'lost-line@example.com';
    const { client, statuses } = await startLosingProxy(1, 'by cutting the line');
    const { formToken } = await tokenOf(host.app);
    const body = { formId: 'contact', formToken, ...typed, email };
    const send = () => client.post('/send-mail', body, { headers: { 'Idempotency-Key': 'lost-answer-line' } });
    await expect(send()).rejects.toMatchObject({ message: 'Network Error' });
    sendMailSuccess.parse(await send());
    expect(statuses).toEqual([200, 200]);
    expect([await countLeads(email), await countOwed(email)]).toEqual([1, 3]);
  });
});
