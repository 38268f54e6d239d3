/**
 * For whoever asked, and what every answer says that says nothing else. `private` is first, since some CDNs heed
 * neither `no-store` nor `no-cache`.
 */
export const keptByNobody = 'private, no-store';

/** Kept by the browser that asked, which asks again each time whether it still holds. */
export const askedEachTime = 'private, no-cache';

/** Files whose name holds a hash of their content: they never change. */
export const hashed = /^_astro\//;

const [minute, hour, day, year] = [60, 3_600, 86_400, 31_536_000];

/** Of an address that another one stands for. */
export const movedForGood = `public, max-age=${hour}`;

/** How long a browser or a proxy may keep a file, by its kind; in seconds. Pages are asked for again each time. */
export function cacheControlOf(file: string): string {
  if (hashed.test(file)) return `public, max-age=${year}, immutable`;
  // What other machines read on a schedule of their own: a new article should reach them soon.
  if (/^(?:rss|atom|sitemap[\w-]*)\.xml$|^feed\.json$|^(?:robots|llms)\.txt$/.test(file))
    return `public, max-age=${15 * minute}`;
  if (/^flags\//.test(file)) return `public, max-age=${7 * day}`;
  return `public, max-age=${hour}`;
}
