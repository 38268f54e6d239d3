import { decoded } from '@frontage/contract/primitives/decoded.ts';
import { href } from '@frontage/contract/primitives/link.ts';
import slugify from '@sindresorhus/slugify';

/** The addresses of the old site: which are its own, and where each leads here. `siteUrl`: as the export gives it. */
export function createOldAddresses(siteUrl: string) {
  const targets = new Map<string, string>();
  const base = URL.canParse(siteUrl) ? siteUrl : 'https://site.invalid';
  /** Without `www.`: further exports of the same site are recognised by it. */
  const host = hostOf(new URL(base));
  return { host, parse, isOwn, lead, targetOf, pathOf };

  /** Parses an address, which may be relative; undefined if it cannot be parsed. */
  function parse(address: string): URL | undefined {
    return URL.canParse(address, base) ? new URL(address, base) : undefined;
  }

  function isOwn(url: URL): boolean {
    return /^https?:$/.test(url.protocol) && hostOf(url) === host;
  }

  /** Notes the path here that an address of the old site leads to. */
  function lead(address: string, path: string): void {
    const url = parse(address);
    if (url && isOwn(url)) targets.set(keyOf(url), path);
  }

  /** Returns the path here that an address of the old site leads to, if any. */
  function targetOf(url: URL): string | undefined {
    return targets.get(keyOf(url));
  }

  /**
   * Returns the path of a permalink as it is in the export; undefined for the home page and for addresses with a query.
   */
  function pathOf(address: string): string | undefined {
    const url = parse(address);
    if (!url || !isOwn(url) || url.search) return undefined;
    return decodedPath(url) === '' ? undefined : url.pathname;
  }
}

export type OldAddresses = ReturnType<typeof createOldAddresses>;

/** Whether a link may lead to an address. */
export function isLinkable(address: string): boolean {
  return href.safeParse(address).success;
}

/** Returns the decoded path without a slash at its end; empty for the home page. */
export function decodedPath(url: URL): string {
  const path = url.pathname.replace(/(?<=.)\/$/, '');
  return path === '/' ? '' : (decoded(path) ?? path);
}

function keyOf(url: URL): string {
  const id = url.searchParams.get('p') ?? url.searchParams.get('page_id');
  return id ? `?p=${id}` : decodedPath(url);
}

function hostOf({ host }: URL): string {
  return host.replace(/^www\./, '');
}

/** Longest slug that we make, in characters. */
const maxLength = 96;

/** Returns a valid slug, made from one of WordPress or from a title; empty if no letter is left. */
export function validSlug(text: string): string {
  const slug = slugify(wholeLetters(text), { decamelize: false });
  return slug.slice(0, maxLength).replace(/-$/, '');
}

/** Returns the first of `wanted`, `wanted-2`, `wanted-3` that is not taken, and takes it. */
export function freeSlug(wanted: string, taken: Set<string>): string {
  let slug = wanted;
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`;
  taken.add(slug);
  return slug;
}

/** Decodes a slug. Those in other alphabets are stored percent-encoded, sometimes cut off in the middle of a letter. */
function wholeLetters(text: string): string {
  let left = text;
  // A letter has at most four bytes.
  for (let cut = 0; cut < 5; cut += 1) {
    const whole = decoded(left);
    if (whole !== undefined) return whole;
    left = left.replace(/%[0-9a-f]{0,2}$/i, '');
  }
  return text.replaceAll('%', '-');
}
