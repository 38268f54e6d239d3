import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { TryLater, Undeliverable } from '../delivery/Channel.ts';
import { send, typed } from '../testing/requests.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';
import type { CrmRequest } from './CrmAdapter.ts';
import { createPipedriveCrm } from './pipedriveCrm.ts';
import type { CrmFault } from './testing/crmServer.ts';
import { startPipedrive } from './testing/pipedriveServer.ts';

const request: CrmRequest = {
  externalId: 'wharfside.example/412',
  title: 'Northgate Clearing, Q-2611-0412',
  person: { name: 'Ada Lindqvist', email: 'ada@northgate.example', phone: undefined },
  companyName: undefined,
  note: 'Two contracts and a bridge.',
};
const dayMs = 86_400_000;

async function open() {
  const server = await startPipedrive();
  onTestFinished(server.close);
  return server;
}

/** Returns the error that the adapter makes of such an answer to its first call. */
async function faultAfter(fault: CrmFault): Promise<unknown> {
  const server = await open();
  server.fate = () => fault;
  const crm = createPipedriveCrm({ apiUrl: server.url, apiToken: server.token });
  const error = await crm.saveRequest(request).catch((caught: unknown) => caught);
  expect(server.calls, 'it does not go on calling').toHaveLength(1);
  return error;
}

describe('Pipedrive', () => {
  it.each([
    [{ 'retry-after': '7' }, 7000],
    [{ 'x-ratelimit-reset': '2' }, 2000],
    [{ 'retry-after': '7', 'x-ratelimit-reset': '2' }, 7000],
    [{ 'retry-after': '999999999' }, dayMs],
    [{ 'retry-after': '1e300' }, 60_000],
    [{ 'retry-after': '-5' }, 60_000],
    [{ 'retry-after': 'soon' }, 60_000],
    [{}, 60_000],
  ])('that answers 429 with %j is left alone for %i ms', async (headers, afterMs) => {
    const error = await faultAfter({ status: 429, headers });
    expect(error).toBeInstanceOf(TryLater);
    expect(error).toMatchObject({ afterMs });
  });

  it('may give the time as a date', async () => {
    const inAnHour = new Date(Date.now() + 3_600_000).toUTCString();
    const error = await faultAfter({ status: 503, headers: { 'retry-after': inAnHour } });
    expect(error).toBeInstanceOf(TryLater);
    const { afterMs } = error as TryLater;
    expect(Math.abs(afterMs - 3_600_000)).toBeLessThan(30_000);
  });

  it.each([
    [401, 'Set PIPEDRIVE_API_TOKEN again'],
    [402, 'Its account is not open'],
    [403, 'Let the owner of PIPEDRIVE_API_TOKEN see and make'],
    [404, 'status 404'],
    [500, 'status 500'],
    [502, 'status 502'],
    [503, 'status 503'],
  ])('that answers %i is asked again later, and sales read what to fix', async (status, words) => {
    const error = await faultAfter({ status });
    expect(error).not.toBeInstanceOf(Undeliverable);
    expect(error).toMatchObject({ message: expect.stringContaining(words) });
  });

  it.each([400, 422])('that answers %i will never accept these fields, and is not asked again', async (status) => {
    expect(await faultAfter({ status, error: 'Validation failed' })).toBeInstanceOf(Undeliverable);
  });
});

describe('deliveries to Pipedrive', () => {
  let host: TestHost;
  afterEach(() => host.close());

  it('wait as long as it asks, all of them, and then each arrives once', async () => {
    const server = await open();
    host = await openTestHost({
      variables: { PIPEDRIVE_API_URL: server.url, PIPEDRIVE_API_TOKEN: server.token, DELIVERY_PAUSES: '1,1,1' },
    });
    server.fate = () => ({ status: 429, headers: { 'retry-after': '2' } });
    for (const email of ['a@example.com', 'b@example.com', 'c@example.com']) await send(host.app, { ...typed, email });
    await host.deliver();
    expect(server.calls, 'those behind do not even ask').toHaveLength(1);
    const where = { kind: { equals: 'crm' as const } };
    const owed = await host.payload.find({ collection: 'deliveries', where, depth: 0 });
    for (const { nextTryAt, status, timeline } of owed.docs) {
      expect(status).toBe('owed');
      expect(Date.parse(nextTryAt ?? '') - host.clock.now.getTime()).toBe(2000);
      expect(timeline).toMatchObject([{ outcome: 'postponed' }]);
    }
    expect(owed.docs).toHaveLength(3);

    server.fate = () => undefined;
    const delivered = async () => {
      host.clock.now = new Date();
      await host.deliver();
      const done = { and: [where, { status: { equals: 'delivered' as const } }] };
      return (await host.payload.count({ collection: 'deliveries', where: done })).totalDocs;
    };
    await expect.poll(delivered).toBe(3);
    expect(server.tables.deals).toHaveLength(3);
    expect(server.tables.persons).toHaveLength(3);
  });
});
