import { temporarilyUnavailable } from '@frontage/contract/contact/messages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkBodySize } from '../guards/bodySize.ts';
import { checkContentType } from '../guards/contentType.ts';
import type { FloodGauge } from '../guards/flood.ts';
import { checkOrigin } from '../guards/origin.ts';
import { rateGuard } from '../guards/rate.ts';
import type { Refusal } from '../guards/refusal.ts';
import { type AnswerTools, answerRefusal, prefersHtml } from './answer.ts';
import { type CheckFormOptions, createCheckForm } from './checkForm.ts';
import type { Uploads } from './files/uploads.ts';
import { readIdempotencyKey } from './idempotencyKey.ts';
import { type Fields, maxTextBytes, tooLong } from './readFields.ts';
import { type Reading, readSubmission, unread } from './readSubmission.ts';
import { withoutContents } from './withoutContents.ts';

/** A form of texts that came through the guards and was read. */
export interface FormPost {
  fields: Fields;
  key: string | undefined;
  /** Why a person should look before this counts. */
  doubt: string | undefined;
}

/** How a form ends: refused, or answered. `outcome` is one word for the log. */
export type FormEnd =
  | { outcome?: string; refusal: Refusal }
  | { outcome: string; answer: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply> };

export interface FormDoorOptions extends CheckFormOptions, Pick<AnswerTools, 'draw'> {
  uploads: Uploads;
  requestsPer10Minutes: number;
  /** Shared by all forms; undefined for a call that stores nothing. */
  flood: FloodGauge | undefined;
}

const unavailable: Refusal = { status: 503, message: temporarilyUnavailable, retryAfterS: 30 };

/**
 * The way in for forms without files: guards, cheapest first; reading; key, token, time and trap. What `take` throws is
 * answered by 503, as nothing was stored then. Needs `acceptForms` and @fastify/rate-limit.
 */
export function openFormDoor(app: FastifyInstance, options: FormDoorOptions) {
  const checkRate = rateGuard(app, options.requestsPer10Minutes);
  const checkForm = createCheckForm(options);

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
    const flood = guarded ? undefined : options.flood?.count();
    const refused = guarded ?? flood?.refusal;
    if (refused) return refuse(request, reply, refused, await whatWasTyped(request, refused));
    const reading = await read(request);
    const key = readIdempotencyKey(request);
    const refusal = reading.refusal ?? ('refusal' in key ? key.refusal : undefined);
    if (refusal || 'refusal' in key) return refuse(request, reply, refusal ?? unavailable, reading);
    const { fields } = reading.raw;
    const form = await checkForm(request, fields, key.key);
    if (form.refusal) return refuse(request, reply, form.refusal, reading);
    try {
      const end = await take({ fields, key: key.key, doubt: form.doubt ?? flood?.doubt });
      if (end.outcome !== undefined) request.outcome = end.outcome;
      if (!('refusal' in end)) return end.answer(request, reply);
      form.giveBack();
      return refuse(request, reply, end.refusal, reading);
    } catch (error) {
      form.giveBack();
      request.log.error({ err: withoutContents(error) }, 'a form could not be stored');
      return refuse(request, reply, unavailable, reading);
    }
  };

  function read(request: FastifyRequest): Promise<Reading> {
    return readSubmission(request, { uploads: options.uploads, maxFileBytes: 0, keepFiles: false });
  }

  /** For a visitor without script who should come back later: what was typed is shown again. Others are refused unread. */
  async function whatWasTyped(request: FastifyRequest, refusal: Refusal): Promise<Reading> {
    const isWorthwhile =
      refusal.retryAfterS !== undefined &&
      !refusal.isCurt &&
      prefersHtml(request) &&
      checkContentType(request) === undefined;
    return isWorthwhile ? read(request) : unread(refusal);
  }

  function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    refusal: Refusal,
    reading: Reading,
  ): Promise<FastifyReply> {
    request.outcome ??= refusal.details?.map(({ context, type }) => `${context.key} ${type}`).join(', ') ?? 'refused';
    return answerRefusal(request, reply, { refusal, reading, ...options });
  }
}
