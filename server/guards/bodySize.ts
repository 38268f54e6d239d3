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

/** The refusal of a file over the size limit. */
export function tooLarge(field: string): Refusal {
  return {
    status: 413,
    code: 'too_large',
    message: naming('fileTooLarge'),
    details: [detailOf(field, naming('fileTooLarge'), 'file.size')],
  };
}
