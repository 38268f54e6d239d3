import type { FailureDetail } from '@frontage/contract/contact/answers.ts';
import type { FailureCode, SendMailFailure } from '@frontage/contract/contact/failure.ts';
import type { Said, Words } from '@frontage/contract/words/say.ts';
import { sayNamed } from '@frontage/contract/words/siteTexts.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A sentence of the table, said once the request is answered; or text that nobody rewords. */
export type Told = Said | string;

export type FieldFault = Omit<FailureDetail, 'message'> & { message: Told };

/** A refused request, explained in words for people. Contains no submitted value. R40. */
export interface Refusal {
  status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 503;
  /** For machines: our own script decides by it. */
  code: FailureCode;
  message: Told;
  details?: FieldFault[];
  /** s after which it makes sense to try again. */
  retryAfterS?: number;
  /** Answered in a few words, because filling in a page costs more than storing a request. */
  isCurt?: boolean;
  /** Title and text of the page for visitors without script, where they are not the message. */
  notice?: { title: Told; text: Told };
}

export function detailOf(key: string, message: Told, type: string): FieldFault {
  return { message, path: [key], type, context: { key, label: key } };
}

/** The answer to script, in the owner's words. R40. */
export function failureOf({ code, details, message }: Omit<Refusal, 'status'>, words?: Words): SendMailFailure {
  const told = sayNamed(words, message);
  const said = details?.map((detail) => ({ ...detail, message: sayNamed(words, detail.message) }));
  return { success: false, error: said ? { message: told, details: said } : told, code, data: null };
}

/** Answers a call with its refusal, for programs. */
export function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  request.outcome = 'refused';
  if (refusal.retryAfterS !== undefined) reply.header('Retry-After', String(refusal.retryAfterS));
  return reply.code(refusal.status).send(failureOf(refusal));
}

/** What was refused, for the log: each field and the type of its fault. */
export function outcomeOf({ details }: Refusal): string {
  return details?.map(({ context, type }) => `${context.key} ${type}`).join(', ') ?? 'refused';
}
