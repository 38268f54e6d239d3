import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { addressHeader, addressOf, believeProxies } from './believeProxies.ts';

test.each([
  ['nobody is believed', '10.0.0.9', '1.2.3.4', 0, '10.0.0.9'],
  ['one proxy wrote the last address', '10.0.0.9', '6.6.6.6, 81.2.69.160', 1, '81.2.69.160'],
  ['the nearer of two proxies wrote the last', '10.0.0.9', '6.6.6.6, 81.2.69.160, 10.0.0.7', 2, '81.2.69.160'],
  ['the proxy wrote nothing', '10.0.0.9', undefined, 1, '10.0.0.9'],
])('takes the address of the sender where %s', (_, socket, forwarded, proxies, address) => {
  expect(addressOf(socket, forwarded, proxies)).toBe(address);
});

test('lets no request name its own origin', async () => {
  believeProxies(0);
  const server = createServer((request, response) => response.end(request.headers[addressHeader]));
  onTestFinished(() => void server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { [addressHeader]: '6.6.6.6' } });
  expect(await answer.text()).toBe('127.0.0.1');
});
