import { temporarilyUnavailable } from '@frontage/contract/contact/messages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkBodySize } from '../guards/bodySize.ts';
import { checkContentType } from '../guards/contentType.ts';
import { checkOrigin } from '../guards/origin.ts';
import { rateGuard } from '../guards/rate.ts';
import type { Refusal } from '../guards/refusal.ts';
import type { Releases } from '../static/releases.ts';
import { answerRefusal, prefersHtml } from './answer.ts';
import type { Uploads } from './files/uploads.ts';
import type { FormTokens } from './formToken.ts';
import { readIdempotencyKey } from './idempotencyKey.ts';
import { type Fields, maxTextBytes, tooLong } from './readFields.ts';
import { type Reading, readSubmission, unread } from './readSubmission.ts';
import { readTrap, type TrapReading } from './trap.ts';
import { withoutContents } from './withoutContents.ts';

/** A form of texts that came through the guards and was read. */
export interface FormPost {
  fields: Fields;
  key: string | undefined;
  trap: TrapReading;
}

/** How a form ends: refused, or answered. `outcome` is one word for the log. */
export type FormEnd =
  | { outcome?: string; refusal: Refusal }
  | { outcome: string; answer: (request: FastifyRequest, reply: FastifyReply) => FastifyReply };

export interface FormDoorOptions {
  tokens: FormTokens;
  uploads: Uploads;
  releases: Releases;
  allowedOrigins: readonly string[];
  requestsPer10Minutes: number;
}

const unavailable: Refusal = { status: 503, message: temporarilyUnavailable, retryAfterS: 30 };

/**
 * The way in for forms without files: guards, cheapest first; reading; key, token and trap. What `take` throws is
 * answered by 503, as nothing was stored then. Needs `acceptForms` and @fastify/rate-limit.
 */
export function openFormDoor(app: FastifyInstance, options: FormDoorOptions) {
  const checkRate = rateGuard(app, options.requestsPer10Minutes);

  return async function enter(
    request: FastifyRequest,
    reply: FastifyReply,
    take: (post: FormPost) => Promise<FormEnd>,
  ): Promise<FastifyReply> {
    const guarded =
      checkOrigin(request, options.allowedOrigins) ??
      (checkBodySize(request, maxTextBytes) && tooLong) ??
      (await checkRate(request)) ??
      checkContentType(request);
    if (guarded) return refuse(request, reply, guarded, await whatWasTyped(request, guarded));
    const reading = await read(request);
    const key = readIdempotencyKey(request);
    const refusal = reading.refusal ?? ('refusal' in key ? key.refusal : undefined);
    if (refusal || 'refusal' in key) return refuse(request, reply, refusal ?? unavailable, reading);
    try {
      const { fields } = reading.raw;
      const end = await take({ fields, key: key.key, trap: readTrap(options.tokens, fields) });
      if (end.outcome !== undefined) request.outcome = end.outcome;
      return 'refusal' in end ? refuse(request, reply, end.refusal, reading) : end.answer(request, reply);
    } catch (error) {
      request.log.error({ err: withoutContents(error) }, 'a form could not be stored');
      return refuse(request, reply, unavailable, reading);
    }
  };

  function read(request: FastifyRequest): Promise<Reading> {
    return readSubmission(request, { uploads: options.uploads, maxFileBytes: 0, keepFiles: false });
  }

  /** For a visitor without script who came too often: what was typed is shown again. Other guards refuse unread. */
  async function whatWasTyped(request: FastifyRequest, refusal: Refusal): Promise<Reading> {
    const isWorthwhile = refusal.status === 429 && prefersHtml(request) && checkContentType(request) === undefined;
    return isWorthwhile ? read(request) : unread(refusal);
  }

  function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal, reading: Reading): FastifyReply {
    request.outcome ??= refusal.details?.map(({ context, type }) => `${context.key} ${type}`).join(', ') ?? 'refused';
    return answerRefusal(request, reply, { refusal, reading, releases: options.releases });
  }
}
