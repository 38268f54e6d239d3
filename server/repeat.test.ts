import { expect, it, onTestFinished, vi } from 'vitest';
import { repeat } from './repeat.ts';

it('reports a failure once while it lasts, and again after a success or if it is another one', async () => {
  const full = () => Object.assign(new Error('A disk'), { code: 'SQLITE_FULL' });
  const busy = () => new Error('Wrapped', { cause: Object.assign(new Error('A lock'), { code: 'SQLITE_BUSY' }) });
  const outcomes = [full(), full(), full(), busy(), busy(), undefined, busy()];
  const faults: unknown[] = [];
  const done = Promise.withResolvers<void>();
  const repeated = repeat(
    async () => {
      const outcome = outcomes.shift();
      if (outcome) throw outcome;
      return 0;
    },
    {
      onFault(error) {
        faults.push(error);
        if (outcomes.length === 0) done.resolve();
      },
      restMs: 0,
    },
  );
  await done.promise;
  await repeated.stop();
  expect(faults.map(String)).toEqual(['Error: A disk', 'Error: Wrapped', 'Error: Wrapped']);
});

it('rests ever longer while it fails, up to a bound, and as usual after a success', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const begun = Date.now();
  const at: number[] = [];
  const work = async () => {
    at.push((Date.now() - begun) / 1000);
    if (at.length !== 7) throw new Error('refused');
  };
  const repeated = repeat(work, { onFault: () => undefined, restMs: 30_000, longestRestMs: 300_000 });
  await vi.advanceTimersByTimeAsync(1_500_000);
  await repeated.stop();
  expect(
    at
      .slice(1)
      .map((s, index) => s - (at[index] ?? 0))
      .slice(0, 8),
  ).toEqual([30, 60, 120, 240, 300, 300, 30, 30]);
});
