import { afterEach, describe, expect, it } from 'vitest';
import { isPublicAddress } from '../publicAddress.ts';
import { send, typed } from '../testing/requests.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';
import { openWebhookReceiver, webhookSecret } from '../testing/webhookReceiver.ts';

let host: TestHost | undefined;
afterEach(async () => {
  await host?.close();
  host = undefined;
});

async function open(url: string, privateHosts = '', format: 'standard' | 'slack' = 'standard') {
  const opened = await openTestHost({ variables: { WEBHOOK_PRIVATE_HOSTS: privateHosts } });
  host = opened;
  const data = {
    name: 'Chat',
    url,
    secret: webhookSecret,
    format,
    events: ['request.received' as const],
    active: true,
  };
  await opened.payload.create({ collection: 'webhooks', data });
  return opened;
}

async function deliver(host: TestHost, fields: Partial<typeof typed> & { origin?: string } = {}) {
  const { app, payload } = host;
  await send(app, { ...typed, ...fields });
  await host.deliver();
  const { docs } = await payload.find({ collection: 'deliveries', where: { kind: { equals: 'webhook' } }, depth: 0 });
  return docs[0];
}

describe('a webhook', () => {
  it('is called with the request as JSON, signed as Standard Webhooks specifies', async () => {
    const peer = await openWebhookReceiver();
    const origin = 'http://localhost:3000/work?utm_source=letter https://news.example/item';
    expect(await deliver(await open(peer.url, peer.host), { origin })).toMatchObject({
      status: 'delivered',
      label: 'Webhook: Chat',
    });
    const [call] = peer.calls;
    expect(call?.isSigned).toBe(true);
    expect(call?.body).toMatchObject({
      type: 'request.received',
      data: {
        ...{ name: typed.name, email: typed.email },
        origin: { referrerHost: 'news.example', firstPage: '/work', campaign: { source: 'letter' } },
      },
    });
  });

  it('gets a single text if it is a chat, without anything that the chat would take for a link', async () => {
    const peer = await openWebhookReceiver();
    await deliver(await open(peer.url, peer.host, 'slack'), { name: 'Ada <http://evil.example|click> & Co' });
    const body = peer.calls[0]?.body ?? {};
    expect(Object.keys(body)).toEqual(['text']);
    expect(body.text).toContain('Ada &lt;http://evil.example|click&gt; &amp; Co');
    expect(body.text.match(/<[^|>]+\|/g)).toEqual([expect.stringMatching(/\/admin\/collections\/leads\/1\|$/)]);
  });

  it('is not called if it is switched off, or not subscribed to the event', async () => {
    const peer = await openWebhookReceiver();
    const opened = await open(peer.url, peer.host);
    await opened.payload.update({ collection: 'webhooks', where: {}, data: { events: ['request.changed'] } });
    expect(await deliver(opened)).toBeUndefined();
    await opened.payload.update({
      collection: 'webhooks',
      where: {},
      data: { events: ['request.received'], active: false },
    });
    expect(await deliver(opened, { message: 'Another' })).toBeUndefined();
    expect(peer.calls).toEqual([]);
  });

  it('never calls addresses of our own network, by number or by name', async () => {
    const peer = await openWebhookReceiver();
    const port = peer.host.split(':')[1];
    for (const url of [
      `https://127.0.0.1:${port}/`,
      `https://localhost:${port}/`,
      `https://[::1]:${port}/`,
      `https://[::ffff:7f00:1]:${port}/`,
    ]) {
      const delivery = await deliver(await open(url));
      expect(delivery, url).toMatchObject({ status: 'failed', lastError: expect.stringContaining('our own network') });
      await host?.close();
    }
    const plain = await deliver(await open(`http://192.0.2.1/`));
    expect(plain).toMatchObject({ status: 'failed', lastError: expect.stringContaining('https://') });
    expect(peer.calls).toEqual([]);
  });

  it('does not follow redirects, waits as long as it is told to, and gives up on status 410', async () => {
    const elsewhere = await openWebhookReceiver();
    const moved = await openWebhookReceiver((response) => response.writeHead(307, { Location: elsewhere.url }).end());
    expect(await deliver(await open(moved.url, `${moved.host},${elsewhere.host}`))).toMatchObject({
      status: 'owed',
      lastError: expect.stringContaining('elsewhere'),
    });
    expect(elsewhere.calls).toEqual([]);
    await host?.close();

    const busy = await openWebhookReceiver((response) => response.writeHead(429, { 'Retry-After': '7200' }).end());
    const postponed = await deliver(await open(busy.url, busy.host));
    expect(postponed).toMatchObject({ status: 'owed', timeline: [{ outcome: 'postponed' }] });
    expect(Date.parse(postponed?.nextTryAt ?? '') - Date.now()).toBeGreaterThan(7_000_000);
    await host?.close();

    const gone = await openWebhookReceiver((response) => response.writeHead(410).end());
    expect(await deliver(await open(gone.url, gone.host))).toMatchObject({ status: 'failed', attempts: 1 });
  });
});

it('knows private addresses in all their forms', () => {
  const own = ['10.1.2.3', '172.31.0.1', '192.168.0.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '255.255.255.255'];
  const own6 = [
    '::',
    '::1',
    'fc00::1',
    'fe80::1',
    '5f00::1',
    '100:0:0:1::1',
    'fec0::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    'ff02::1',
  ];
  expect([...own, ...own6, '::ffff:7f00:1', 'name'].filter(isPublicAddress)).toEqual([]);
  expect(['1.1.1.1', '93.184.215.14', '2606:4700::1111'].filter((one) => !isPublicAddress(one))).toEqual([]);
});
