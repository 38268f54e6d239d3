import type { Trace } from 'lighthouse';

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
export function findLongestTaskMs({ traceEvents }: Trace, address: string): number {
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
