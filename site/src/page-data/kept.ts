import { LRUCache } from 'lru-cache';

/** How many values are remembered: pages of one kind have many values in common. */
const mostKept = 500;

/**
 * Returns a function that gives the same object for equal values. A thread reports each page with new objects, its
 * headers alone 1.5 KB, and these are equal for thousands of pages.
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
