import { formCalls } from '@frontage/contract/calls.ts';
import { bookingPaths, newsletterPaths, paths } from '@frontage/contract/paths.ts';
import { openReceiver, type Receiver } from '@frontage/traces/testing/openReceiver.ts';
import type { InjectOptions } from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createReadiness } from '../health/readiness.ts';
import { errorForLog, privateLogging } from '../logging/privateLogging.ts';
import { makeMultipart, tokenOf, typed } from '../testing/requests.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

let host: TestHost;
let receiver: Receiver;
beforeEach(async () => {
  receiver = await openReceiver();
});
afterEach(async () => {
  await host.close();
  await receiver.close();
});

/** A host behind a proxy that exports all its traces. */
function openTraced(options: Parameters<typeof openTestHost>[0]): Promise<TestHost> {
  const variables = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint, TRUSTED_PROXIES: '1' };
  return openTestHost({ variables, ...options });
}

/** Every span so far. */
async function readTraces(): Promise<string> {
  await host.traces?.close();
  return receiver.bodies.join('\n');
}

let count = 0;
/** A unique word, different each time. */
function makeCanary(): string {
  count += 1;
  return `canary${count}x`;
}

/** All fields of all forms, each with a unique word. */
function fields(): Record<string, string> {
  const names = [
    'name',
    'surname',
    'company',
    'message',
    'country',
    'repository',
    'network',
    'language',
    'uri',
    'tags',
  ];
  return {
    ...Object.fromEntries(names.map((name) => [name, makeCanary()])),
    email: `${makeCanary()}@example.com`,
    timeline: '1 month',
    resendUrl: `https://agency.example/${makeCanary()}`,
    time: makeCanary(),
    googleGA4ClientId: makeCanary(),
    consentVersion: makeCanary(),
  };
}

/** Headers in which visitors, or their programs, reveal something about themselves. */
const headers = () => ({
  accept: 'application/json',
  'user-agent': makeCanary(),
  referer: `https://agency.example/?from=${makeCanary()}`,
  'sec-fetch-site': 'same-origin',
  cookie: `country=${makeCanary()}`,
  'x-forwarded-for': makeCanary(),
  'x-request-id': makeCanary(),
  traceparent: makeCanary(),
  tracestate: `${makeCanary()}=${makeCanary()}`,
  baggage: `${makeCanary()}=${makeCanary()}`,
});

const forms = [
  paths.sendMail,
  ...formCalls.map(({ call }) => call.path),
  paths.estimate,
  paths.estimateBill,
  paths.articleFile,
  paths.subscribe,
  newsletterPaths.again,
  newsletterPaths.confirm,
  newsletterPaths.leave,
  newsletterPaths.left,
  paths.update,
  paths.consent,
  bookingPaths.hold,
  bookingPaths.booking,
  bookingPaths.move,
  bookingPaths.cancel,
];

/** Valid, invalid, repeated, too large, cut off, of a wrong type, and to addresses that do not exist. */
async function listEveryWay(url: string): Promise<InjectOptions[]> {
  const formId = 'contact';
  const { formToken, honeypotName } = await tokenOf(host.app, formId);
  const post = (payload: InjectOptions['payload'], more: Record<string, string> = {}): InjectOptions => ({
    method: 'POST',
    url: `${url}?ask=${makeCanary()}`,
    headers: { ...headers(), ...more },
    ...(payload === undefined ? {} : { payload }),
  });
  const good = { formId, formToken, ...fields() };
  const json = { 'content-type': 'application/json' };
  const file = { field: 'file', name: `${makeCanary()}.txt`, content: makeCanary() };
  const program = { ...file, name: `${makeCanary()}.exe`, content: `MZ\0${makeCanary()}` };
  const parts = [
    makeMultipart(good, [file]),
    makeMultipart(good, [program]),
    makeMultipart(good, [{ ...file, content: 'x'.repeat(9000) }]),
  ];
  return [
    post(good),
    post(good),
    post(good, { 'idempotency-key': makeCanary() }),
    post({
      ...good,
      email: `${makeCanary()} at example`,
      phone: makeCanary(),
      message: `${makeCanary()} `.repeat(2000),
    }),
    post({ ...good, [honeypotName]: makeCanary() }),
    post({ ...good, formToken: makeCanary() }),
    post({ ...good, [makeCanary()]: { [makeCanary()]: makeCanary() } }),
    post(`{"email":"${makeCanary()}`, json),
    post(makeCanary(), { 'content-type': `text/${makeCanary()}` }),
    post(`${makeCanary()} `.repeat(40_000), json),
    post(good, { origin: `https://${makeCanary()}.example` }),
    ...parts.map(({ headers: kind, payload }) => post(payload, kind)),
    post(parts[0]?.payload.subarray(0, 700), parts[0]?.headers),
    { method: 'POST', url: `${url}/${makeCanary()}`, payload: good },
    { method: 'GET', url: `${url}?email=${makeCanary()}@example.com` },
    { method: 'GET', url: `/search?q=${makeCanary()}` },
    { method: 'GET', url: '/readyz' },
    { method: 'GET', url: `/downloads/${makeCanary()}` },
    { method: 'GET', url: `/wp-json/${makeCanary()}?slug=${makeCanary()}` },
    { method: 'GET', url: `/%ff${makeCanary()}` },
  ];
}

/** Sends everything. No answer and no line of the log may contain any of the words. */
async function sendEverything(): Promise<Set<number>> {
  const before = count;
  const statuses = new Set<number>();
  for (const url of forms) {
    for (const call of await listEveryWay(url)) {
      const answer = await host.app.inject(call);
      statuses.add(answer.statusCode);
      // Includes redirect targets, cookies and all other headers.
      const said = answer.body + JSON.stringify(answer.headers);
      expect(said, `${call.method} ${call.url}`).not.toContain('canary');
    }
  }
  expect(count - before).toBeGreaterThan(200);
  expect(host.log.length).toBeGreaterThan(100);
  expect(host.log.filter((line) => line.includes('canary'))).toEqual([]);
  expect(await readTraces()).not.toContain('canary');
  expect(receiver.spans.length).toBeGreaterThan(100);
  return statuses;
}

it('lets nothing that a visitor sends into the log, a trace or an error, however it is sent', async () => {
  host = await openTraced({ settings: { fileBytes: 5000 } });
  const statuses = await sendEverything();
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 403, 404, 413, 415, 422, 429]));
});

it('lets nothing into log or traces while the database fails with the visitor’s words', async () => {
  const fault = () =>
    Promise.reject(new Error(`Failed query: insert\nparams: ${makeCanary()}\n    at ${makeCanary()}`));
  host = await openTraced({
    replace: ({ leads, logger }) => ({
      leads: { ...leads, inTransaction: fault },
      subscribers: { inTransaction: fault },
      additions: { add: fault, receiptOf: fault },
      readiness: createReadiness([{ name: 'database', isNeeded: true, check: fault }], {
        now: () => new Date(),
        logger,
      }),
    }),
  });
  expect(await sendEverything()).toContain(503);
});

it('keeps the contents of a failing delivery out of log and traces', async () => {
  host = await openTraced({
    mailer: () => ({ send: ({ to, text }) => Promise.reject(new Error(`550 ${makeCanary()} ${to}: ${text}`)) }),
  });
  const payload = { formId: 'contact', ...typed, message: makeCanary(), ...(await tokenOf(host.app)) };
  await host.app.inject({ method: 'POST', url: paths.sendMail, payload });
  await host.deliver();
  expect(
    (await host.payload.count({ collection: 'deliveries', where: { lastError: { exists: true } } })).totalDocs,
  ).toBe(2);
  expect(host.log.filter((line) => line.includes('canary'))).toEqual([]);
  expect(await readTraces()).toContain('deliver sales-notice');
  expect(await readTraces()).not.toContain('canary');
});

it('logs the type of an error, its code and where it arose, never its message', async () => {
  host = await openTestHost();
  const lines: string[] = [];
  const logger = pino(privateLogging, { write: (line: string) => void lines.push(line) });
  const cause = Object.assign(new Error(`UNIQUE ${makeCanary()}`), { code: 'SQLITE_CONSTRAINT' });
  const error = new Error(`Failed query, params: ${makeCanary()}\n    at ${makeCanary()}`, { cause });
  logger.error(error);
  logger.error({ err: error });
  logger.error({ err: error, msg: 'A job failed' });
  logger.error({ err: error }, 'A request failed');
  logger.child({ request: 1 }).error(error);
  expect(lines.filter((line) => line.includes('canary'))).toEqual([]);
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    'Error',
    'Error',
    'A job failed',
    'A request failed',
    'Error',
  ]);
  expect(errorForLog(error)).toMatchObject({ type: 'Error', cause: { code: 'SQLITE_CONSTRAINT' } });
  expect(errorForLog(error).stack).toMatch(/^at .*logPrivacy\.test\.ts/);
});
