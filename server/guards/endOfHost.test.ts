import { type Agent, request as ask, Agent as HttpAgent, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { FormToken } from '@frontage/contract/contact/formMarkup.ts';
import { expect, it, onTestFinished } from 'vitest';
import { type HostProcess, startHostProcess } from '../testing/hostProcess.ts';
import { makeMultipart, typed } from '../testing/requests.ts';

interface Answer {
  status: number | undefined;
  connection: string | undefined;
  body: string;
}

async function answerOf(message: IncomingMessage): Promise<Answer> {
  return { status: message.statusCode, connection: message.headers.connection, body: await text(message) };
}

function get(host: HostProcess, path: string, agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    ask(`${host.url}${path}`, { agent }, (message) => resolve(answerOf(message)))
      .on('error', reject)
      .end();
  });
}

function createKeptAgent(): Agent {
  const agent = new HttpAgent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  return agent;
}

/** Begins a request with a file and holds back its second half. */
async function beginUpload(host: HostProcess) {
  const { formToken } = (await (await fetch(`${host.url}/form-token?formId=contact`)).json()) as FormToken;
  const { headers, payload } = makeMultipart({ formId: 'contact', formToken, ...typed }, [
    { field: 'file', name: 'plan.txt', content: 'Two berths. '.repeat(100_000) },
  ]);
  const length = { 'content-length': payload.length, accept: 'application/json' };
  const call = ask(`${host.url}/send-mail`, { method: 'POST', headers: { ...headers, ...length } });
  const answer = new Promise<Answer>((resolve, reject) => {
    call.on('error', reject).on('response', (message) => resolve(answerOf(message)));
  });
  const half = payload.length / 2;
  await new Promise<void>((resolve) => call.write(payload.subarray(0, half), () => resolve()));
  return {
    async finish() {
      call.end(payload.subarray(half));
      return answer;
    },
  };
}

/** Begins a request and holds back the last line of its head. */
async function beginHead(host: HostProcess) {
  const socket = connect(host.port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await new Promise<void>((resolve) => socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n', () => resolve()));
  return {
    finish() {
      socket.write('\r\n');
      return text(socket);
    },
  };
}

const takesNobody = async (host: HostProcess) =>
  fetch(`${host.url}/healthz`).then(
    () => false,
    () => true,
  );

/** ms between the requests of one visitor. Without a pause they took a core away from all other tests. */
const paceMs = 10;

/**
 * Sends visitors to the host for as long as it is ready, as a proxy in front does. Returns the statuses of their
 * answers.
 */
async function sendVisitors(host: HostProcess): Promise<number[]> {
  const agent = createKeptAgent();
  const statuses: number[] = [];
  let isReady = true;
  await Promise.all([
    ...Array.from({ length: 4 }, async () => {
      for (; isReady; await pause(paceMs)) statuses.push((await get(host, '/', agent)).status ?? 0);
    }),
    (async () => {
      for (; isReady; await pause(paceMs)) isReady = (await get(host, '/readyz', agent)).status === 200;
    })(),
  ]);
  return statuses;
}

it('loses no request and resets no connection when it ends, even if it is told to end twice', async () => {
  const host = await startHostProcess({ DRAIN_SECONDS: '2' });
  const kept = createKeptAgent();
  expect(await get(host, '/', kept)).toMatchObject({ status: 200, connection: 'keep-alive' });
  const visitors = sendVisitors(host);
  const [upload, head] = await Promise.all([beginUpload(host), beginHead(host)]);
  host.terminate();

  const statuses = await visitors;
  expect(statuses.length).toBeGreaterThan(4);
  expect(new Set(statuses)).toEqual(new Set([200]));
  // Clients that do not ask whether it is ready are still answered.
  const ending = { status: 503, body: expect.stringContaining('"status":"ending"') };
  expect(await get(host, '/readyz', kept)).toMatchObject(ending);
  expect(await get(host, '/healthz', kept)).toMatchObject({ status: 200, body: '{"status":"ending"}' });
  expect(await get(host, '/', kept)).toMatchObject({ status: 200 });

  await expect.poll(() => takesNobody(host)).toBe(true);
  host.terminate();
  const answer = await head.finish();
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer).toMatch(/^connection: close\r$/im);
  expect(await upload.finish()).toMatchObject({ status: 200, body: expect.stringContaining('"success":true') });
  expect(await host.ended).toBe(0);
});
