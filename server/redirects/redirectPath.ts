import { decoded } from '@frontage/contract/primitives/decoded.ts';
import type { Payload } from 'payload';
import { say } from '../admin/say.ts';
import { memoiseFor } from '../memoiseFor.ts';

/** Longest path, in characters. */
const maxLength = 500;

/** What separates or ends the parts of an address where it is not encoded, and what no address contains. */
const apart = /[%\\/?#\s\p{Cc}]/gu;

/**
 * The one form in which a path is stored and looked up, whether a person, an export or a browser's address bar wrote it:
 * letters instead of their percent-encoded bytes, composed (NFC), without spaces or invisible characters around it, and
 * without a slash at its end. R1. Characters that would be read as something else stay encoded. Applied twice, it
 * changes nothing.
 */
export function plainPath(path: string): string {
  const decoded = withoutEdges(path)
    .replace(/%(?![\da-f]{2})/gi, '%25')
    .replace(/(?:%[\da-f]{2})+/gi, decodedRun);
  return withoutEnd(decoded.normalize('NFC'));
}

/** The same form of a path that the host has decoded already. */
export function plainPathOf(decoded: string): string {
  const encoded = decoded.replace(/[^/]+/g, (segment) => segment.replace(apart, encodeURIComponent));
  return withoutEnd(encoded.normalize('NFC'));
}

/** A stored path as an address in a header or a file. */
export function addressOfPath(path: string): string {
  return encodeURI(path).replace(/%25(?=[\dA-F]{2})/g, '%');
}

/** {@link plainPath} of what somebody typed. */
export function readTypedPath(value: unknown): unknown {
  return typeof value === 'string' ? plainPath(value) : value;
}

/** The same for a target. No address of this site ends in `.html`: the host would redirect once more. */
export function readTypedTarget(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  let path = plainPath(value);
  while (/[^/]\.html$/.test(path)) path = path.slice(0, -'.html'.length);
  return path === '/index' ? '/' : path;
}

/** Says what is wrong with a path of a redirect; undefined where nothing is. */
export function faultOfPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '' || !value.isWellFormed())
    return say('A path such as /services/old-name');
  if (value.length > maxLength) return say('At most {maxLength} characters', { maxLength });
  // Browsers read both // and /\ as the start of another host.
  if (!value.startsWith('/') || /^\/[/\\]/.test(value)) return say('A path of this site: it begins with one /');
  if (/[\s\\?#\p{Cc}]/u.test(value)) return say('A path alone: without spaces, ?, # or \\');
  if (value.includes('//')) return say('Two slashes in a row lead nowhere');
  if (value.split('/').some((part) => part === '.' || part === '..')) return say('Without the parts . and ..');
  const [strange] = /%(?:2F|5C|[01]\d|[01][A-F]|7F|[89A-F][\dA-F])/.exec(value) ?? [];
  if (strange) return say('Without {strange}: no request with it arrives here', { strange });
  if (value.replace(/^\/\.well-known(?=\/)/, '').includes('/.'))
    return say('No part begins with a dot: requests for hidden files are not answered');
  return undefined;
}

/** Removes spaces and invisible characters around a path, as they come with what is copied. */
function withoutEdges(path: string): string {
  const isEdge = (character: string | undefined) => character !== undefined && /[\s\p{Cf}]/u.test(character);
  let [start, end] = [0, path.length];
  while (start < end && isEdge(path[start])) start += 1;
  while (end > start && isEdge(path[end - 1])) end -= 1;
  return path.slice(start, end);
}

/** Removes a slash and what nobody sees from the end, until there is none: one may hide the other. */
function withoutEnd(path: string): string {
  const shorter = withoutEdges(path).replace(/(?<=[^/])\/$/, '');
  return shorter === path ? path : withoutEnd(shorter);
}

function decodedRun(run: string): string {
  // What is not UTF-8 is refused in words when it is saved.
  return decoded(run)?.replace(apart, encodeURIComponent) ?? run.toUpperCase();
}

/** Leads from one path of the site to another, in one step and never in a circle. */
export interface SiteRedirect {
  from: string;
  to: string;
  /** 308 or 301 where true, else 307 or 302. */
  isPermanent: boolean;
}

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

export type Redirects = ReturnType<typeof createPayloadRedirects>;

/** ms for which the list is cached. It is only needed for addresses without a page, and read at most that often. */
const memoisedMs = 5_000;

const usual = new Map(usualRedirects.map((redirect) => [redirect.from, redirect]));

/** Finds redirects that editors made, or that were made when an address changed; else those that programs expect. */
export function createPayloadRedirects(payload: Payload, now: () => Date) {
  const targets = memoiseFor(
    memoisedMs,
    now,
    async () => new Map((await readRedirects(payload)).map((redirect) => [plainPath(redirect.from), redirect])),
  );
  return {
    /** `path` is decoded, without a trailing slash. */
    async find(path: string): Promise<Redirect | undefined> {
      const from = plainPathOf(path);
      return (await targets()).get(from) ?? usual.get(from);
    },
  };
}
