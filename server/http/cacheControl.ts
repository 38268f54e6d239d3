/**
 * For the client that asked only; the default of every answer. `private` is first, because some CDNs heed neither
 * `no-store` nor `no-cache`.
 */
export const keptByNobody = 'private, no-store';

/** Cached by the browser that asked, which must revalidate it each time. */
export const askedEachTime = 'private, no-cache';

/** Files whose name contains a hash of their content: they never change. */
export const hashed = /^_astro\//;

const [minute, hour, day, year] = [60, 3_600, 86_400, 31_536_000];

/** For an address that has permanently moved to another. */
export const movedForGood = `public, max-age=${hour}`;

/** Returns for how long a browser or a proxy may cache a file of this kind. Pages are revalidated each time. */
export function cacheControlOf(file: string): string {
  if (hashed.test(file)) return `public, max-age=${year}, immutable`;
  // Other machines read these on their own schedule, and a new article should reach them soon.
  if (/^(?:rss|atom|sitemap[\w-]*)\.xml$|^feed\.json$|^(?:robots|llms)\.txt$/.test(file))
    return `public, max-age=${15 * minute}`;
  if (/^flags\//.test(file)) return `public, max-age=${7 * day}`;
  return `public, max-age=${hour}`;
}
