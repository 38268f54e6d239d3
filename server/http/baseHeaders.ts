import type { FastifyInstance, FastifyReply } from 'fastify';
import { keptByNobody } from './cacheControl.ts';

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

/** For answers over TLS. */
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
