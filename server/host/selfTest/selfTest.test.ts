import { formNames } from '@frontage/contract/forms/formTable.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createRehearsals, rehearsalHeader } from '../../guards/rehearsal.ts';
import type { AnsweredRequest } from '../../metrics/measureRequests.ts';
import { type DatabaseName, describeOnEach, startMigratedPostgres } from '../../testing/databases.ts';
import { storeDocumentArticle } from '../../testing/documentArticle.ts';
import { findFreePort } from '../../testing/findFreePort.ts';
import { offerCalls } from '../../testing/offerCalls.ts';
import { send, typed } from '../../testing/requests.ts';
import { openTestHost, type TestHost } from '../../testing/testHost.ts';
import type { AppDependencies } from '../compose.ts';
import { runSelfTest } from './startSelfTest.ts';

async function open(
  name: DatabaseName,
  settings: Partial<AppDependencies['settings']> = {},
  replace?: (dependencies: AppDependencies) => Partial<AppDependencies>,
) {
  const postgres = name === 'PostgreSQL' ? await startMigratedPostgres() : undefined;
  if (postgres) onTestFinished(() => postgres.stop());
  const host = await openTestHost({
    settings,
    ...(replace ? { replace } : {}),
    variables: postgres ? { DATABASE_URL: postgres.url } : {},
  });
  onTestFinished(() => host.close());
  await offerCalls(host.payload);
  await storeDocumentArticle(host.payload);
  const now = () => host.clock.now;
  const url = await host.app.listen({ port: 0, host: '127.0.0.1' });
  const { environment, payload } = host;
  return { ...host, test: () => runSelfTest({ url, secret: environment.secret, payload, now, openMs: 0 }) };
}

type Opened = Awaited<ReturnType<typeof open>>;

async function countsOf({ payload }: Opened) {
  const kept = ['leads', 'bookings', 'subscribers', 'deliveries', 'mails', 'persons', 'deals', 'lead-files'] as const;
  return Promise.all(kept.map(async (collection) => (await payload.count({ collection })).totalDocs));
}

describe('the self-test', () => {
  describeOnEach('on %s', (name) => {
    it('passes through every form and leaves nothing behind', async () => {
      const answered: AnsweredRequest[] = [];
      // Here a visitor may send only one request, with a proof of work that the test does not do.
      const strict = { sendMailPer10Minutes: 1, sendMailAllPer10Minutes: 1, proofOfWork: true };
      const host = await open(name, strict, () => ({ measure: (request) => void answered.push(request) }));
      const before = await countsOf(host);
      expect(await host.test()).toEqual([]);
      expect(await host.test(), 'the same once more').toEqual([]);
      expect(await countsOf(host)).toEqual(before);
      await host.deliver();
      expect((await host.payload.count({ collection: 'mails' })).totalDocs).toBe(0);
      const outcomes = answered.filter(({ method }) => method === 'POST').map(({ outcome }) => outcome);
      expect(outcomes).toEqual(Array(2 * formNames.length).fill('rehearsed'));
      expect(host.log.join()).not.toContain('self-test.invalid');
    });
  });

  it('names each form that fails with its status, and none that works', async () => {
    const host = await open('SQLite', {}, ({ leads }) => ({
      leads: { ...leads, inTransaction: () => Promise.reject(new Error('the disk is full')) },
    }));
    const faults = await host.test();
    expect(faults).toEqual(expect.arrayContaining(['contact: status 503', 'audit: status 503']));
    // These are stored elsewhere.
    expect(faults.join()).not.toMatch(/newsletter|booking/);
  });

  it('fails if a form would thank the visitor and keep the request from sales', async () => {
    const { test } = await open('SQLite', { leastOpenMs: 3_600_000 });
    expect(await test()).toContain('contact: quarantined');
  });

  it('gives the reason if nothing answers', async () => {
    const { payload } = await open('SQLite');
    const url = `http://127.0.0.1:${await findFreePort()}`;
    const faults = await runSelfTest({ url, secret: 'a secret of nobody', payload, now: () => new Date() });
    expect(faults).toEqual([expect.stringMatching(/^what forms offer: .*ECONNREFUSED/)]);
  });
});

describe('a mark of a rehearsal', () => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost();
  });
  afterAll(() => host.close());

  const requestsOf = async (email: string) =>
    (await host.payload.count({ collection: 'leads', where: { email: { equals: email } } })).totalDocs;

  it.each([
    ['forged', () => `${Date.now().toString(36)}.${'A'.repeat(43)}`],
    ['half', () => 'AAAA'],
    ['old', ({ clock, environment }: TestHost) => oldMark(environment.secret, clock.now)],
  ])('is ignored if it is %s: the request is stored', async (kind, markOf) => {
    const email = `${kind}@self-test.invalid`;
    const answer = await send(host.app, { ...typed, name: 'Nobody', email }, { [rehearsalHeader]: markOf(host) });
    expect(answer.json()).toMatchObject({ success: true, data: expect.anything() });
    expect(await requestsOf(email)).toBe(1);
  });

  it('keeps nothing of the request, while the same request of a visitor at the same time is stored', async () => {
    const { clock, environment } = host;
    const marked = { [rehearsalHeader]: createRehearsals(environment.secret, () => clock.now).mark() };
    const answers = await Promise.all([
      send(host.app, typed, marked),
      send(host.app, { ...typed, message: 'Another' }),
      send(host.app, typed),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(answers[0]?.json()).toEqual({ success: true, outcome: 'stored' });
    expect(await requestsOf(typed.email)).toBe(2);
  });
});

function oldMark(secret: string, now: Date): string {
  return createRehearsals(secret, () => new Date(now.getTime() - 301_000)).mark();
}
