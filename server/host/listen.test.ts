import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FormToken } from '@frontage/contract/contact/formMarkup.ts';
import { expect, it, onTestFinished } from 'vitest';
import { holdSockets, placeOfWebsite } from '../listening.ts';
import { findFreePort } from '../testing/findFreePort.ts';
import { type HostProcess, startHostProcess, variablesAway } from '../testing/hostProcess.ts';
import { typed } from '../testing/requests.ts';

/** Sockets at a port of each address, as a parent process of the host holds them. */
async function hold(port: number, ...hosts: string[]): Promise<number[]> {
  const held = await Promise.all(hosts.map((host) => holdSockets(placeOfWebsite({ port, host }))));
  onTestFinished(() => {
    for (const sockets of held) sockets.close();
  });
  return held.flatMap(({ fds }) => fds);
}

it('starts while mail server, bucket and CDN are away, and answers on each socket handed over, also visitors who came while the previous website was dead', async () => {
  const port = await findFreePort();
  const sockets = await hold(port, '127.0.0.1', '127.0.0.2');
  const first = await startHostProcess({ PORT: String(port), ...(await variablesAway()) }, undefined, sockets);
  const readiness = await fetch(`${first.url}/readyz`);
  expect([readiness.status, await readiness.json()], 'mail server, bucket and CDN are away').toMatchObject([
    200,
    { status: 'impaired' },
  ]);
  const { formToken } = (await (await fetch(`${first.url}/form-token?formId=contact`)).json()) as FormToken;
  first.kill();
  await first.ended;
  const pages = Promise.all(Array.from({ length: 20 }, () => fetch(first.url)));
  const body = JSON.stringify({ formId: 'contact', formToken, ...typed });
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
  const sent = fetch(`${first.url}/send-mail`, { method: 'POST', headers, body });
  const host = await startHostProcess({ HOST: 'nowhere.example' }, first, sockets);
  expect((await pages).map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect((await sent).status).toBe(200);
  for (const address of [`http://127.0.0.1:${port}/`, `http://127.0.0.2:${port}/`]) {
    const answer = await fetch(address);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Quay')]);
  }
  await answersAtItsEnd(host, '127.0.0.2');
});

/** Answers a request that arrives while it ends. */
async function answersAtItsEnd(host: HostProcess, address: string): Promise<void> {
  const asking = connect(host.port, address);
  onTestFinished(() => void asking.destroy());
  await new Promise<void>((resolve) => asking.write(`GET / HTTP/1.1\r\nHost: ${address}\r\n`, () => resolve()));
  host.terminate();
  asking.write('\r\n');
  expect(await text(asking)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(await host.ended).toBe(0);
}

it('rejects a socket at another port than PORT by naming both', { tags: 'long' }, async () => {
  const port = await findFreePort();
  const PORT = String(await findFreePort());
  const host = startHostProcess({ PORT }, undefined, await hold(port, '127.0.0.1'));
  await expect(host).rejects.toThrow(`PORT: the socket that was handed over is at ${port}, and PORT is ${PORT}.`);
});
