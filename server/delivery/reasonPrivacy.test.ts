import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { startPipedrive } from '../crm/testing/pipedriveServer.ts';
import { privateLogging } from '../logging/privateLogging.ts';
import { send, sendFiles } from '../testing/requests.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';
import { createSmtpMailer } from './mailers.ts';
import { withoutTyped } from './withoutTyped.ts';
import { startWorker } from './worker.ts';

let host: TestHost;
afterEach(() => host.close());

let count = 0;
const makeCanary = () => {
  count += 1;
  return `canary${count}x`;
};

const makePerson = () => ({
  name: `${makeCanary()} ${makeCanary()}`,
  surname: makeCanary(),
  email: `${makeCanary()}@example.com`,
  company: `${makeCanary()} & ${makeCanary()}`,
  country: makeCanary(),
  message: `${makeCanary()} and\nthen ${makeCanary()}`,
  resendUrl: `http://localhost:3000/${makeCanary()}`,
  time: makeCanary(),
});

/** A mail server that refuses everything and repeats everything it was sent. */
async function openEcho(at: 'recipient' | 'message'): Promise<string> {
  const refusal = (words: string) => Object.assign(new Error(words.replace(/\s+/g, ' ')), { responseCode: 554 });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) =>
      done(at === 'recipient' ? refusal(`<${address}> is unknown here, ${address}`) : undefined),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const subject = /^Subject: .*/im.exec(Buffer.concat(chunks).toString())?.[0];
        done(refusal(`spam: ${subject} to ${envelope.rcptTo.map(({ address }) => address).join()}`));
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  if (typeof address !== 'object' || !address) throw new Error('The mail server does not listen');
  return `smtp://127.0.0.1:${address.port}`;
}

/** Every stored reason of a failure, and the log. */
async function readReasons(): Promise<string[]> {
  const { payload } = host;
  const every = { depth: 0, pagination: false } as const;
  const deliveries = (await payload.find({ collection: 'deliveries', ...every })).docs;
  const mails = (await payload.find({ collection: 'mails', ...every })).docs;
  return [
    ...deliveries.flatMap(({ lastError, timeline }) => [lastError ?? '', JSON.stringify(timeline)]),
    ...mails.map(({ lastError }) => lastError ?? ''),
    ...host.log,
  ];
}

const findFailures = async () =>
  (await host.payload.find({ collection: 'deliveries', where: { lastError: { exists: true } }, depth: 0 })).docs;
const findReasonsWithCanary = async () => (await readReasons()).filter((one) => one.includes('canary'));

it.each(['recipient', 'message'] as const)(
  'stores no word of a visitor that a mail server repeats at the %s',
  async (at) => {
    const mailer = createSmtpMailer(await openEcho(at));
    onTestFinished(() => mailer.close?.());
    host = await openTestHost({ mailer: () => mailer });
    const file = { field: 'file', name: `${makeCanary()}.txt`, content: 'Words' };
    await send(host.app, makePerson());
    await sendFiles(host.app, makePerson(), [file]);
    await host.deliver();
    const failed = await findFailures();
    expect(failed).toHaveLength(4);
    expect(failed.map(({ lastError }) => lastError).join()).toMatch(
      at === 'recipient' ? /is unknown here/ : /spam: Subject: New request/,
    );
    expect(await findReasonsWithCanary()).toEqual([]);
  },
);

it.each([422, 500, 429])('stores no word of a visitor that the CRM repeats with status %i', async (status) => {
  const server = await startPipedrive();
  onTestFinished(server.close);
  const variables = { PIPEDRIVE_API_URL: server.url, PIPEDRIVE_API_TOKEN: server.token };
  host = await openTestHost({ variables });
  server.fate = ({ body, method, path }) =>
    method === 'POST' || status === 429
      ? { status, error: `Not good: ${decodeURIComponent(path)} ${body}` }
      : undefined;
  await send(host.app, makePerson());
  await host.deliver();
  expect((await findFailures()).map(({ kind }) => kind)).toEqual(['crm']);
  expect(await findReasonsWithCanary()).toEqual([]);
});

it('stores and logs no word of a visitor while the database cannot record a delivery', async () => {
  host = await openTestHost();
  const logger = pino({ ...privateLogging }, { write: (line: string) => void host.log.push(line) });
  await send(host.app, makePerson());
  const words = makePerson();
  host.payload.db.updateOne = async ({ collection, data }) => {
    throw Object.assign(new Error(`Failed query: ${collection} params: ${JSON.stringify([data, words])}`), {
      code: 'SQLITE_FULL',
    });
  };
  const told = Promise.withResolvers<void>();
  const worker = startWorker(host.outbox, (error) => {
    logger.error({ err: error }, 'the outbox failed');
    told.resolve();
  });
  await told.promise;
  await worker.stop();
  expect(host.log.join(''), 'the log names the fault').toMatch(/"level":50.*SQLITE_FULL/);
  expect(await findReasonsWithCanary()).toEqual([]);
});

it('keeps the words of the peer', async () => {
  host = await openTestHost();
  expect(withoutTyped('452 4.2.2 The mailbox of <ada@example.com> is full', undefined)).toBe(
    '452 4.2.2 The mailbox of <[address]> is full',
  );
});
