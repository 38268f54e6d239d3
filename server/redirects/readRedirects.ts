import type { Payload } from 'payload';
import { memoiseFor } from '../memoiseFor.ts';
import { plainPath, plainPathOf } from './redirectPath.ts';

/** Leads from one path of the site to another, in one step and never in a circle. */
export interface SiteRedirect {
  from: string;
  to: string;
  /** 308 or 301 where true, else 307 or 302. */
  isPermanent: boolean;
}

/** Every redirect of the site, sorted by path. */
export async function readRedirects(payload: Payload): Promise<SiteRedirect[]> {
  const { docs } = await payload.find({ collection: 'redirects', sort: 'from', pagination: false, depth: 0 });
  return docs.map(({ from, to, isPermanent }) => ({ from, to, isPermanent: isPermanent ?? true }));
}

/**
 * Addresses that programs request by habit: browsers, feed readers and search engines that knew a site when it was made
 * with WordPress. A page or a redirect of an editor at such an address comes first.
 */
export const usualRedirects: readonly SiteRedirect[] = Object.entries({
  '/index': '/',
  '/favicon.ico': '/favicon.svg',
  '/feed': '/rss.xml',
  '/feed/rss2': '/rss.xml',
  '/feed/atom': '/atom.xml',
  '/rss': '/rss.xml',
  '/blog/feed': '/rss.xml',
  '/wp-sitemap.xml': '/sitemap.xml',
  '/sitemap_index.xml': '/sitemap.xml',
}).map(([from, to]) => ({ from, to, isPermanent: true }));

export type Redirect = Pick<SiteRedirect, 'to' | 'isPermanent'>;

/** Finds where addresses lead that are no longer pages. */
export interface Redirects {
  /** `path` is decoded, without a trailing slash. */
  find(path: string): Promise<Redirect | undefined>;
}

/** ms for which the list is cached. It is only needed for addresses without a page, and read at most that often. */
const memoisedMs = 5_000;

const usual = new Map(usualRedirects.map((redirect) => [redirect.from, redirect]));

/** Finds redirects that editors made, or that were made when an address changed; else those that programs expect. */
export function createPayloadRedirects(payload: Payload, now: () => Date): Redirects {
  const targets = memoiseFor(
    memoisedMs,
    now,
    async () => new Map((await readRedirects(payload)).map((redirect) => [plainPath(redirect.from), redirect])),
  );
  return {
    async find(path) {
      const from = plainPathOf(path);
      return (await targets()).get(from) ?? usual.get(from);
    },
  };
}
