/** The count of one key. */
export interface Hits {
  /** Including this hit. */
  count: number;
  /** ms until the count starts again, from the first hit on. */
  msLeft: number;
}

interface Gathered {
  size: number;
  counted: Promise<Hits>;
}

/**
 * Counts hits of a key in one go that arrive while earlier ones are still being counted. A sender of a thousand
 * simultaneous requests costs the store two queries, and delays nobody else.
 */
export function gatherHits(countMany: (key: string, hits: number) => Promise<Hits>): (key: string) => Promise<Hits> {
  /** By key: hits that are still to be counted. */
  const next = new Map<string, Gathered>();
  /** By key: the count that is running. */
  const underway = new Map<string, Promise<unknown>>();

  function gather(key: string): Gathered {
    const before = underway.get(key);
    const gathered: Gathered = {
      size: 0,
      counted: (before ?? Promise.resolve()).then(() => {
        // Hits that arrive from now on belong to the next count.
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
