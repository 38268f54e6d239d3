import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request as requestHttp } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '../testing/findFreePort.ts';
import { prepareServers } from './adminServer.ts';

/** The first answer to these lines of a server that would hold every upgrade without answering. */
async function answerTo(...lines: string[]): Promise<string> {
  const server = createServer(({ url }, response) => response.end(`an ordinary answer at ${url}`));
  server.on('upgrade', () => undefined);
  const port = await findFreePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write([...lines, '', ''].join('\r\n'));
  const { promise, resolve } = Promise.withResolvers<string>();
  socket.once('data', (chunk) => resolve(String(chunk)));
  return promise;
}

beforeEach(() => {
  onTestFinished(prepareServers());
});

test('answers a request for another protocol as an ordinary request, and holds no connection', async () => {
  const upgrade = ['GET / HTTP/1.1', 'Host: localhost', 'Connection: Upgrade', 'Upgrade: websocket'];
  expect(await answerTo(...upgrade)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
});

test('answers HTTP/1.0 without a host, as load balancers ask', async () => {
  expect(await answerTo('GET /admin HTTP/1.0')).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
});

test('reads an absolute URL as its path, according to RFC 9112 3.2.2', async () => {
  const answer = await answerTo('GET http://localhost/admin?a=b HTTP/1.1', 'Host: localhost');
  expect(answer).toContain('an ordinary answer at /admin?a=b');
  expect(answer).toContain('X-Frame-Options: DENY');
});

test.each([
  [204, ['OPTIONS * HTTP/1.1', 'Host: localhost']],
  [400, ['GET * HTTP/1.1', 'Host: localhost']],
  [400, ['GET / HTTP/1.1', 'Host: localhost', 'Host: evil.example']],
  [400, ['GET / HTTP/1.1', 'Host: local host']],
  [400, ['GET / HTTP/1.1', 'Host: localhost', 'Broken line']],
  [431, ['GET / HTTP/1.1', 'Host: localhost', `X-Long: ${'a'.repeat(40_000)}`]],
  [417, ['POST / HTTP/1.1', 'Host: localhost', 'Expect: a-miracle', 'Content-Length: 0']],
])(
  'answers %i to requests that HTTP itself decides, whatever their address, with the headers of every answer: %s',
  async (status, lines) => {
    const answer = await answerTo(...lines);
    expect(Number(answer.split(' ')[1])).toBe(status);
    expect(answer).toContain('X-Content-Type-Options: nosniff');
    expect(answer).toContain('X-Frame-Options: DENY');
  },
);

const override = 'X-Payload-HTTP-Method-Override: GET';

test.each([
  [413, 'a sign-in of 300 KB', ['POST /api/users/login HTTP/1.1', 'Content-Length: 300000']],
  [413, 'one that is written otherwise', ['POST /api/%75sers/login HTTP/1.1', 'Content-Length: 300000']],
  [413, 'one by a way around', ['POST /api/pages/../users/login HTTP/1.1', 'Content-Length: 300000']],
  [405, 'a method that no Request can have', ['TRACE /admin HTTP/1.1']],
  [400, 'an address that cannot be read', ['GET /api/pages/%ff HTTP/1.1']],
  [
    400,
    'a question that is no form',
    ['POST /api/pages HTTP/1.1', override, 'Content-Type: application/json', 'Content-Length: 1'],
  ],
  [413, 'a long question to a list', ['POST /api/pages HTTP/1.1', override, 'Content-Length: 300000']],
  [413, 'a document of 13 MB', ['PATCH /api/pages/1 HTTP/1.1', 'Content-Length: 13000000']],
  [200, 'a document of 1 MB', ['PATCH /api/pages/1 HTTP/1.1', 'Content-Length: 1000000']],
  [
    200,
    'a picture',
    ['POST /api/media HTTP/1.1', 'Content-Type: multipart/form-data; boundary=x', 'Content-Length: 19000000'],
  ],
  [200, 'an export', ['POST /api/import-wordpress?dry-run=1 HTTP/1.1', 'Content-Length: 400000000']],
])('answers %i to %s, before anything of it is read', async (status, _, lines) => {
  const answer = await answerTo(...lines, 'Host: localhost');
  expect(Number(answer.split(' ')[1])).toBe(status);
});

test('answers the next request on a connection after an upload that was refused before its end', async () => {
  const server = createServer((request, response) => {
    if (request.method === 'GET') response.end('the next');
    request.once('data', () => {
      request.pause();
      response.writeHead(413).end('too large');
    });
  });
  const port = await findFreePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => {
    agent.destroy();
    server.close();
  });
  const ask = async (body?: string) => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const call = requestHttp({ port, host: '127.0.0.1', agent, headers, method: body ? 'POST' : 'GET' }).end(body);
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    return text(answer);
  };
  expect(await ask('a'.repeat(5_000_000))).toBe('too large');
  expect(await ask()).toBe('the next');
});

test('cuts off a body without a stated length once it is too large', async () => {
  let received = 0;
  const server = createServer((request) => {
    request.on('data', (chunk) => (received += chunk.length)).on('error', () => undefined);
  });
  const port = await findFreePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const socket = connect(port, '127.0.0.1');
  const closed = new Promise((resolve) => socket.on('error', () => undefined).on('close', resolve));
  const head = ['POST /api/users/login HTTP/1.1', 'Host: localhost', 'Transfer-Encoding: chunked', '', ''];
  socket.write(head.join('\r\n'));
  const chunk = `10000\r\n${'a'.repeat(0x10000)}\r\n`;
  for (let sent = 0; sent < 5; sent += 1) socket.write(chunk);
  await closed;
  expect(received).toBe(4 * 0x10000);
});
