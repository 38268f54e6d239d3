import { beforeEach, expect, it, onTestFinished } from 'vitest';
import type { OutgoingMail } from '../../delivery/Mailer.ts';
import { openTestHost, type TestHost } from '../../testing/testHost.ts';
import { checkSelfTest, testIfDue } from './keepTesting.ts';

let host: TestHost;
let faults: string[];
let runs: number;
let mails: OutgoingMail[];
let log: object[];
beforeEach(async () => {
  host = await openTestHost();
  onTestFinished(() => host.close());
  [faults, runs, mails, log] = [[], 0, [], []];
});

const minuteMs = 60_000;

/** One check, as a host does it each minute; `minutes` after the last one. */
async function look(minutes = 0, { signal }: { signal: AbortSignal } = new AbortController()): Promise<void> {
  host.clock.now = new Date(host.clock.now.getTime() + minutes * minuteMs);
  const options = {
    payload: host.payload,
    run: async () => {
      runs += 1;
      return faults;
    },
    mailer: {
      async send(mail: OutgoingMail) {
        mails.push(mail);
        return {};
      },
    },
    mail: { from: 'website@wharfside.example', to: 'operator@wharfside.example' },
    now: () => host.clock.now,
    logger: { error: (facts: object) => void log.push(facts), info: () => undefined },
  };
  await testIfDue(options, signal);
}

it('runs once a day, whichever host of the database checks', async () => {
  for (const minutes of [0, 1, 60, 12 * 60]) await look(minutes);
  expect(runs).toBe(1);
  await look(12 * 60);
  expect(runs).toBe(2);
  await expect(checkSelfTest(host.payload)).resolves.toBeUndefined();
});

it('runs where the last one was noted by a clock that was two days ahead', async () => {
  await look();
  await look(-2 * 24 * 60);
  expect(runs).toBe(2);
});

it('runs again five minutes after a failure, and raises no alarm if it succeeds then', async () => {
  faults = ['contact: status 503'];
  await look();
  await look(4);
  expect(runs).toBe(1);
  faults = [];
  await look(1);
  expect([runs, mails, log]).toEqual([2, [], [{ faults: ['contact: status 503'], failures: 1 }]]);
  await expect(checkSelfTest(host.payload)).resolves.toBeUndefined();
});

it('does not count a test that was ended early, and repeats it', async () => {
  faults = ['contact: This operation was aborted'];
  const ending = new AbortController();
  ending.abort();
  await look(0, ending);
  expect(log).toEqual([]);
  faults = [];
  await look();
  expect(runs).toBe(2);
});

it('tells operators about two failures in a row, once in six hours, and is well after a success', async () => {
  faults = ['contact: status 503', 'booking: quarantined'];
  await look();
  await look(5);
  await expect(checkSelfTest(host.payload)).rejects.toThrow('contact: status 503; booking: quarantined');
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    to: 'operator@wharfside.example',
    subject: 'Forms of the website do not take requests',
    text: expect.stringMatching(/contact.*status 503.*booking.*quarantined/s),
  });
  for (let round = 0; round < 71; round += 1) await look(5);
  expect(mails).toHaveLength(1);
  await look(5);
  expect(mails).toHaveLength(2);
  faults = [];
  await look(5);
  await expect(checkSelfTest(host.payload)).resolves.toBeUndefined();
});
