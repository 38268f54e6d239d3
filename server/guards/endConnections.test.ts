import { Agent, request as ask } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { tokenOf, typed } from '../testing/requests.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

let host: TestHost;
let url: string;
beforeEach(async () => {
  host = await openTestHost({});
  url = await host.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => host.close());

/**
 * Sends the first half of a request before the host is asked to close, and the rest once it accepts no new connections.
 */
async function sendAcrossClosing(first: string, rest: string): Promise<string> {
  const socket: Socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(first);
  // A later request has been answered, so the half was read.
  await fetch(`${url}/healthz`, { headers: { connection: 'close' } });
  const closed = host.app.close();
  await expect.poll(() => host.app.server.listening).toBe(false);
  socket.write(rest);
  const answer = await text(socket);
  await closed;
  return answer;
}

it('answers a request that it is still reading as it closes, and ends its connection', async () => {
  const answer = await sendAcrossClosing('GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n', '\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer).toMatch(/^connection: close\r$/im);
});

it('stores a message whose second half arrives while it closes, and says so', async () => {
  const { formToken } = await tokenOf(host.app);
  const body = JSON.stringify({ formId: 'contact', formToken, ...typed });
  const head = [
    'POST /send-mail HTTP/1.1',
    'Host: 127.0.0.1',
    'Accept: application/json',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ].join('\r\n');
  const answer = await sendAcrossClosing(`${head}\r\n\r\n${body.slice(0, 20)}`, body.slice(20));
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer).toMatch(/^connection: close\r$/im);
  expect((await host.payload.count({ collection: 'leads' })).totalDocs).toBe(1);
});

function get(agent: Agent): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  ask(`${url}/healthz`, { agent }, (message) => resolve(text(message)))
    .on('error', reject)
    .end();
  return promise;
}

/** Asks again and again on a kept-alive connection until nobody listens any more. Returns what failed before. */
async function askUntilRefused(agent: Agent): Promise<string[]> {
  const faults: string[] = [];
  for (;;) {
    const fault = await get(agent).then(
      () => undefined,
      (error: NodeJS.ErrnoException) => error.code ?? error.message,
    );
    if (fault === 'ECONNREFUSED') return faults;
    if (fault) faults.push(fault);
  }
}

it('resets nobody under load: who is connected is answered, and who comes later is refused', async () => {
  const agents = Array.from({ length: 40 }, () => new Agent({ keepAlive: true }));
  onTestFinished(() => {
    for (const agent of agents) agent.destroy();
  });
  await Promise.all(agents.map(get));
  const asking = agents.map(askUntilRefused);
  await get(new Agent());
  await host.app.close();
  expect((await Promise.all(asking)).flat()).toEqual([]);
});
