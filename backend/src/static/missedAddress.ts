import type { FastifyRequest } from 'fastify';
import { addressOf } from '../http/addressOf.ts';

const maxCharacters = 200;

/** The address that a person typed and missed; undefined for what only programs ask for. */
export function missedAddressOf({ method, url }: FastifyRequest): string | undefined {
  const target = method === 'GET' ? addressOf(url.split('?', 1)[0] ?? '') : undefined;
  // A name with a dot is a file that a page or a scanner asks for.
  return target?.kind === 'page' && target.path.length <= maxCharacters ? target.path : undefined;
}
