import { decoded } from '@frontage/contract/primitives/decoded.ts';

/** What an address of the site leads to. */
export type Target =
  /** The page at a clean address, and the HTML file of it. */
  | { kind: 'page'; path: string; file: string }
  | { kind: 'file'; file: string }
  /** R1 has another form of this address, `path`; a redirect may begin at the address as it was requested, `from`. */
  | { kind: 'moved'; path: string; from: string }
  | { kind: 'nothing' };

/** Backslash, slash and control characters. */
const forbidden = /[\\/\p{Cc}]/u;

/** The only public folder whose name begins with a dot. RFC 8615. */
const wellKnown = '.well-known';

/**
 * Reads a request's path. A path that could leave the folder, or names a hidden file, leads to nothing: `..`, `.x`, a
 * backslash, an encoded slash, a control character, an empty segment (`//host` in a redirect would leave the site).
 */
export function addressOf(rawPath: string): Target {
  const path = decodePath(rawPath);
  if (path === undefined || !path.startsWith('/')) return { kind: 'nothing' };
  if (path === '/') return { kind: 'page', path, file: 'index.html' };
  const bare = path.endsWith('/') ? path.slice(0, -1) : path;
  const segments = bare.slice(1).split('/');
  if (!segments.every((segment, index) => isPlain(segment) || (index === 0 && segment === wellKnown)))
    return { kind: 'nothing' };
  if (bare !== path) return { kind: 'moved', path: encodePath(segments), from: bare };
  const last = segments.at(-1) ?? '';
  if (last.endsWith('.html') || bare === '/index')
    return { kind: 'moved', path: encodePath(removeHtml(segments)), from: bare };
  // The compressed twin of a file is not a file of the site.
  if (/\.(?:br|gz)$/.test(last)) return pageAt(segments);
  // A dot in the last segment may belong to a slug, so the file is tried first, then the page.
  return last.includes('.') ? { kind: 'file', file: segments.join('/') } : pageAt(segments);
}

/** The path of the page that somebody says they were on; that of the first page where it cannot be one of the site. */
export function pathAt(address: string | null | undefined): string {
  const target = address && URL.canParse(address) ? addressOf(new URL(address).pathname) : undefined;
  return target?.kind === 'page' ? target.path : '/';
}

/** Returns the page at a clean address, for callers that know it is one. */
export function pageAt(segments: string[]): Extract<Target, { kind: 'page' }> {
  return { kind: 'page', path: `/${segments.join('/')}`, file: `${segments.join('/')}.html` };
}

/** Returns no segments for the first page. */
function removeHtml(segments: string[]): string[] {
  let last = segments.at(-1) ?? '';
  while (last.endsWith('.html')) last = last.slice(0, -'.html'.length);
  const rest = segments.slice(0, -1);
  return last === '' || (last === 'index' && rest.length === 0) ? [] : [...rest, last];
}

function encodePath(segments: string[]): string {
  return `/${segments.map(encodeURIComponent).join('/')}`;
}

function isPlain(segment: string): boolean {
  return segment !== '' && !segment.startsWith('.') && !forbidden.test(segment);
}

function decodePath(rawPath: string): string | undefined {
  return /%2f|%5c|%00/i.test(rawPath) ? undefined : decoded(rawPath);
}
