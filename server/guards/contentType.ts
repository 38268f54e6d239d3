import type { FastifyRequest } from 'fastify';
import type { Refusal } from './refusal.ts';

const kinds = {
  'application/json': 'json',
  'multipart/form-data': 'multipart',
  'application/x-www-form-urlencoded': 'urlencoded',
} as const;

/** The three encodings in which a form may be sent. */
export type BodyKind = (typeof kinds)[keyof typeof kinds];

/** The encoding of the body of a request. Undefined for one that we do not read. */
export function bodyKindOf(request: FastifyRequest): BodyKind | undefined {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  return Object.entries(kinds).find(([name]) => name === type)?.[1];
}

export function checkContentType(request: FastifyRequest): Refusal | undefined {
  if (bodyKindOf(request)) return undefined;
  return { status: 415, code: 'unknown_type', message: `Send the fields as ${Object.keys(kinds).join(', ')}.` };
}
