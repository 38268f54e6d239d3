import { onTestFinished, vi } from 'vitest';

/** Moves `Date.now()` of this process ahead until the test ends; each call of the returned function adds to it. */
export function openClockAhead(): (ms: number) => void {
  const { now } = Date;
  let aheadMs = 0;
  const reading = vi.spyOn(Date, 'now').mockImplementation(() => now() + aheadMs);
  onTestFinished(() => reading.mockRestore());
  return (ms) => {
    aheadMs += ms;
  };
}
