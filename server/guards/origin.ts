import { naming } from '@frontage/contract/words/siteTexts.ts';
import type { FastifyRequest } from 'fastify';
import type { Refusal } from './refusal.ts';

const refused: Refusal = {
  status: 403,
  code: 'foreign_site',
  message: naming('foreignSite'),
};

/**
 * Refuses writing calls that pages of other sites make a visitor's browser send. Goes by `Origin`, which every browser
 * adds to a POST, and by `Sec-Fetch-Site` if `Origin` is missing. A client that sends neither is not a browser, or one
 * that hides its origin. With cookies it is refused; without cookies it can act for nobody, and is passed on to the
 * other guards.
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

/** False where the request names another host as its origin; true where it names no origin. */
export function isOwnOrigin({ headers: { origin }, host }: FastifyRequest): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host: originHost } = new URL(origin);
  // Parsed by URL as well, because one side may name the default port.
  return URL.canParse(`${protocol}//${host}`) && new URL(`${protocol}//${host}`).host === originHost;
}
