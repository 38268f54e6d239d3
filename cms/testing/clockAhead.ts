import { onTestFinished, vi } from 'vitest';

/** Lets the clock that this process reads as `Date.now()` go ahead, more with each call, until the test is over. */
export function openClockAhead(): (ms: number) => void {
  const { now } = Date;
  let aheadMs = 0;
  const reading = vi.spyOn(Date, 'now').mockImplementation(() => now() + aheadMs);
  onTestFinished(() => reading.mockRestore());
  return (ms) => {
    aheadMs += ms;
  };
}
