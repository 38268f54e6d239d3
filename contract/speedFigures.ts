import * as z from 'zod/mini';

/** What browsers measure, under the usual names. */
export const speedMetrics = ['LCP', 'CLS', 'INP', 'TTFB'] as const;
export type SpeedMetric = (typeof speedMetrics)[number];

/** The kinds of page with separate figures. A report has the kind of its page, never the address. */
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

/** Widths of the window: below 768 px, below 1024 px, and wider. */
export const measuredWidths = ['phone', 'tablet', 'desktop'] as const;
export type MeasuredWidth = (typeof measuredWidths)[number];

/** Days that the admin looks back, as Google does. */
export const shownDays = 28;

/** Where pages send what they measured. */
export const speedPath = '/page-speed';

/**
 * The upper end of each bucket of a metric, inclusive; one more bucket is for what exceeds the last. In ms, for CLS its
 * score. The fifth end is Google's threshold for good, the eighth for poor (web.dev/articles/vitals).
 */
export const bucketEnds: Readonly<Record<SpeedMetric, readonly number[]>> = {
  LCP: [500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 6000, 10_000],
  CLS: [0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.5, 1],
  INP: [50, 75, 100, 150, 200, 300, 400, 500, 1000, 2000],
  TTFB: [100, 200, 400, 600, 800, 1200, 1500, 1800, 3000, 6000],
};

/** Indices of bucket ends: the last that is good, and the last that is not poor. */
export const lastGood = 4;
export const lastFair = 7;

/** The bucket of a figure, counted from 0. */
export function bucketOf(metric: SpeedMetric, value: number): number {
  const bucket = bucketEnds[metric].findIndex((end) => value <= end);
  return bucket < 0 ? bucketEnds[metric].length : bucket;
}

/** At most an hour in ms: a browser that measures more was asleep. */
const ms = z.optional(z.number().check(z.minimum(0), z.maximum(3_600_000)));

/**
 * `POST /page-speed`: what one browser measured on one page, sent when the page is left. It does not say who was there:
 * it has the kind of the page instead of its address, and a class of widths instead of the window's size.
 */
export const speedReport = z.strictObject({
  page: z.enum(measuredPages),
  width: z.enum(measuredWidths),
  /** Time until the largest part of the first view was painted. */
  LCP: ms,
  /** How much of the page moved by itself. */
  CLS: z.optional(z.number().check(z.minimum(0), z.maximum(1000))),
  /** How long a touch or a key press waited for its effect. */
  INP: ms,
  /** Time until the first byte of the page arrived. */
  TTFB: ms,
});

export type SpeedReport = z.infer<typeof speedReport>;
