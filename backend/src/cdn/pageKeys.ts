import { createHash } from 'node:crypto';
import { type CdnName, cdns } from './cdns.ts';

/** Stands at every answer that has keys. */
export const keyOfAll = 'site';

/**
 * The key of what is served at a path: the same for ever, and for every query behind the path, which a purge by
 * address would miss. In signs that each CDN takes, whatever the path is made of.
 */
export function keyOf(path: string): string {
  return `at-${createHash('sha256').update(path).digest('hex').slice(0, 16)}`;
}

/** Seconds that a CDN keeps a page at most: by then a purge that went astray is over too. */
const sharedS = 86_400;

/** What an answer says to a CDN that is told of changes. */
export interface Sharing {
  /** Keys alone, for what may be kept by everybody anyway. */
  keysOf(path: string): Record<string, string>;
  /** For a page that is the same for all visitors: browsers ask each time, the CDN keeps it; a day at most. */
  pageOf(path: string, seconds?: number): Record<string, string>;
}

/** Undefined where nobody tells a CDN of changes: then it keeps no page. */
export function openSharing(name: CdnName | undefined): Sharing | undefined {
  if (name === undefined) return undefined;
  const { between, header } = cdns[name];
  const keysOf = (path: string) => ({ [header]: [keyOfAll, keyOf(path)].join(between) });
  return {
    keysOf,
    pageOf: (path, seconds = sharedS) => ({
      // Of all names for the same wish, the one that every CDN heeds without rules of its own.
      'Cache-Control': `public, max-age=0, must-revalidate, s-maxage=${seconds}`,
      ...keysOf(path),
    }),
  };
}
