import { repeat } from '../repeat.ts';

/** ms between two attempts. */
const restMs = 2_000;

/** Calls `done`, once, as soon as `write` succeeds. */
export function onceWritable(write: () => Promise<unknown>, done: () => void, pauseMs = restMs): void {
  const looking = repeat(async () => {
    const succeeds = await write().then(
      () => true,
      () => false,
    );
    if (succeeds) {
      void looking.stop();
      done();
    }
    return pauseMs;
  });
}
