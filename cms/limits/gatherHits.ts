import type { Hits } from './limits.ts';

interface Gathered {
  size: number;
  counted: Promise<Hits>;
}

/**
 * Counts hits that come while others of their key are on their way in one go. So whoever sends a thousand requests at
 * once costs what counts them two questions, and makes nobody wait.
 */
export function gatherHits(countMany: (key: string, hits: number) => Promise<Hits>): (key: string) => Promise<Hits> {
  /** By key, what is not asked yet. */
  const next = new Map<string, Gathered>();
  /** By key, the question that is on its way. */
  const underway = new Map<string, Promise<unknown>>();

  function gather(key: string): Gathered {
    const before = underway.get(key);
    const gathered: Gathered = {
      size: 0,
      counted: (before ?? Promise.resolve()).then(() => {
        // Who comes from now on is of the next ones.
        next.delete(key);
        return countMany(key, gathered.size);
      }),
    };
    const ended: Promise<void> = gathered.counted.then(
      () => forget(key, ended),
      () => forget(key, ended),
    );
    next.set(key, gathered);
    underway.set(key, ended);
    return gathered;
  }

  function forget(key: string, ended: Promise<unknown>): void {
    if (underway.get(key) === ended) underway.delete(key);
  }

  return async (key) => {
    const gathered = next.get(key) ?? gather(key);
    gathered.size += 1;
    const place = gathered.size;
    const { count, msLeft } = await gathered.counted;
    return { count: count - gathered.size + place, msLeft };
  };
}
