import { createHash, timingSafeEqual } from 'node:crypto';
import { originSecretHeader } from '@frontage/contract/originSecret.ts';
import { naming } from '@frontage/contract/words/siteTexts.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type PlainPage, sendPlain } from '../http/plainPage.ts';
import { isPublicAddress } from '../publicAddress.ts';
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

const elsewherePage: PlainPage = {
  title: 'The website is not read here',
  sentences: ['Open it at its own address.'],
};

/** Routes that supervisors call directly, without the CDN. */
const healthRoutes: readonly (string | undefined)[] = ['/healthz', '/readyz'];

/**
 * Refuses requests that bypass the CDN. Answers only those that carry the secret, and supervisors in our own network.
 */
export function checkOriginSecret(app: FastifyInstance, secret: string): void {
  const right = digestOf(secret);
  app.addHook('onRequest', async (request, reply) => {
    const given = request.headers[originSecretHeader];
    // Hashes all have the same length, so the comparison takes the same time whatever was sent.
    if (typeof given === 'string' && timingSafeEqual(digestOf(given), right)) return;
    const peer = request.socket.remoteAddress;
    if (healthRoutes.includes(request.routeOptions.url) && peer !== undefined && !isPublicAddress(peer)) return;
    request.outcome = 'past the CDN';
    return sendPlain(reply.code(403), elsewherePage);
  });
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
