import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '../testing/findFreePort.ts';
import { prepareServers } from './adminServer.ts';
import { cutIdle } from './holdToHttp.ts';

const idleMs = 200;
const limits = { headMs: 15_000, idleMs, requestMs: 15_000, keptMs: idleMs };

/** A client that has sent these lines to a server that cuts idle connections. */
async function sentTo(answer: RequestListener, ...lines: string[]): Promise<Socket> {
  const server = createServer(answer);
  cutIdle(server, limits);
  const port = await findFreePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  socket.write(lines.join('\r\n'));
  return socket;
}

const atOnce: RequestListener = (_request, response) => void response.end('answered');

test.each([
  ['sends nothing', []],
  ['sends half a head', ['GET / HTTP/1.1', 'Host: loc']],
  ['lets a body stand still', ['POST / HTTP/1.1', 'Host: localhost', 'Content-Length: 100', '', 'half']],
])('a client that %s is cut', async (_, lines) => {
  const socket = await sentTo((request) => void request.resume(), ...lines);
  socket.resume();
  await once(socket, 'close');
});

test('a client that keeps a connection without a further request is cut after the answer', async () => {
  const socket = await sentTo(atOnce, 'GET / HTTP/1.1', 'Host: localhost', '', '');
  expect(await text(socket)).toContain('answered');
});

test('a client that does not read the answer is cut', async () => {
  const { promise: isCut, resolve } = Promise.withResolvers<void>();
  const long: RequestListener = (request, response) => {
    request.socket.once('close', () => resolve());
    response.end(Buffer.alloc(50_000_000));
  };
  const socket = await sentTo(long, 'GET / HTTP/1.1', 'Host: localhost', '', '');
  socket.pause();
  await isCut;
});

test('a client whose answer takes the server longer is not cut, not even during the answer', async () => {
  const slow: RequestListener = (_request, response) => {
    setTimeout(() => response.write('began, '), 2 * idleMs);
    setTimeout(() => response.end('ended'), 4 * idleMs);
  };
  const asking = await sentTo(slow, 'GET / HTTP/1.1', 'Host: localhost', 'Connection: close', '', '');
  const said = await text(asking);
  expect(said).toContain('began, ');
  expect(said).toContain('ended');
});

test('servers of the admin have the same limits as the website', async () => {
  onTestFinished(prepareServers());
  const server = createServer(atOnce);
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { headersTimeout, keepAliveTimeout, requestTimeout, timeout } = server;
  expect([headersTimeout, timeout, requestTimeout, keepAliveTimeout]).toEqual([15_000, 30_000, 900_000, 72_000]);
});
