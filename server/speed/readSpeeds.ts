import {
  bucketEnds,
  lastFair,
  lastGood,
  type MeasuredPage,
  type MeasuredWidth,
  measuredPages,
  measuredWidths,
  type SpeedMetric,
  shownDays,
  speedMetrics,
} from '@frontage/contract/speedFigures.ts';
import type { Payload } from 'payload';
import { runWithValues } from '../database/directRows.ts';
import { sql } from '../database/sql.ts';
import { bucketColumns } from './countSpeed.ts';

const dayMs = 24 * 3_600_000;

export type SpeedGrade = 'good' | 'needs work' | 'poor';

/** The 75th percentile: a value in ms, or the score for CLS. */
export interface SpeedFigure {
  value: number;
  /** The figure is over the end of the last bucket, which is the value. */
  isOver: boolean;
  grade: SpeedGrade;
}

/** The pages of one kind at one width. */
export interface PageSpeed {
  page: MeasuredPage;
  width: MeasuredWidth;
  visits: number;
  figures: Partial<Record<SpeedMetric, SpeedFigure>>;
}

/** Figures of the last {@link shownDays} days, by kind of page and width, the most visited first. */
export async function readSpeeds(payload: Payload, now: Date): Promise<PageSpeed[]> {
  const since = new Date(now.getTime() - shownDays * dayMs).toISOString().slice(0, 10);
  const sums = sql.raw(bucketColumns.map((name) => `sum(${name}) AS ${name}`).join(', '));
  const rows = await runWithValues(
    payload,
    {},
    sql`SELECT page, width, metric, ${sums} FROM page_speeds WHERE day > ${since} GROUP BY page, width, metric`,
  );
  const speeds = measuredPages.flatMap((page) =>
    measuredWidths.flatMap((width): PageSpeed[] => {
      const own = rows.filter((row) => row.page === page && row.width === width);
      if (own.length === 0) return [];
      const speed: PageSpeed = { page, width, visits: 0, figures: {} };
      for (const metric of speedMetrics) {
        const row = own.find((one) => one.metric === metric);
        if (!row) continue;
        const counts = bucketColumns.map((name) => Number(row[name]));
        speed.figures[metric] = figureOf(metric, counts);
        // Not every browser measures everything, and a visitor who only reads presses nothing.
        speed.visits = Math.max(speed.visits, sumOf(counts));
      }
      return [speed];
    }),
  );
  return speeds.toSorted((one, other) => other.visits - one.visits);
}

/** The 75th percentile of the bucketed values; within a bucket they are assumed to be spread evenly. */
export function figureOf(metric: SpeedMetric, counts: readonly number[]): SpeedFigure {
  const ends = bucketEnds[metric];
  const wanted = sumOf(counts) * 0.75;
  let below = 0;
  for (const [bucket, end] of ends.entries()) {
    const count = counts[bucket] ?? 0;
    if (count > 0 && below + count >= wanted) {
      const start = ends[bucket - 1] ?? 0;
      const value = start + ((end - start) * (wanted - below)) / count;
      return { value, isOver: false, grade: gradeOf(bucket) };
    }
    below += count;
  }
  return { value: ends.at(-1) ?? 0, isOver: true, grade: 'poor' };
}

function gradeOf(bucket: number): SpeedGrade {
  if (bucket <= lastGood) return 'good';
  return bucket <= lastFair ? 'needs work' : 'poor';
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
