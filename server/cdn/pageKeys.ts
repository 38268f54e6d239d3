import { createHash } from 'node:crypto';

export const keyOfAll = 'site';

/**
 * The key of what is served at a path. It never changes and covers every query, which a purge by address would miss.
 * Made of characters that each CDN accepts, whatever the path contains.
 */
export function keyOf(path: string): string {
  return `at-${createHash('sha256').update(path).digest('hex').slice(0, 16)}`;
}

/** The longest that a CDN keeps a page, in seconds. It also bounds the harm of a purge that got lost. */
const sharedS = 86_400;

export type Sharing = NonNullable<ReturnType<typeof openSharing>>;

/**
 * The headers by which an answer tells a CDN what it may keep. Undefined where no CDN is told of changes: then none may
 * keep pages.
 */
export function openSharing(tags: string | undefined) {
  if (tags === undefined) return undefined;
  const [header = '', value = ''] = tags.split(/: ?/);
  const keysOf = (path: string) => ({ [header]: value.replace('{site}', keyOfAll).replace('{page}', keyOf(path)) });
  return {
    /** Keys only, for answers that every cache may keep anyway. */
    keysOf,
    /** For a page that is the same for all visitors: browsers ask each time, the CDN keeps it for a day at most. */
    pageOf: (path: string, seconds = sharedS) => ({
      // Of all headers for this purpose, the one that every CDN obeys without rules of its own.
      'Cache-Control': `public, max-age=0, must-revalidate, s-maxage=${seconds}`,
      ...keysOf(path),
    }),
  };
}
