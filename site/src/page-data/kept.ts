import { LRUCache } from 'lru-cache';

/** Values that are remembered: what pages of one kind have in common is asked for again and again. */
const mostKept = 500;

/**
 * Gives one and the same object for equal values. What is noted of a page comes from a thread as objects of its own, its
 * headers alone 1.5 KB, and is equal on thousands of pages.
 */
export function createKept(): <Value>(value: Value) => Value {
  const kept = new LRUCache<string, { value: unknown }>({ max: mostKept });
  return <Value>(value: Value) => {
    const name = JSON.stringify(value);
    const known = kept.get(name) ?? { value };
    kept.set(name, known);
    return known.value as Value;
  };
}
