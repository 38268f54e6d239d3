import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseMoment, insertRows, runStatement } from '../database/directRows.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { type DatabaseName, startMigratedPostgres } from '../testing/databases.ts';
import type { PostgresServer } from '../testing/postgresServer.ts';
import { sampleLead } from '../testing/sampleLead.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';
import { enqueueForRequest } from './enqueueForRequest.ts';

interface Mail {
  messageId: string;
  /** The visitor whom it is about. */
  visitor: string;
  isToSales: boolean;
}

/** A mail server that adds every email it accepts to `mails`. */
async function openPeer(mails: Mail[]) {
  let silent: PromiseWithResolvers<void> | undefined;
  let taken = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    async onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      if (silent) return silent.resolve();
      const text = Buffer.concat(chunks).toString();
      const header = (name: string) => new RegExp(`^${name}: .*?([^\\s<>]+@[^\\s<>]+)`, 'im').exec(text)?.[1] ?? '';
      const isToSales = header('To') === addresses.MAIL_TO;
      mails.push({ messageId: header('Message-ID'), visitor: header(isToSales ? 'Reply-To' : 'To'), isToSales });
      taken += 1;
      done();
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (typeof address !== 'object' || !address) throw new Error('The mail server does not listen');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    taken: () => taken,
    /** From now on it accepts nothing, and does not answer. Resolves once something is sent to it. */
    fallSilent() {
      silent = Promise.withResolvers<void>();
      return silent.promise;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

type Peer = Awaited<ReturnType<typeof openPeer>>;

const addresses = { MAIL_TO: 'sales@localhost', MAIL_FROM: 'website@localhost' };
const companies = 5;

/** Stores so many requests with what they owe, all at once. */
async function enqueueRequests(payload: Payload, requests: number): Promise<void> {
  await inTransaction(payload, async (req) => {
    for (let index = 0; index < requests; index += 1) {
      const visitor = { email: `visitor${index}@example.com`, company: `Company ${index % companies}` };
      const [id = 0] = await insertRows(payload, req, 'leads', [{ ...sampleLead, ...visitor }]);
      await enqueueForRequest(payload, req, { id }, visitor.email);
    }
  });
}

describe('workers of two processes on PostgreSQL', () => deliverOn('PostgreSQL'));
describe('workers of two processes on SQLite', { tags: 'long' }, () => deliverOn('SQLite'));

function deliverOn(name: DatabaseName): void {
  let server: PostgresServer | undefined;
  let host: TestHost;
  const mails: Mail[] = [];
  /** Of this process, and of the other. */
  let peers: [Peer, Peer];
  let worker: Awaited<ReturnType<typeof startWorkerProcess>>;
  beforeAll(async () => {
    server = name === 'PostgreSQL' ? await startMigratedPostgres() : undefined;
    peers = [await openPeer(mails), await openPeer(mails)];
    host = await openTestHost({ variables: { ...database(), ...addresses, SMTP_URL: peers[0].url } });
    worker = await startWorkerProcess(peers[1].url);
  });
  afterAll(async () => {
    await worker.kill();
    await host.close();
    // They wait for connections that are open.
    for (const peer of peers) await peer.close();
    await server?.stop();
  });

  const database = (): Record<string, string> => ({ DATABASE_URL: server?.url ?? '' });
  const findRows = async () =>
    (
      await host.payload.find({
        collection: 'deliveries',
        sort: 'id',
        depth: 0,
        pagination: false,
        showHiddenFields: true,
      })
    ).docs;
  const countOwed = async () =>
    (await host.payload.count({ collection: 'deliveries', where: { status: { equals: 'owed' } } })).totalDocs;
  const countOf = async (collection: 'companies' | 'deals' | 'persons') =>
    (await host.payload.count({ collection })).totalDocs;

  /** Starts another process that delivers. Resolves once it does. */
  async function startWorkerProcess(smtpUrl: string) {
    const script = join(import.meta.dirname, '../testing/workerProcess.ts');
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
      env: { ...process.env, ...database(), ...addresses, DATA_DIR: host.dataDir, SMTP_URL: smtpUrl },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    const kill = async () => {
      child.kill('SIGKILL');
      await ended;
    };
    const [said] = await Promise.race([once(child.stdout, 'data'), ended]);
    expect(String(said), 'it works').toBe('works\n');
    return { kill };
  }

  // More than both take at once.
  it('deliver 135 things once each, those of a request in order, and create no company twice', async () => {
    await enqueueRequests(host.payload, 45);
    await expect.poll(peers[1].taken).toBeGreaterThan(0);
    await expect
      .poll(
        async () => {
          host.clock.now = new Date();
          await host.deliver();
          return countOwed();
        },
        { interval: 250 },
      )
      .toBe(0);

    const noted = (await findRows()).map(({ attempts, leaseHolder, status }) => `${status} ${attempts} ${leaseHolder}`);
    expect(noted).toEqual(Array.from({ length: 135 }, () => 'delivered 1 null'));
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(90);
    expect(mails).toHaveLength(90);
    for (const { taken } of peers) expect(taken(), 'each has worked').toBeGreaterThan(0);
    const firstOf = new Map(mails.toReversed().map((mail) => [mail.visitor, mail]));
    expect([...firstOf.values()].filter(({ isToSales }) => isToSales)).toHaveLength(45);
    expect(await Promise.all((['deals', 'persons', 'companies'] as const).map(countOf))).toEqual([45, 45, companies]);
  });

  it('take over from a killed worker once its lease has ended, and not before', async () => {
    const asked = peers[1].fallSilent();
    await enqueueRequests(host.payload, 1);
    await asked;
    await worker.kill();
    const open = async () => (await findRows()).filter(({ status }) => status === 'owed').map(({ kind }) => kind);
    expect(await open()).toEqual(expect.arrayContaining(['sales-notice', 'acknowledgement']));
    expect(await host.outbox.deliverDue()).toBe(0);

    // Thirty seconds pass.
    const past = databaseMoment(host.payload, -1);
    await runStatement(host.payload, {}, `UPDATE deliveries SET lease_until = ${past} WHERE lease_until IS NOT NULL`);
    await host.deliver();
    expect(await open()).toEqual([]);
    expect((await findRows()).slice(-3).map(({ attempts }) => attempts)).toEqual([1, 1, 1]);
  });
}
