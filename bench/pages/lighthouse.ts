import { chromiumPath } from '@frontage/e2e/support/product.ts';
import { launch } from 'chrome-launcher';
import lighthouse, { type Config, desktopConfig, type Flags, type Result, type Trace } from 'lighthouse';

/** Categories that Lighthouse scores, in the order of its report. */
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** A phone, the same with a slow processor, and a desktop. */
export type Device = 'mobile' | 'slow' | 'desktop';

/** Lighthouse's benchmark index of the machine whose work it multiplies by four for a slow phone. */
const slowIndex = 1000;

/** The figures of one load. Times in ms, sizes in bytes on the wire. */
interface LoadFigures {
  /** For all {@link categories}. */
  scores: readonly number[];
  /** Failed audits, except those of performance. */
  failed: readonly string[];
  fcp: number;
  lcp: number;
  tbt: number;
  /** {@link findLongestTaskMs} */
  longestTask: number;
  cls: number;
  /** Work of the main thread, as slow as the device: style and layout, script, and what belongs to no group. */
  work: Record<'styleLayout' | 'script' | 'other', number>;
  /** How fast the machine was meanwhile: Lighthouse's benchmark index. */
  index: number;
  totalBytes: number;
  requests: number;
}

/** The figures of the median load. */
export interface PageFigures extends LoadFigures {
  /** The lowest score of any load in each category. */
  lowest: readonly number[];
  /** Audits that any load failed. */
  failed: readonly string[];
}

export const runs = Number(process.env.RUNS || 3);

/** Loads pages in turn, so that a temporary slowdown of the machine affects all of them. */
export async function loadPages(
  addresses: Record<string, string>,
  device: Device,
): Promise<Record<string, PageFigures>> {
  const config = await configOf(device, Object.values(addresses).at(-1) ?? '');
  const samples = Object.fromEntries(Object.keys(addresses).map((name) => [name, [] as LoadFigures[]]));
  for (let run = 0; run < runs; run += 1) {
    for (const [name, address] of Object.entries(addresses)) samples[name]?.push(await measureOnce(address, config));
  }
  return Object.fromEntries(Object.entries(samples).map(([name, list]) => [name, figuresOf(list)]));
}

async function configOf(device: Device, address: string): Promise<Config | undefined> {
  if (device !== 'slow') return device === 'desktop' ? desktopConfig : undefined;
  const { index } = await measureOnce(address, undefined);
  const cpuSlowdownMultiplier = (4 * index) / slowIndex;
  return { extends: 'lighthouse:default', settings: { throttling: { cpuSlowdownMultiplier } } };
}

async function measureOnce(address: string, config: Config | undefined): Promise<LoadFigures> {
  const chrome = await launch({
    ...(chromiumPath ? { chromePath: chromiumPath } : {}),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
    ],
  });
  try {
    // The pages of a development environment ask not to be indexed, which is correct there.
    const flags: Flags = { port: chrome.port, logLevel: 'error', output: 'json', skipAudits: ['is-crawlable'] };
    const result = await lighthouse(address, flags, config);
    if (!result) throw new Error(`Lighthouse gave no result for ${address}`);
    const { audits, categories: marks, environment, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const rowsOf = (id: string) => {
      const details = audits[id]?.details;
      return details && 'items' in details && Array.isArray(details.items) ? details.items : [];
    };
    const workOf = (...groups: string[]) =>
      rowsOf('mainthread-work-breakdown')
        .filter(({ group }) => groups.includes(group))
        .reduce((sum, { duration }) => sum + duration, 0);
    return {
      scores: categories.map((id) => Math.round((marks[id]?.score ?? 0) * 100)),
      failed: categories.slice(1).flatMap((id) => failedOf(marks[id], audits)),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      longestTask: findLongestTaskMs(result.artifacts.Trace, result.lhr.finalDisplayedUrl),
      cls: value('cumulative-layout-shift'),
      work: {
        styleLayout: workOf('styleLayout'),
        script: workOf('scriptEvaluation', 'scriptParseCompile'),
        other: workOf('other'),
      },
      index: environment.benchmarkIndex,
      totalBytes: value('total-byte-weight'),
      requests: rowsOf('network-requests').length,
    };
  } finally {
    chrome.kill();
  }
}

/** Returns the median load by performance and then by largest paint, so that its figures belong together. */
function figuresOf(loads: readonly LoadFigures[]): PageFigures {
  const sorted = loads.toSorted((a, b) => performanceOf(a) - performanceOf(b) || b.lcp - a.lcp);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('No run was measured');
  const lowest = categories.map((_, place) => Math.min(...loads.map(({ scores }) => scores[place] ?? 0)));
  return { ...middle, lowest, failed: [...new Set(loads.flatMap(({ failed }) => failed))] };
}

function failedOf(category: Result.Category | undefined, audits: Result['audits']): string[] {
  const counted = category?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  return counted.map(({ id }) => id).filter((id) => audits[id]?.score === 0);
}

function performanceOf({ scores: [performance = 0] }: LoadFigures): number {
  return performance;
}

/** Durations that Chromium records, of which the event type lacks that of the processor. Both in µs. */
interface Timed {
  ts: number;
  dur: number;
  /** Of the processor only. */
  tdur?: number;
}

/** How many times slower Lighthouse assumes a phone to be: half as much for a task that lays out the page. */
const slower = { task: 4, layout: 2 };

/**
 * Returns the longest task of the page, in ms of a phone's processor, calculated like Lighthouse's blocking time: up to
 * 50 blocks nobody. Wall-clock time also includes waiting, for other work on the machine too; processor time hardly
 * does.
 */
function findLongestTaskMs({ traceEvents }: Trace, address: string): number {
  const start = traceEvents.findLast(
    ({ args, name }) => name === 'navigationStart' && args.data?.documentLoaderURL === address,
  );
  if (!start) return Number.NaN;
  const own = traceEvents.filter(({ pid, tid, ts }) => pid === start.pid && tid === start.tid && ts >= start.ts);
  const layouts = own.filter(({ name }) => name === 'Layout');
  const tasks: Timed[] = own.filter(({ name }) => name === 'RunTask' || name.endsWith('::RunTask'));
  return Math.max(
    ...tasks.map(({ dur, tdur = 0, ts }) => {
      const laysOut = layouts.some((layout) => layout.ts >= ts && layout.ts < ts + dur);
      return (tdur / 1000) * (laysOut ? slower.layout : slower.task);
    }),
  );
}
