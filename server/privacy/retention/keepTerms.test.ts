import { pino } from 'pino';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { openTestHost, type TestHost } from '../../testing/testHost.ts';
import { keepTerms } from './removeDue.ts';

let host: TestHost;
afterEach(() => host.close());

const dayMs = 24 * 3_600_000;

it('removes what is due once a day, also after the host was down, and logs only counts', async () => {
  host = await openTestHost();
  const { payload } = host;
  const log: string[] = [];
  const logger = pino({}, { write: (line: string) => void log.push(line) });
  const look = async () => {
    await keepTerms({ payload, folders: host.environment.cms, now: () => host.clock.now, logger }).stop();
    return (await payload.count({ collection: 'leads' })).totalDocs;
  };
  const store = () =>
    payload.create({
      collection: 'leads',
      data: { status: 'quarantine', name: 'Zweihander', email: 'zweihander@example.com', receivedAt: '2020-01-01' },
    });

  await store();
  expect(await look()).toBe(0);
  await store();
  host.clock.now = new Date(host.clock.now.getTime() + dayMs / 2);
  expect(await look()).toBe(1);
  host.clock.now = new Date(host.clock.now.getTime() + dayMs);
  expect(await look()).toBe(0);
  expect(log).toHaveLength(2);
  expect(log.join('')).toContain('"counts":{"leads":1}');
  expect(log.join('').toLowerCase()).not.toContain('zweihander');
});

it('removes nothing by a clock that jumped ahead, unless it says the same an hour later', async () => {
  host = await openTestHost();
  const { clock, environment, payload } = host;
  const openLook = () =>
    keepTerms({ payload, folders: environment.cms, now: () => clock.now, logger: pino({ level: 'silent' }) });
  await openLook().stop();
  const data = {
    status: 'quarantine' as const,
    name: 'Ada',
    email: 'ada@example.com',
    receivedAt: clock.now.toISOString(),
  };
  await payload.create({ collection: 'leads', data });
  const count = async () => (await payload.count({ collection: 'leads' })).totalDocs;
  const right = clock.now;
  clock.now = new Date(right.getTime() + 3650 * dayMs);
  await openLook().stop();
  clock.now = right;
  await openLook().stop();
  expect(await count()).toBe(1);

  clock.now = new Date(right.getTime() + 3650 * dayMs);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const looking = openLook();
  // Its second look comes an hour after the first has ended.
  await vi.waitFor(async () => {
    vi.advanceTimersByTime(3_600_000);
    expect(await count()).toBe(0);
  }, 60_000);
  await looking.stop();
});
