import { Socket } from 'node:net';
import fastifyMultipart from '@fastify/multipart';
import { hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import { isFileField, maxFiles } from '@frontage/contract/contact/limits.ts';
import { answersIn } from '@frontage/contract/forms/checkAnswers.ts';
import { formNamed } from '@frontage/contract/forms/formTable.ts';
import { describedForm, type OwnForm } from '@frontage/contract/forms/ownForm.ts';
import { versionField } from '@frontage/contract/forms/questionMarks.ts';
import { naming } from '@frontage/contract/words/siteTexts.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyKindOf, checkBodySize, checkContentType, tooLarge } from '../guards/body.ts';
import { checkOrigin } from '../guards/origin.ts';
import { createRateGuard, type FloodGauge } from '../guards/rate.ts';
import { outcomeOf, type Refusal } from '../guards/refusal.ts';
import { isRehearsal, type Rehearsals, rehearse, rehearsedOutcome } from '../guards/rehearsal.ts';
import type { Limits } from '../limits/limits.ts';
import { type AnswerTools, answerRefusal, prefersHtml, withOrigin, withPage } from './answer.ts';
import type { RawSubmission } from './ContactSubmission.ts';
import { type CheckFormOptions, createCheckForm } from './checkForm.ts';
import type { Uploads } from './files/uploads.ts';
import { formIdPattern } from './formToken.ts';
import {
  type Fields,
  malformed,
  maxTextBytes,
  parseFormFields,
  parseJsonFields,
  type Reading,
  type ReadOptions,
  readText,
  tooLong,
  unread,
} from './readFields.ts';
import { readMultipart, tooManyFiles } from './readMultipart.ts';

const keyPattern = /^[\w.:-]{8,128}$/;
const badKey: Refusal = {
  status: 400,
  code: 'unreadable',
  message: 'The Idempotency-Key must have 8 to 128 letters, digits or . : _ -',
};

/** A form that has passed the guards and was read. */
export interface FormPost {
  raw: RawSubmission;
  /** All tries of one request share it. R37. */
  key: string | undefined;
  /** As in the log and in the answer. */
  requestId: string;
  /** Why a person should look before this counts. */
  suspicion: string | undefined;
}

/** The outcome of a form: refused or answered. `outcome` is one word for the log. */
export type FormEnd =
  | { outcome?: string; refusal: Refusal }
  | { outcome: string; answer: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply> };

export interface FormFiles {
  /** The most bytes of one file (inclusive). */
  maxBytes: number;
  /** Tells whether a lead has the file: a commit may have reached the disk although its answer did not reach us. */
  isHeld: (storageName: string) => Promise<boolean>;
}

export interface FormDoorOptions extends CheckFormOptions, Required<Pick<AnswerTools, 'draw' | 'ownForm'>> {
  uploads: Uploads;
  /** Undefined for forms without files. */
  files?: FormFiles | undefined;
  limits: Limits;
  rehearsals: Rehearsals;
  requestsPer10Minutes: number;
  /** Shared by all forms; undefined for a call that stores nothing. */
  flood: FloodGauge | undefined;
}

const unavailable: Refusal = { status: 503, code: 'unavailable', message: naming('unavailable'), retryAfterS: 30 };

/**
 * The entry point for all forms: guards, cheapest first; reading; key, token, time and honeypot. If `take` throws,
 * nothing was stored, and the answer is 503. After a refusal, files that no lead has are removed. Requests are counted
 * under `name`. Needs `acceptForms`.
 */
export function openFormDoor(name: string, options: FormDoorOptions) {
  const { files, uploads } = options;
  const checkRate = createRateGuard(options.limits, { name, most: options.requestsPer10Minutes });
  const checkForm = createCheckForm(options);
  const overSize = files ? tooLarge('file') : tooLong;
  const largest = maxTextBytes + (files ? maxFiles * files.maxBytes : 0);

  return function enter(
    request: FastifyRequest,
    reply: FastifyReply,
    take: (post: FormPost) => Promise<FormEnd>,
  ): Promise<FastifyReply> {
    const goThrough = () => enterOnce(request, reply, take);
    return options.rehearsals.isMarked(request) ? rehearse(goThrough) : goThrough();
  };

  async function enterOnce(
    request: FastifyRequest,
    reply: FastifyReply,
    take: (post: FormPost) => Promise<FormEnd>,
  ): Promise<FastifyReply> {
    const guarded =
      checkOrigin(request, options.allowedOrigins) ??
      checkBodySize(request, largest, overSize) ??
      (isRehearsal() ? undefined : await checkRate(request)) ??
      checkContentType(request);
    const flood = guarded || isRehearsal() ? undefined : await options.flood?.count();
    const refused = guarded ?? flood?.refusal;
    if (refused) return refuse(request, reply, refused, await whatWasTyped(request, refused));
    const reading = withOrigin(request, await read(request, files !== undefined));
    const key = request.headers['idempotency-key']?.toString();
    const refusal = reading.refusal ?? (key === undefined || keyPattern.test(key) ? undefined : badKey);
    if (refusal) return refuse(request, reply, refusal, reading);
    const { fields, files: sent } = reading.raw;
    const form = await checkForm(request, fields, key);
    if (form.refusal) return refuse(request, reply, form.refusal, reading);
    const end = await takeWithOwn().catch((error: unknown): FormEnd => {
      request.log.error({ err: error }, 'a form could not be stored');
      return { refusal: unavailable };
    });

    async function takeWithOwn(): Promise<FormEnd> {
      const known = withPage(request, fields);
      const own = await readOwn(known, request.routeOptions.url);
      const formId = known.get(hiddenFields.formId)?.[0];
      // Made-up names are counted as the usual form of the call.
      if (formId && (own ?? formNamed(formId))) request.sentForm = formId;
      const address = fields.get('resendUrl')?.[0] ?? request.headers.referer ?? '';
      // Also for the page that a refusal is answered with: its own address says nothing any more.
      for (const [id, answers] of answersIn(own?.questions ?? [], address))
        for (const one of [fields, known]) if (!one.has(id)) one.set(id, answers);
      const asked = own?.questions?.flatMap(({ id, kind }) => (kind === 'file' ? id : [])) ?? [];
      const files: RawSubmission['files'] = [];
      for (const file of sent) {
        const { field, storageName } = file;
        if (asked.includes(field) || isFileField(field)) files.push(file);
        else await uploads.remove(storageName);
      }
      const [fault] = asked.flatMap((id) => reading.fileFaults?.get(id) ?? []);
      if (fault) return { refusal: fault };
      const tooMany = files.find(
        ({ field }, place) =>
          place === maxFiles || (!asked.includes(field) && files.findIndex((one) => one.field === field) < place),
      );
      if (tooMany) return { refusal: tooManyFiles(tooMany.field) };
      return take({
        raw: { fields: known, files, own },
        key,
        requestId: request.id,
        suspicion: form.suspicion ?? flood?.suspicion,
      });
    }

    if (isRehearsal() && !('refusal' in end)) return answerRehearsal(request, reply, end.outcome, reading);
    if (end.outcome !== undefined) request.outcome = end.outcome;
    if (!('refusal' in end)) return end.answer(request, reply);
    await form.giveBack();
    return refuse(request, reply, end.refusal, reading);
  }

  /**
   * Nothing is stored, so there is no page to redirect to: the answer tells the tester what the outcome would have
   * been.
   */
  async function answerRehearsal(
    request: FastifyRequest,
    reply: FastifyReply,
    outcome: string,
    { raw }: Reading,
  ): Promise<FastifyReply> {
    for (const { storageName } of raw.files) await uploads.remove(storageName);
    request.outcome = rehearsedOutcome;
    return reply.send({ success: true, outcome });
  }

  /** A form is recognised as one of the table, or as its owner's, only at its own call. */
  async function readOwn(fields: Fields, path: string | undefined): Promise<OwnForm | undefined> {
    const formId = fields.get(hiddenFields.formId)?.[0] ?? '';
    if (!formIdPattern.test(formId) || (formNamed(formId)?.path ?? path) !== path) return undefined;
    const [version, address] = [versionField, hiddenFields.pagePath].map((name) => fields.get(name)?.[0]);
    const known = await options.ownForm(formId, { version, address });
    // A rehearsal answers the fields that it knows, and no question of an owner's.
    const own = known && isRehearsal() ? { ...known, questions: undefined } : known;
    return describedForm(formId, own)?.path === path ? own : undefined;
  }

  /** Reads what a form sent, and answers `unavailable` if the disk fails. */
  async function read(request: FastifyRequest, keepFiles: boolean): Promise<Reading> {
    try {
      return await readSubmission(request, { uploads, maxFileBytes: files?.maxBytes ?? 0, keepFiles });
    } catch (error) {
      request.log.error({ err: error }, 'a file could not be stored');
      return unread(unavailable);
    }
  }

  /**
   * Reads what was typed, to show it again to a visitor without script who should come back later. Other refused
   * requests are not read.
   */
  async function whatWasTyped(request: FastifyRequest, refusal: Refusal): Promise<Reading> {
    const isWorthwhile =
      refusal.retryAfterS !== undefined &&
      !refusal.isCurt &&
      prefersHtml(request) &&
      checkContentType(request) === undefined;
    return isWorthwhile ? read(request, false) : unread(refusal);
  }

  async function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    refusal: Refusal,
    reading: Reading,
  ): Promise<FastifyReply> {
    for (const { storageName } of reading.raw.files) {
      const isHeld = (await files?.isHeld(storageName).catch(() => true)) ?? false;
      if (!isHeld) await uploads.remove(storageName);
    }
    request.outcome = isRehearsal() ? rehearsedOutcome : (request.outcome ?? outcomeOf(refusal));
    return answerRefusal(request, reply, { refusal, reading, ...options });
  }
}

/** Reads a body in any of the three encodings. Rejects only if the disk fails. */
async function readSubmission(request: FastifyRequest, options: ReadOptions): Promise<Reading> {
  const kind = bodyKindOf(request);
  if (kind === undefined) return unread(malformed);
  if (kind === 'multipart') return readMultipart(request, options);
  const body = await readText(request.raw, maxTextBytes + maxFiles * options.maxFileBytes);
  if ('refusal' in body) return unread(body.refusal);
  const fields = kind === 'json' ? parseJsonFields(body.text) : parseFormFields(body.text);
  return fields ? { raw: { fields, files: [] }, fileFieldsSent: [], refusal: undefined } : unread(malformed);
}

/**
 * Leaves the bodies of forms, of any content type, to the routes of this context: they read them after their guards.
 */
export async function acceptForms(app: FastifyInstance): Promise<void> {
  await app.register(fastifyMultipart, { throwFileSizeLimit: false });
  // The timeout is for a body that stalls, not for a slow disk once the whole body has arrived.
  app.addHook('onRequest', async ({ raw }) => {
    const { socket } = raw;
    if (socket instanceof Socket) raw.once('end', () => socket.setTimeout(0));
  });
  app.addContentTypeParser(['application/json', 'application/x-www-form-urlencoded', '*'], (_request, _body, done) =>
    done(null),
  );
}
