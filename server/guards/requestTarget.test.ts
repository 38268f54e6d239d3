import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { maxFileBytes, maxFiles } from '@frontage/contract/contact/limits.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

let host: TestHost;
let port: number;
beforeAll(async () => {
  host = await openTestHost();
  await host.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = host.app.server.address() as AddressInfo);
});
afterAll(() => host.close());

/** Sends these lines byte by byte, as any program may, and returns the answer. */
async function sendLines(...lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${[...lines, 'Connection: close', '', ''].join('\r\n')}`);
  return text(socket);
}

const statusOf = (answer: string) => Number(answer.split(' ')[1]);

describe('a request', () => {
  it('may name the whole address, as RFC 9112 3.2.2 allows', async () => {
    expect(statusOf(await sendLines('GET http://localhost/healthz?a=b HTTP/1.1', 'Host: localhost'))).toBe(200);
  });

  it.each([
    ['no host', []],
    ['an empty host', ['Host:']],
    ['two hosts', ['Host: localhost', 'Host: evil.example']],
    ['a host that is none', ['Host: localhost/evil']],
    ['a host with somebody before it', ['Host: a@localhost']],
  ])('is refused with %s', async (_, lines) => {
    const answer = await sendLines('GET /healthz HTTP/1.1', ...lines);
    expect(statusOf(answer)).toBe(400);
  });

  it('of HTTP/1.0 needs none, as load balancers check whether a host is there', async () => {
    expect(statusOf(await sendLines('GET /healthz HTTP/1.0'))).toBe(200);
  });

  it('with a body that is too long keeps its connection, unless the body is longer than any files', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const send = async (body: Buffer) => {
      const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
      const asked = request({ port, agent, method: 'POST', path: '/send-mail', headers }).end(body);
      asked.on('error', () => undefined);
      // A connection that is held is cut after 73 s.
      const signal = AbortSignal.timeout(60_000);
      const answer: IncomingMessage = (await once(asked, 'response', { signal }))[0];
      await text(answer);
      return [answer.statusCode, answer.headers.connection];
    };
    expect(await send(Buffer.alloc(300_000, 'x'))).toEqual([413, 'keep-alive']);
    expect(await send(Buffer.from('{}'))).toEqual([422, 'keep-alive']);
    expect(await send(Buffer.alloc(maxFiles * maxFileBytes + 1_000_000, 'x'))).toEqual([413, 'close']);
    agent.destroy();
  });

  it.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'xn--bcher-kva.example'])(
    'is answered at the host %s',
    async (name) => {
      expect(statusOf(await sendLines('GET /healthz HTTP/1.1', `Host: ${name}`))).toBe(200);
    },
  );

  it.each(['PUT', 'DELETE', 'PATCH'])('with the method %s is told which ones are allowed', async (method) => {
    const answer = await sendLines(`${method} / HTTP/1.1`, 'Host: localhost');
    expect([statusOf(answer), answer.toLowerCase()]).toEqual([405, expect.stringContaining('allow: get, head')]);
  });

  it.each([
    [204, ['OPTIONS * HTTP/1.1', 'Host: localhost']],
    [400, ['GET * HTTP/1.1', 'Host: localhost']],
    [417, ['POST /send-mail HTTP/1.1', 'Host: localhost', 'Expect: a-miracle', 'Content-Length: 0']],
    [400, ['GET / HTTP/1.1', 'Host: localhost', 'Broken line']],
    [431, ['GET / HTTP/1.1', 'Host: localhost', `X-Long: ${'a'.repeat(40_000)}`]],
  ])('that names no address or cannot be read gets %i with the headers of every answer', async (status, lines) => {
    const answer = await sendLines(...lines);
    expect(statusOf(answer)).toBe(status);
    expect(answer).toContain('X-Content-Type-Options: nosniff');
    expect(answer).toContain("Content-Security-Policy: default-src 'none'");
  });
});
