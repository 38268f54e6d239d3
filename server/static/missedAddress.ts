import type { FastifyRequest } from 'fastify';
import { addressOf } from '../http/addressOf.ts';

const maxCharacters = 200;

/** Returns the address that a person typed and missed; undefined for addresses that only programs request. */
export function missedAddressOf({ method, url }: FastifyRequest): string | undefined {
  const target = method === 'GET' ? addressOf(url.split('?', 1)[0] ?? '') : undefined;
  // A name with a dot is a file, requested by a page or a scanner.
  return target?.kind === 'page' && target.path.length <= maxCharacters ? target.path : undefined;
}
