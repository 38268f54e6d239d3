import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
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
