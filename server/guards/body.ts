import { naming } from '@frontage/contract/words/siteTexts.ts';
import type { FastifyRequest } from 'fastify';
import { detailOf, type Refusal } from './refusal.ts';

/**
 * Refuses, unread, a body whose stated length is over `maxBodyBytes` (inclusive limit). A body that understates its
 * length is cut off while it is read.
 */
export function checkBodySize(request: FastifyRequest, maxBodyBytes: number, refusal: Refusal): Refusal | undefined {
  return Number(request.headers['content-length'] ?? 0) > maxBodyBytes ? refusal : undefined;
}

export function tooLarge(field: string): Refusal {
  return {
    status: 413,
    code: 'too_large',
    message: naming('fileTooLarge'),
    details: [detailOf(field, naming('fileTooLarge'), 'file.size')],
  };
}

const kinds = {
  'application/json': 'json',
  'multipart/form-data': 'multipart',
  'application/x-www-form-urlencoded': 'urlencoded',
} as const;

/** The three encodings in which a form may be sent. */
type BodyKind = (typeof kinds)[keyof typeof kinds];

/** The encoding of the body of a request. Undefined for one that we do not read. */
export function bodyKindOf(request: FastifyRequest): BodyKind | undefined {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  return Object.entries(kinds).find(([name]) => name === type)?.[1];
}

export function checkContentType(request: FastifyRequest): Refusal | undefined {
  if (bodyKindOf(request)) return undefined;
  return { status: 415, code: 'unknown_type', message: `Send the fields as ${Object.keys(kinds).join(', ')}.` };
}

/** Errors of the disk have a system call. All others are about the body: cut off, a wrong boundary, too many parts. */
export function isFaultOfBody(error: unknown): boolean {
  return !(error instanceof Error && 'syscall' in error) || ('code' in error && error.code === 'ECONNRESET');
}
