import type { FastifyInstance, FastifyReply } from 'fastify';

/** Headers that browsers only heed on documents; resources of a page follow the page. */
const ofDocuments = {
  // Not no-referrer: browsers would then send `Origin: null` with the form of a page without script.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  // For answers that are not pages. Each page of a release replaces it with its own.
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
} as const;

/**
 * For the client that asked only; the default of every answer. `private` is first, because some CDNs heed neither
 * `no-store` nor `no-cache`.
 */
export const keptByNobody = 'private, no-store';

const always = {
  'X-Content-Type-Options': 'nosniff',
  ...ofDocuments,
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Answers that may be cached override this.
  'Cache-Control': keptByNobody,
} as const;

const noIndex = { 'X-Robots-Tag': 'noindex' } as const;
/** For pictures that other sites may show too. A replaced picture gets another name, so this one may be cached. */
export const pictureHeaders = {
  'Cache-Control': 'public, max-age=2592000',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;

export const overTls = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } as const;

/** Returns the headers themselves, for answers that are sent before any hook runs. */
export function baseHeaders({ isProduction }: { isProduction: boolean }): Record<string, string> {
  return isProduction ? always : { ...always, ...noIndex };
}

/** Removes the headers for documents from a script, a style or a font: a quarter of a small file's weight. */
export function removeDocumentHeaders(reply: FastifyReply): FastifyReply {
  // Nobody asks which request brought such a file either.
  for (const name of [...Object.keys(ofDocuments), 'X-Request-Id']) reply.removeHeader(name);
  return reply;
}

/** Sets the security headers of every answer, and that nobody caches it. R5: only production may be indexed. */
export function setBaseHeaders(app: FastifyInstance, options: { isProduction: boolean }): void {
  const base = baseHeaders(options);
  const baseOverTls = { ...base, ...overTls };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.protocol === 'https' ? baseOverTls : base);
    done();
  });
}

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
