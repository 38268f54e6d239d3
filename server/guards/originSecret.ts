import { createHash, timingSafeEqual } from 'node:crypto';
import { originSecretHeader } from '@frontage/contract/originSecret.ts';
import type { FastifyInstance } from 'fastify';
import { type PlainPage, sendPlain } from '../http/plainPage.ts';
import { isPublicAddress } from '../publicAddress.ts';

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
