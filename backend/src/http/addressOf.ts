/** What an address of the site means. */
export type Target =
  /** The page of a clean address: the file beside is its HTML. */
  | { kind: 'page'; path: string; file: string }
  | { kind: 'file'; file: string }
  /** Another address is the right one. R1. */
  | { kind: 'moved'; path: string }
  | { kind: 'nothing' };

/** Addresses that programs ask for by habit. */
export const oldAddresses: Record<string, string> = { '/index': '/', '/favicon.ico': '/favicon.svg' };

/** Backslash, slash and control characters. */
const forbidden = /[\\/\p{Cc}]/u;

/** The one folder whose name begins with a dot that everybody may read. RFC 8615. */
const wellKnown = '.well-known';

/**
 * Reads a request's path. Whatever could leave the folder, or names a hidden file, is nothing: `..`, `.x`, a
 * backslash, an encoded slash, a control character, an empty segment (`//host` in a redirect would leave the site).
 */
export function addressOf(rawPath: string): Target {
  const path = decoded(rawPath);
  if (path === undefined || !path.startsWith('/')) return { kind: 'nothing' };
  if (path === '/') return { kind: 'page', path, file: 'index.html' };
  const bare = path.endsWith('/') ? path.slice(0, -1) : path;
  const segments = bare.slice(1).split('/');
  if (!segments.every((segment, index) => isPlain(segment) || (index === 0 && segment === wellKnown)))
    return { kind: 'nothing' };
  if (bare !== path) return { kind: 'moved', path: encoded(segments) };
  const last = segments.at(-1) ?? '';
  if (last.endsWith('.html')) return { kind: 'moved', path: withoutHtml(segments) };
  const old = oldAddresses[bare];
  if (old) return { kind: 'moved', path: old };
  // The compressed twin of a file is no file of its own.
  if (/\.(?:br|gz)$/.test(last)) return pageAt(segments);
  // A dot in the last segment may belong to a slug, so the file is tried first and the page after it.
  return last.includes('.') ? { kind: 'file', file: segments.join('/') } : pageAt(segments);
}

/** The page at a clean address, for callers that know it is one. */
export function pageAt(segments: string[]): Extract<Target, { kind: 'page' }> {
  return { kind: 'page', path: `/${segments.join('/')}`, file: `${segments.join('/')}.html` };
}

function withoutHtml(segments: string[]): string {
  let last = segments.at(-1) ?? '';
  while (last.endsWith('.html')) last = last.slice(0, -'.html'.length);
  const rest = segments.slice(0, -1);
  return last === '' || (last === 'index' && rest.length === 0) ? '/' : encoded([...rest, last]);
}

function encoded(segments: string[]): string {
  return `/${segments.map(encodeURIComponent).join('/')}`;
}

function isPlain(segment: string): boolean {
  return segment !== '' && !segment.startsWith('.') && !forbidden.test(segment);
}

function decoded(rawPath: string): string | undefined {
  if (/%2f|%5c|%00/i.test(rawPath)) return undefined;
  try {
    return decodeURIComponent(rawPath);
  } catch {
    return undefined;
  }
}
