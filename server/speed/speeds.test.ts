import { bucketEnds, lastFair, lastGood, speedMetrics } from '@frontage/contract/speedFigures.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runStatement, selectRows } from '../database/directRows.ts';
import { openPayload } from '../open.ts';
import { removeDue } from '../privacy/retention/removeDue.ts';
import { databases, openTestDatabase, type TestDatabase } from '../testing/databases.ts';
import { figureOf, readSpeeds } from './readSpeeds.ts';
import { countSpeed } from './recordSpeed.ts';

const now = new Date('2026-11-23T12:00:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);
const visit = { page: 'article', width: 'phone' } as const;

describe.each(databases)('figures of visitors on %s', (name) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(name);
  });
  afterAll(() => database.close());
  beforeEach(() => runStatement(database.payload, {}, 'DELETE FROM page_speeds'));

  it('are counted by day, kind of page and width, with nothing else about the visit', async () => {
    const { payload } = database;
    await countSpeed(payload, { ...visit, LCP: 1234, CLS: 0.02 }, now);
    await countSpeed(payload, { ...visit, LCP: 1300 }, now);
    const rows = await selectRows(payload, {}, 'SELECT * FROM page_speeds ORDER BY metric DESC');
    const none = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`bucket_${index}`, 0]));
    expect(rows).toEqual([
      { ...none, day: '2026-11-23', ...visit, metric: 'LCP', bucket_2: 2 },
      { ...none, day: '2026-11-23', ...visit, metric: 'CLS', bucket_1: 1 },
    ]);
  });

  it('are all counted when they arrive at once, from two hosts where the database allows two', async () => {
    const { environment, payload } = database;
    const second = name === 'SQLite' ? undefined : await openPayload({ environment });
    const reports = Array.from({ length: 40 }, (_, index) =>
      countSpeed((index % 2 === 0 ? second : undefined) ?? payload, { ...visit, LCP: 100, CLS: 0, INP: 90 }, now),
    );
    await Promise.all(reports);
    expect((await readSpeeds(payload, now))[0]?.visits).toBe(40);
    await second?.destroy();
  });

  it('are shown for 28 days as the 75th percentile, the most visited pages first', async () => {
    const { payload } = database;
    for (const LCP of [400, 400, 400, 9000]) await countSpeed(payload, { ...visit, LCP, TTFB: 90 }, daysAgo(27));
    for (const LCP of [9000, 9000]) await countSpeed(payload, { ...visit, LCP }, daysAgo(28));
    await countSpeed(payload, { page: 'home', width: 'desktop', INP: 20_000 }, now);
    expect(await readSpeeds(payload, now)).toEqual([
      {
        ...visit,
        visits: 4,
        figures: {
          LCP: { value: 500, isOver: false, grade: 'good' },
          TTFB: { value: 75, isOver: false, grade: 'good' },
        },
      },
      {
        page: 'home',
        width: 'desktop',
        visits: 1,
        figures: { INP: { value: 2000, isOver: true, grade: 'poor' } },
      },
    ]);
  });

  it('are kept for 90 days', async () => {
    const { environment, payload } = database;
    for (const days of [89, 90, 91, 120]) await countSpeed(payload, { ...visit, LCP: 100, CLS: 0 }, daysAgo(days));
    expect(await removeDue(payload, environment, now)).toEqual({ pageSpeeds: 4 });
    const days = await selectRows(payload, {}, 'SELECT DISTINCT day FROM page_speeds ORDER BY day');
    expect(days.map(({ day }) => day)).toEqual(['2026-08-25', '2026-08-26']);
  });
});

describe('the grade of a figure', () => {
  it.each(speedMetrics)('of %s follows Google’s thresholds, which are ends of buckets', (metric) => {
    const google = { LCP: [2500, 4000], CLS: [0.1, 0.25], INP: [200, 500], TTFB: [800, 1800] };
    expect([bucketEnds[metric][lastGood], bucketEnds[metric][lastFair]]).toEqual(google[metric]);
    const gradeOf = (bucket: number) =>
      figureOf(
        metric,
        bucketEnds.LCP.map((_, index) => Number(index === bucket)),
      ).grade;
    expect([lastGood, lastGood + 1, lastFair, lastFair + 1].map(gradeOf)).toEqual([
      'good',
      'needs work',
      'needs work',
      'poor',
    ]);
  });
});
