import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runStatement, selectRows } from '../database/directRows.ts';
import { openPayload } from '../open.ts';
import { removeDue } from '../privacy/retention/removeDue.ts';
import { databases, openTestDatabase, type TestDatabase } from '../testing/databases.ts';
import { type CountedReport, countReport, readReports } from './countReport.ts';

const now = new Date('2026-11-23T12:00:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);
const report: CountedReport = { directive: 'img-src', blocked: 'https://ads.example', page: '/contacts' };

describe.each(databases)('reports of browsers on %s', (name) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(name);
  });
  afterAll(() => database.close());
  beforeEach(() => runStatement(database.payload, {}, 'DELETE FROM policy_reports'));

  it('are all counted when they arrive at once, from two hosts where the database allows two', async () => {
    const { environment, payload } = database;
    const second = name === 'SQLite' ? undefined : await openPayload({ environment });
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        countReport((index % 2 === 0 ? second : undefined) ?? payload, report, now),
      ),
    );
    expect(await readReports(payload, now)).toEqual({ first: [{ ...report, reports: 30 }], others: 0 });
    await second?.destroy();
  });

  it('cannot fill the disk with made-up origins: the rest of a day is only a number', async () => {
    const { payload } = database;
    for (let made = 0; made < 205; made += 1) {
      await countReport(payload, { ...report, blocked: `https://made-up-${made}.example` }, now);
    }
    await countReport(payload, { ...report, blocked: 'https://made-up-7.example' }, now);
    const [rows] = await selectRows(
      payload,
      {},
      'SELECT count(*) AS count, sum(reports) AS reports FROM policy_reports',
    );
    expect([Number(rows?.count), Number(rows?.reports)]).toEqual([201, 206]);
    const { first, others } = await readReports(payload, now);
    expect(first[0]).toEqual({ ...report, blocked: 'https://made-up-7.example', reports: 2 });
    expect([first.length, others]).toEqual([20, 206 - 21]);
  });

  it('are shown for 28 days and kept for 90', async () => {
    const { environment, payload } = database;
    for (const days of [27, 28, 90, 91]) await countReport(payload, report, daysAgo(days));
    expect(await readReports(payload, now)).toEqual({ first: [{ ...report, reports: 1 }], others: 0 });
    expect(await removeDue(payload, environment, now)).toEqual({ policyReports: 1 });
  });
});
