import { LRUCache } from 'lru-cache';
import type { RenderedPage } from './renderTasks.ts';

type Headers = RenderedPage['headers'];

/** Sets of headers that are remembered; pages of one kind have the same. */
const mostKept = 500;

/**
 * One and the same object for all pages with the same headers. They come from a thread as objects of their own, 1.5 KB
 * each, which were 30 MB of what is known of 20,000 pages.
 */
export function createKeptHeaders(): (headers: Headers) => Headers {
  const kept = new LRUCache<string, Headers>({ max: mostKept });
  return (headers) => {
    const name = JSON.stringify(headers);
    const known = kept.get(name) ?? headers;
    kept.set(name, known);
    return known;
  };
}
