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
import { say, spokenLanguage } from '../admin/say.ts';
import { runWithValues } from '../database/directRows.ts';
import { sql } from '../database/sql.ts';
import { bucketColumns } from './recordSpeed.ts';

const dayMs = 24 * 3_600_000;

export type SpeedGrade = 'good' | 'needs work' | 'poor';

/** The 75th percentile: a value in ms, or the score for CLS. */
export interface SpeedFigure {
  value: number;
  /** The figure is over the end of the last bucket, which is the value. */
  isOver: boolean;
  grade: SpeedGrade;
}

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
      const counted = speedMetrics.flatMap((metric) => {
        const row = own.find((one) => one.metric === metric);
        return row ? [{ metric, counts: bucketColumns.map((name) => Number(row[name])) }] : [];
      });
      if (counted.length === 0) return [];
      const figures = Object.fromEntries(counted.map(({ counts, metric }) => [metric, figureOf(metric, counts)]));
      // Not every browser measures everything, and a visitor who only reads presses nothing.
      return [{ page, width, visits: Math.max(...counted.map(({ counts }) => sumOf(counts))), figures }];
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

export const pageWords: Readonly<Record<MeasuredPage, string>> = {
  home: 'Home',
  page: 'Pages',
  service: 'Services',
  case: 'Cases',
  industry: 'Industries',
  article: 'Articles',
  list: 'Lists of articles',
  glossary: 'Glossary',
  search: 'Search',
  other: 'Thank-you and other short pages',
};

export const widthWords: Readonly<Record<MeasuredWidth, string>> = {
  phone: 'Phone',
  tablet: 'Tablet',
  desktop: 'Desktop',
};

/** What a metric means to readers of the page, and what makes it worse. */
export const metricWords: Readonly<Record<SpeedMetric, { name: string; meaning: string }>> = {
  LCP: {
    name: 'Main part shows',
    meaning: 'Until the largest picture or text of the first view is there. Large pictures at the top make it longer.',
  },
  INP: {
    name: 'Answers a touch',
    meaning: 'Until a press or a key changes something. Scripts that work for long make it longer.',
  },
  CLS: {
    name: 'Moves by itself',
    meaning: 'How much of the page jumps while it is read; 0 is not at all. What comes late above a text raises it.',
  },
  TTFB: {
    name: 'Server answers',
    meaning: 'Until the first byte arrives. It hangs on the host and on the line of the visitor, not on the text.',
  },
};

export function figureWords(metric: SpeedMetric, { isOver, value }: Pick<SpeedFigure, 'isOver' | 'value'>): string {
  return isOver ? say('over {value}', { value: withUnit(metric, value) }) : withUnit(metric, value);
}

/** Google's thresholds of a metric for good and poor, as a sentence. */
export function thresholdWords(metric: SpeedMetric): string {
  const ends = bucketEnds[metric];
  return say('Good up to {good}, poor over {fair}.', {
    good: withUnit(metric, ends[lastGood] ?? 0),
    fair: withUnit(metric, ends[lastFair] ?? 0),
  });
}

function withUnit(metric: SpeedMetric, value: number): string {
  if (metric === 'CLS') return Number(value.toFixed(2)).toLocaleString(spokenLanguage());
  if (metric === 'INP') return `${Math.round(value)} ms`;
  return `${Number((value / 1000).toFixed(1)).toLocaleString(spokenLanguage())} s`;
}
