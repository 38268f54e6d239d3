import { maxFileBytes, maxFiles } from '@frontage/contract/contact/limits.ts';
import { temporarilyUnavailable } from '@frontage/contract/contact/messages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkBodySize } from '../guards/bodySize.ts';
import { checkContentType } from '../guards/contentType.ts';
import type { FloodGauge } from '../guards/flood.ts';
import { checkOrigin } from '../guards/origin.ts';
import { rateGuard } from '../guards/rate.ts';
import type { Refusal } from '../guards/refusal.ts';
import { type AcceptOptions, type Candidate, createAccept } from './accept.ts';
import { acceptForms } from './acceptForms.ts';
import { type AnswerTools, answerRefusal, answerSuccess, prefersHtml } from './answer.ts';
import type { RawSubmission } from './ContactSubmission.ts';
import { type CheckFormOptions, createCheckForm } from './checkForm.ts';
import type { Uploads } from './files/uploads.ts';
import { readIdempotencyKey } from './idempotencyKey.ts';
import type { KeptRates } from './KeptRates.ts';
import type { Parsed } from './parseRequest.ts';
import { maxTextBytes } from './readFields.ts';
import { type Reading, readSubmission, unread } from './readSubmission.ts';
import { type RequestKind, requestKinds } from './requestKinds.ts';
import { withoutContents } from './withoutContents.ts';

export interface SendMailOptions extends AcceptOptions, CheckFormOptions, Pick<AnswerTools, 'draw'> {
  uploads: Uploads;
  keptRates: KeptRates;
  requestsPer10Minutes: number;
  flood: FloodGauge;
  /** Bytes, inclusive, of one file; the contract's limit where nothing is said. */
  fileBytes?: number | undefined;
}

const unavailable: Refusal = { status: 503, message: temporarilyUnavailable, retryAfterS: 30 };

/**
 * `POST /send-mail` and the calls beside it by which requests come in: guards, cheapest first; then reading, the
 * contract, the rule, and one transaction.
 */
export async function sendMail(app: FastifyInstance, options: SendMailOptions): Promise<void> {
  const { fileBytes = maxFileBytes, keptRates, store, uploads } = options;
  await acceptForms(app);
  const checkRate = rateGuard(app, options.requestsPer10Minutes);
  const checkForm = createCheckForm(options);
  const accept = createAccept(options);

  for (const kind of requestKinds(keptRates)) {
    app.post(kind.path, (request, reply) => receive(request, reply, kind));
  }

  async function receive(request: FastifyRequest, reply: FastifyReply, kind: RequestKind): Promise<FastifyReply> {
    const guarded =
      checkOrigin(request, options.allowedOrigins) ??
      checkBodySize(request, maxFiles * fileBytes + maxTextBytes) ??
      (await checkRate(request)) ??
      checkContentType(request);
    const flood = guarded ? undefined : options.flood.count();
    const refused = guarded ?? flood?.refusal;
    if (refused) return refuse(request, reply, refused, await whatWasTyped(request, refused));
    const reading = await read(request, true);
    if (reading.refusal) return refuse(request, reply, reading.refusal, reading);
    const key = readIdempotencyKey(request);
    if ('refusal' in key) return discard(request, reply, key.refusal, reading);

    const form = await checkForm(request, reading.raw.fields, key.key);
    if (form.refusal) return discard(request, reply, form.refusal, reading);
    const parsed = await parse(request, kind, { raw: reading.raw, trapName: form.trapName });
    if (!parsed.ok) {
      form.giveBack();
      return discard(request, reply, parsed.refusal, reading);
    }
    const doubt = form.doubt ?? flood?.doubt ?? parsed.doubt;
    const candidate = { submission: parsed.submission, idempotencyKey: key.key, doubt };
    return take(request, reply, { candidate, giveBack: form.giveBack }, reading);
  }

  async function parse(
    request: FastifyRequest,
    kind: RequestKind,
    { raw, trapName }: { raw: RawSubmission; trapName: string | undefined },
  ): Promise<Parsed> {
    try {
      return await kind.parse(raw, trapName);
    } catch (error) {
      request.log.error({ err: withoutContents(error) }, 'a request could not be checked');
      return { ok: false, refusal: unavailable };
    }
  }

  async function read(request: FastifyRequest, keepFiles: boolean): Promise<Reading> {
    try {
      return await readSubmission(request, { uploads, maxFileBytes: fileBytes, keepFiles });
    } catch (error) {
      request.log.error({ err: withoutContents(error) }, 'a file could not be stored');
      return unread(unavailable);
    }
  }

  async function take(
    request: FastifyRequest,
    reply: FastifyReply,
    { candidate, giveBack }: { candidate: Candidate; giveBack: () => void },
    reading: Reading,
  ): Promise<FastifyReply> {
    const { submission } = candidate;
    try {
      if (submission.files.length > 0) await uploads.sync();
      const accepted = await accept(candidate);
      if ('refusal' in accepted) {
        giveBack();
        request.outcome = accepted.outcome;
        return discard(request, reply, accepted.refusal, reading);
      }
      request.outcome = accepted.outcome;
      if (accepted.outcome === 'repeated') await removeFiles(submission);
      return answerSuccess(request, reply, accepted.handles);
    } catch (error) {
      giveBack();
      request.log.error({ err: withoutContents(error) }, 'a request could not be stored');
      await removeUnheld(submission);
      return refuse(request, reply, unavailable, reading);
    }
  }

  /** For a visitor without script who should come back later: what was typed is shown again. Others are refused unread. */
  async function whatWasTyped(request: FastifyRequest, refusal: Refusal): Promise<Reading> {
    const isWorthwhile =
      refusal.retryAfterS !== undefined &&
      !refusal.isCurt &&
      prefersHtml(request) &&
      checkContentType(request) === undefined;
    return isWorthwhile ? read(request, false) : unread(refusal);
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

  async function discard(
    request: FastifyRequest,
    reply: FastifyReply,
    refusal: Refusal,
    reading: Reading,
  ): Promise<FastifyReply> {
    await removeFiles(reading.raw);
    return refuse(request, reply, refusal, reading);
  }

  async function removeFiles({ files }: Pick<RawSubmission, 'files'>): Promise<void> {
    await Promise.all(files.map(({ storageName }) => uploads.remove(storageName)));
  }

  /** A commit may have reached the disk though its answer did not reach us: then the lead keeps its files. */
  async function removeUnheld({ files }: Pick<RawSubmission, 'files'>): Promise<void> {
    for (const { storageName } of files) {
      const isHeld = await store.holdsFile(storageName).catch(() => true);
      if (!isHeld) await uploads.remove(storageName);
    }
  }
}
