import type { Trace } from 'lighthouse';

/** What Chromium notes of the processor, which the type of an event leaves out. Both in µs. */
interface Timed {
  ts: number;
  dur: number;
  /** Of the processor alone. */
  tdur?: number;
}

/** How many times slower Lighthouse takes its phone to be: half as much where a task lays out the page. */
const slower = { task: 4, layout: 2 };

/**
 * The longest task of the page, in ms of a phone's processor, reckoned as Lighthouse reckons its blocking time: up to 50
 * block nobody. The clock also counts what a task waits for, other work on the machine too; the processor hardly does.
 */
export function longestTaskMs({ traceEvents }: Trace, address: string): number {
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
