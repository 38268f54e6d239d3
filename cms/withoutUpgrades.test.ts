import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from './testing/freePort.ts';
import { answerUpgradesAsRequests } from './withoutUpgrades.ts';

/** All that a server which holds every upgrade without a word says to one, within the patience of the test. */
async function answerToUpgrade(): Promise<string> {
  const server = createServer((_request, response) => response.end('an ordinary answer'));
  server.on('upgrade', () => undefined);
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  const { promise, resolve } = Promise.withResolvers<string>();
  socket.once('data', (chunk) => resolve(String(chunk)));
  return promise;
}

test('a request that asks for another protocol is answered as what it is, and holds no connection', async () => {
  onTestFinished(answerUpgradesAsRequests());
  expect(await answerToUpgrade()).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
});
