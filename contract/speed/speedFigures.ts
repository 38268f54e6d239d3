/** What browsers measure, by the names that all of them use. */
export const speedMetrics = ['LCP', 'CLS', 'INP', 'TTFB'] as const;
export type SpeedMetric = (typeof speedMetrics)[number];

/** The kinds of page whose figures stand apart. Of the page, never of its address. */
export const measuredPages = [
  'home',
  'page',
  'service',
  'case',
  'industry',
  'article',
  'list',
  'glossary',
  'search',
  'other',
] as const;
export type MeasuredPage = (typeof measuredPages)[number];

/** Widths of the window: below 768 px, below 1024 px, and from there on. */
export const measuredWidths = ['phone', 'tablet', 'desktop'] as const;
export type MeasuredWidth = (typeof measuredWidths)[number];

/** Days that the admin looks back; Google does, too. */
export const shownDays = 28;

/** Where pages send what they measured. */
export const speedPath = '/page-speed';

/**
 * Where each bucket of a metric ends, inclusive; one more holds what is over the last. ms, and for CLS its score. The
 * fifth end is Google's threshold of what is good, the eighth that of what is poor (web.dev/articles/vitals).
 */
export const bucketEnds: Readonly<Record<SpeedMetric, readonly number[]>> = {
  LCP: [500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 6000, 10_000],
  CLS: [0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.5, 1],
  INP: [50, 75, 100, 150, 200, 300, 400, 500, 1000, 2000],
  TTFB: [100, 200, 400, 600, 800, 1200, 1500, 1800, 3000, 6000],
};

/** Of the ends of buckets: the last that is good, and the last that is not poor. */
export const lastGood = 4;
export const lastFair = 7;

/** The bucket that a figure falls into, counted from 0. */
export function bucketOf(metric: SpeedMetric, value: number): number {
  const bucket = bucketEnds[metric].findIndex((end) => value <= end);
  return bucket < 0 ? bucketEnds[metric].length : bucket;
}
