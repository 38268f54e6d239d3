import { fileTooLarge } from '@frontage/contract/contact/messages.ts';
import type { FastifyRequest } from 'fastify';
import { detailOf, type Refusal } from './refusal.ts';

/** Refuses, unread, a body that says it is larger than `maxBodyBytes`, inclusive. What lies about it is cut while it is read. */
export function checkBodySize(request: FastifyRequest, maxBodyBytes: number, refusal: Refusal): Refusal | undefined {
  return Number(request.headers['content-length'] ?? 0) > maxBodyBytes ? refusal : undefined;
}

/** The refusal of a file that is over the limit. */
export function tooLarge(field: string): Refusal {
  return {
    status: 413,
    code: 'too_large',
    message: fileTooLarge,
    details: [detailOf(field, fileTooLarge, 'file.size')],
  };
}
