import type { FastifyRequest } from 'fastify';
import type { Refusal } from './refusal.ts';

const refused: Refusal = {
  status: 403,
  message: 'This form was sent from a page of another site. Open our own page and send it from there.',
};

/**
 * Refuses writing calls that pages of other sites make a visitor's browser send: by `Origin`, which every browser
 * adds to a POST, and by `Sec-Fetch-Site` where it is missing. A program that is no browser sends neither; it carries
 * nobody's cookies, so it is let through to the other guards.
 */
export function checkOrigin(request: FastifyRequest, allowedOrigins: readonly string[]): Refusal | undefined {
  const origin = request.headers.origin;
  if (origin === undefined) {
    const site = request.headers['sec-fetch-site'];
    return site === undefined || site === 'same-origin' || site === 'none' ? undefined : refused;
  }
  return isOwn(origin, request.host) || allowedOrigins.includes(origin) ? undefined : refused;
}

function isOwn(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, host: originHost } = new URL(origin);
  // Through URL as well: one side may name the port that goes without saying.
  return URL.canParse(`${protocol}//${host}`) && new URL(`${protocol}//${host}`).host === originHost;
}
