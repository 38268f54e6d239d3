import { tmpdir } from 'node:os';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { createReadyParts } from '../health/createReadyParts.ts';
import { createReadiness } from '../health/readiness.ts';
import { openRendererClient } from '../publishing/rendererClient.ts';
import { startMigratedPostgres } from '../testing/databases.ts';
import { send, typed } from '../testing/requests.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';
import type { OutgoingMail } from './Mailer.ts';
import { watchOutbox } from './outboxWatch.ts';

let host: TestHost;
afterEach(() => host.close());

const minutes = (count: number) => new Date(Date.now() + count * 60_000);

describe('a stalled queue', () => {
  it('is reported once to the operators, without using the queue, and in the answer of /readyz', async () => {
    const sent: OutgoingMail[] = [];
    const log: [object, string][] = [];
    let isMoving = async () => true;
    // Readiness is checked at most once a second.
    let askedAt = new Date();
    const usual = {
      dataDir: tmpdir(),
      renderer: openRendererClient('/nowhere.sock'),
      now: () => askedAt,
      isDelivering: () => isMoving(),
    };
    host = await openTestHost({
      replace: ({ logger, releases }, payload) => ({
        readiness: createReadiness(createReadyParts({ ...usual, payload, releases }), { now: usual.now, logger }),
      }),
    });
    const { environment, payload } = host;
    let now = new Date();
    const watch = watchOutbox({
      payload,
      mailer: {
        async send(mail) {
          sent.push(mail);
          return {};
        },
      },
      mail: environment.mail,
      adminUrl: 'http://localhost:3001',
      now: () => now,
      logger: { error: (facts, message) => void log.push([facts, message]) },
    });
    onTestFinished(watch.stop);
    isMoving = watch.isMoving;
    const outbox = async () => {
      askedAt = new Date(askedAt.getTime() + 2_000);
      return (await host.app.inject('/readyz')).json().parts.outbox.state;
    };

    await send(host.app, typed);
    now = minutes(14);
    expect(await watch.look()).toBe(true);
    expect(await outbox()).toBe('ok');
    now = minutes(17);
    expect(await watch.look()).toBe(false);
    await watch.look();
    expect(await outbox()).toBe('failing');
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['sales@localhost', 'Deliveries of the website have stopped'],
    ]);
    expect(sent[0]?.text).toMatch(/Oldest due {3}17 minutes ago\nOwed {9}3/);
    expect(log).toEqual([[{ minutes: 17 }, 'deliveries have stopped']]);

    await host.deliver();
    expect(await watch.look()).toBe(true);
    expect(await outbox()).toBe('ok');
  });

  it('is reported at the next look if the email about it was not sent', async () => {
    host = await openTestHost();
    const { environment, payload } = host;
    const subjects: string[] = [];
    let isAway = true;
    const watch = watchOutbox({
      payload,
      mailer: {
        async send({ subject }) {
          if (isAway) throw new Error('away');
          subjects.push(subject);
          return {};
        },
      },
      mail: environment.mail,
      adminUrl: 'http://localhost:3001',
      now: () => minutes(17),
      logger: { error: () => undefined },
    });
    onTestFinished(watch.stop);
    await send(host.app, typed);
    await expect(watch.look()).rejects.toThrow('away');
    expect(await watch.isMoving()).toBe(false);
    isAway = false;
    await watch.look();
    await watch.look();
    expect(subjects).toEqual(['Deliveries of the website have stopped']);
  });

  it('is not one whose deliveries wait for their next try', async () => {
    host = await openTestHost({ mailer: () => ({ send: () => Promise.reject(new Error('mailbox is full')) }) });
    const { environment, payload } = host;
    await send(host.app, typed);
    await host.deliver();
    const options = {
      payload,
      mailer: { send: async () => ({}) },
      mail: environment.mail,
      adminUrl: 'http://x.example',
    };
    const watch = watchOutbox({ ...options, now: () => new Date(), logger: { error: () => undefined } });
    onTestFinished(watch.stop);
    expect(await watch.look()).toBe(true);
  });
});

describe('PostgreSQL', () => {
  it('stores a request, what it owes and the outcome, as SQLite does', async () => {
    const server = await startMigratedPostgres();
    host = await openTestHost({ variables: { DATABASE_URL: server.url } });
    const { close } = host;
    host.close = () => close().then(server.stop);
    await send(host.app, { ...typed, company: 'Northgate', projectTypes: 'MVP,Design' });
    await host.deliver();
    const { docs } = await host.payload.find({ collection: 'deliveries', depth: 0 });
    expect(docs.map(({ lastError, status }) => [status, lastError])).toEqual(docs.map(() => ['delivered', null]));
    expect(docs).toHaveLength(3);
    const lead = await host.payload.findByID({ collection: 'leads', id: 1, depth: 0 });
    expect(lead).toMatchObject({
      crmDealId: '1',
      crmPersonId: '1',
      crmCompanyId: '1',
      projectTypes: ['MVP', 'Design'],
    });
    expect((await send(host.app, { ...typed, company: 'Northgate', projectTypes: 'MVP,Design' })).statusCode).toBe(429);
  });
});
