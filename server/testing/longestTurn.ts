import { PerformanceObserver, performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';

interface Turn {
  from: number;
  to: number;
  cpuMs: number;
}

/**
 * Watches the event loop of this thread. Returns a function that ends the watch and says how many ms of CPU time the
 * longest turn took, in which nobody else was served. Not the time on the wall: on a busy machine another process may
 * have had it. Nor that of collecting the heap, which is as large as all that the tests of this process have loaded and
 * some ten times as large as a host's; young objects are collected in pieces of 32 MB, not of 4.
 */
export function watchTurns(): () => Promise<number> {
  const turns: Turn[] = [];
  const collections: { from: number; to: number }[] = [];
  const note = (entries: readonly { startTime: number; duration: number }[]) => {
    for (const { duration, startTime } of entries) collections.push({ from: startTime, to: startTime + duration });
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ entryTypes: ['gc'] });
  let before = { at: performance.now(), cpu: cpuMs() };
  const look = () => {
    const now = { at: performance.now(), cpu: cpuMs() };
    turns.push({ from: before.at, to: now.at, cpuMs: now.cpu - before.cpu });
    before = now;
  };
  const timer = setInterval(look, 2);
  return async () => {
    clearInterval(timer);
    look();
    // Collections are told of in a later turn.
    await setImmediate();
    await setImmediate();
    note(observer.takeRecords());
    observer.disconnect();
    const collectedIn = ({ from, to }: Turn) =>
      collections.reduce((sum, one) => sum + Math.max(0, Math.min(to, one.to) - Math.max(from, one.from)), 0);
    return Math.max(...turns.map((turn) => turn.cpuMs - collectedIn(turn)));
  };
}

/**
 * Does something that keeps others waiting for less than `mostMs` by {@link watchTurns}, and returns what came of it. A
 * turn that had to compile code says nothing of the next one like it, so the best of three counts.
 */
export async function whileServing<Result>(act: () => Promise<Result>, mostMs: number): Promise<Result> {
  const longest: number[] = [];
  for (;;) {
    const endWatch = watchTurns();
    const result = await act();
    longest.push(await endWatch());
    if (Math.min(...longest) < mostMs) return result;
    if (longest.length === 3) throw new Error(`Others waited for ${longest.join(', ')} ms, not below ${mostMs}`);
  }
}

function cpuMs(): number {
  const { system, user } = process.threadCpuUsage();
  return (user + system) / 1000;
}
