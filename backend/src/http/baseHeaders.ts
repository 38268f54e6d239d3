import type { FastifyInstance, FastifyReply } from 'fastify';
import { keptByNobody } from './cacheControl.ts';

/** What browsers heed of a document alone; what a page asks for follows the page. */
const ofDocuments = {
  // Not no-referrer: with that, browsers would send `Origin: null` with the form of a page without script.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  // For answers that are no pages. Each page of a release replaces it by its own.
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
} as const;

const always = {
  'X-Content-Type-Options': 'nosniff',
  ...ofDocuments,
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Whatever may be kept says so itself.
  'Cache-Control': keptByNobody,
} as const;

const noIndex = { 'X-Robots-Tag': 'noindex' } as const;
/** Of pictures that other sites may show too. What is replaced gets another name, so whoever has it may keep it. */
export const pictureHeaders = {
  'Cache-Control': 'public, max-age=2592000',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;

/** Of answers that came over TLS. */
export const overTls = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } as const;

/** The headers themselves, for answers that come before any hook. */
export function baseHeaders({ isProduction }: { isProduction: boolean }): Record<string, string> {
  return isProduction ? always : { ...always, ...noIndex };
}

/** Takes from a script, a style or a font what says something of documents alone: a quarter of a small file's weight. */
export function withoutDocumentHeaders(reply: FastifyReply): FastifyReply {
  // Nor does anybody ask which request brought it.
  for (const name of [...Object.keys(ofDocuments), 'X-Request-Id']) reply.removeHeader(name);
  return reply;
}

/** Security headers of every answer, and that nobody keeps it. R5: only production may be indexed. */
export function setBaseHeaders(app: FastifyInstance, options: { isProduction: boolean }): void {
  const base = baseHeaders(options);
  const baseOverTls = { ...base, ...overTls };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.protocol === 'https' ? baseOverTls : base);
    done();
  });
}
