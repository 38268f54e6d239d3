import type { FastifyRequest } from 'fastify';
import type { Refusal } from './refusal.ts';

const refused: Refusal = {
  status: 403,
  code: 'foreign_site',
  message: 'This form was sent from a page of another site. Open our own page and send it from there.',
};

/**
 * Refuses writing calls that pages of other sites make a visitor's browser send: by `Origin`, which every browser
 * adds to a POST, and by `Sec-Fetch-Site` where it is missing. Who sends neither is no browser, or one that hides where
 * it was: with cookies it is refused, without any it can speak for nobody and is let through to the other guards.
 */
export function checkOrigin(request: FastifyRequest, allowedOrigins: readonly string[]): Refusal | undefined {
  const { origin, cookie } = request.headers;
  if (origin === undefined) {
    const site = request.headers['sec-fetch-site'];
    if (site === undefined) return cookie === undefined ? undefined : refused;
    return site === 'same-origin' || site === 'none' ? undefined : refused;
  }
  return isOwnOrigin(request) || allowedOrigins.includes(origin) ? undefined : refused;
}

/** False where the request names the origin of another host; true where it names none. */
export function isOwnOrigin({ headers: { origin }, host }: FastifyRequest): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host: originHost } = new URL(origin);
  // Through URL as well: one side may name the port that goes without saying.
  return URL.canParse(`${protocol}//${host}`) && new URL(`${protocol}//${host}`).host === originHost;
}
