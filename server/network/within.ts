import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

/** Resolves as `promised` does, or rejects after so many ms. */
export async function within<Result>(ms: number, promised: Promise<Result>): Promise<Result> {
  const ended = new AbortController();
  const silence = pause(ms, undefined, { signal: ended.signal }).then(async () => {
    // A process that was busy itself may have the answer without having read it.
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
