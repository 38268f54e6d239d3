import { Agent, request as requestHttp } from 'node:http';
import { connect } from 'node:net';
import { newsletterPaths, paths } from '@frontage/contract/paths.ts';
import { expect, it, onTestFinished } from 'vitest';
import { describeRequest, faultsOf, type GivenAnswer } from '../testing/answerFaults.ts';
import { createChance } from '../testing/chance.ts';
import { faultsInLog, openEveryRouteHost } from '../testing/everyRouteHost.ts';
import { type GeneratedRequest, generateRequest } from '../testing/generatedRequests.ts';

const requests = 50_000;
const atOnce = 4;
const goalP99Ms = 100;
/** These routes take 250 ms on purpose, so that their time does not reveal which addresses are known. */
const takesItsTime = new Set<string>([paths.subscribe, newsletterPaths.again]);

/** Request lines and headers that no HTTP client would send. */
const torn = [
  'GET\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: a\r\nX: ${'b'.repeat(100_000)}\r\n\r\n`,
  'POST /send-mail HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
  'POST /send-mail HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /send-mail HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n\r\n',
  'GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
];

it(`answers ${requests} generated requests over HTTP: no fault, no trace, 99 of 100 within ${goalP99Ms} ms`, async () => {
  const { host, ids } = await openEveryRouteHost();
  onTestFinished(() => host.close());
  const address = host.app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  onTestFinished(() => agent.destroy());

  const chance = createChance(4711);
  const times: number[] = [];
  const statuses: Record<number, number> = {};
  let made = 0;
  const visitor = async () => {
    while (made < requests) {
      made += 1;
      const request = generateRequest(chance, { ids });
      const begun = performance.now();
      const answer = await send(agent, port, request);
      if (!takesItsTime.has(request.url.split('?')[0] ?? '')) times.push(performance.now() - begun);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      const faults = faultsOf(answer, host.dataDir);
      if (faults.length > 0) expect.unreachable(`${faults.join(', ')}: ${describeRequest(request)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));

  for (const bytes of torn) {
    const body = await sendRaw(port, bytes);
    expect(faultsOf({ status: Number(body.split(' ')[1] ?? 0), headers: {}, body }, host.dataDir), bytes).toEqual([]);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  console.info(`${requests} requests: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms; ${JSON.stringify(statuses)}`);
  expect(faultsInLog(host)).toEqual([]);
  expect(at(0.99)).toBeLessThan(goalP99Ms);
}, 1_800_000);

function send(agent: Agent, port: number, { body, headers, method, url }: GeneratedRequest): Promise<GivenAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<GivenAnswer>();
  const path = url.replace(/[^\x21-\x7e]/g, '%20');
  const head = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replace(/[^\t\x20-\xff]/g, '')]),
  );
  const length = body ? { 'content-length': String(body.length) } : {};
  const call = requestHttp({ agent, port, host: '127.0.0.1', method, path, headers: { ...head, ...length } });
  call.on('response', (answer) => {
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    const done = () =>
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks).toString() });
    answer.on('end', done).on('error', done);
  });
  // A refusal may close the connection before the whole body is sent. Then there is no answer to look at.
  call.on('error', (error) => ('code' in error ? resolve({ status: 0, headers: {}, body: '' }) : reject(error)));
  call.end(body);
  return promise;
}

function sendRaw(port: number, bytes: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  let said = '';
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
  socket.setTimeout(2000, () => socket.destroy());
  socket.on('data', (chunk) => {
    said += chunk.toString();
    socket.end();
  });
  socket.on('error', () => undefined).on('close', () => resolve(said));
  return promise;
}
