import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

/** What is promised, or a fault after so many ms. */
export async function within<Result>(ms: number, promised: Promise<Result>): Promise<Result> {
  const ended = new AbortController();
  const silence = pause(ms, undefined, { signal: ended.signal }).then(async () => {
    // A process that was busy itself may have the answer, and has not read it yet.
    await nextTurn();
    throw new Error(`No answer within ${ms} ms`);
  });
  try {
    return await Promise.race([promised, silence]);
  } finally {
    ended.abort();
    silence.catch(() => undefined);
    promised.catch(() => undefined);
  }
}
