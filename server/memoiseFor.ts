import { isWithin } from './isWithin.ts';

/**
 * Calls `read` at most every `ms`; callers during a read wait for it. Failures are not cached, nor is anything once the
 * clock was set back.
 */
export function memoiseFor<Value>(ms: number, now: () => Date, read: () => Promise<Value>): () => Promise<Value> {
  let known: { value: Value; at: number } | undefined;
  let reading: Promise<Value> | undefined;

  async function readNow(): Promise<Value> {
    const value = await read();
    known = { value, at: now().getTime() };
    return value;
  }

  return async () => {
    if (known && isWithin(ms, now(), known.at)) return known.value;
    reading ??= readNow().finally(() => {
      reading = undefined;
    });
    return reading;
  };
}

/** The outcome of the work for each object, kept for as long as the object is. */
export function memoisePer<Key extends object, Outcome>(work: (key: Key) => Outcome): (key: Key) => Outcome {
  const kept = new WeakMap<Key, Outcome>();
  return (key) => {
    const outcome = kept.get(key) ?? work(key);
    kept.set(key, outcome);
    return outcome;
  };
}
