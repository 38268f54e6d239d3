import type { SendMailSuccess } from '@frontage/contract/contact/answers.ts';
import { hiddenFields, originField, thanksField } from '@frontage/contract/contact/formMarkup.ts';
import { thankYouText } from '@frontage/contract/contact/messages.ts';
import type { FormDescription } from '@frontage/contract/forms/FormDescription.ts';
import type { OwnForm } from '@frontage/contract/forms/ownForm.ts';
import { paths } from '@frontage/contract/paths.ts';
import type { FormAnswer } from '@frontage/contract/visit.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Drawer, DrawnPage } from '../drawing/Drawer.ts';
import { sendDrawn } from '../drawing/sendDrawn.ts';
import { isOwnOrigin } from '../guards/origin.ts';
import { failureOf, type Refusal } from '../guards/refusal.ts';
import { addressOf } from '../http/addressOf.ts';
import { sendPlain } from '../http/plainPage.ts';
import { formAnswerOf, type SentForm } from './formAnswer.ts';
import type { FormTokens } from './formToken.ts';
import { handlesCookie } from './handlesCookie.ts';
import { makePlainForm } from './makePlainForm.ts';
import type { Reading } from './Reading.ts';
import type { Fields } from './readFields.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The public origin of the site. */
    siteOrigin: string;
  }
}

/** What is needed to answer a form without script. */
export interface AnswerTools {
  draw: Drawer;
  tokens: Pick<FormTokens, 'issue'>;
  /** The owner's current changes to a form. */
  ownForm?: (formId: string) => Promise<OwnForm | undefined>;
}

/**
 * Answers an accepted request: with script by the handles, without by a redirect to the thanks page, so that a reload
 * sends nothing. `follows`: what that page shows in addition to the thanks. The page uses the owner's words, if there
 * are any; if the owner chose another page to follow, that one takes its place.
 */
export function answerSuccess(
  request: FastifyRequest,
  reply: FastifyReply,
  data: SendMailSuccess['data'],
  { follows, own }: { follows: FormDescription['follows']; own: OwnForm | undefined },
): FastifyReply {
  if (prefersHtml(request)) {
    if (follows && !own?.nextPath) handlesCookie.set(request, reply, data, follows);
    else handlesCookie.clear(request, reply);
    const words = own?.thanksTitle || own?.thanksText ? `?${thanksField}=${own.id}` : '';
    return reply.redirect(`${foreignOrigin(request)}${own?.nextPath ?? `${paths.thanks}${words}`}`, 303);
  }
  const answer: SendMailSuccess = { success: true, message: thankYouText, data };
  return reply.code(200).send(answer);
}

/** Answers a refused request: as JSON, or with the page of its form, what was typed and what is wrong. R40. */
export async function answerRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    draw,
    ownForm,
    pageOf = (form) => pageOfForm(draw, request, form),
    reading,
    refusal,
    tokens,
  }: AnswerTools & {
    reading: SentForm['reading'];
    refusal: Refusal;
    /** Draws the page of the form, if the caller knows it. */
    pageOf?: (form: FormAnswer) => Promise<DrawnPage | undefined>;
  },
): Promise<FastifyReply> {
  reply.code(refusal.status);
  if (refusal.retryAfterS !== undefined) reply.header('Retry-After', String(refusal.retryAfterS));
  if (!prefersHtml(request)) return reply.send(failureOf(refusal));
  const answer = formAnswerOf({ reading, refusal }, tokens);
  const page = refusal.isCurt ? undefined : await pageOf(answer);
  if (page) return sendDrawn(request, reply, page);
  // If the database is away too, the usual words are enough.
  const own = await ownForm?.(answer.formId).catch(() => undefined);
  return sendPlain(reply, makePlainForm(answer, request.url, own));
}

/** Draws the page that contains the form. */
async function pageOfForm(draw: Drawer, request: FastifyRequest, form: FormAnswer): Promise<DrawnPage | undefined> {
  const path = pathOfForm(request, form);
  return path === undefined ? undefined : draw(path, { form });
}

/** The path of the form's page: the form names it, or the browser's Referer does. Undefined if it cannot be a page. */
export function pathOfForm(request: FastifyRequest, { typed }: Pick<FormAnswer, 'typed'>): string | undefined {
  const path = typed[hiddenFields.pagePath]?.[0] || refererPath(request);
  const target = path === undefined ? undefined : addressOf(path);
  return target?.kind === 'page' ? target.path : undefined;
}

/** The fields of a form with the address of its page, also where no script gave it. R26. */
export function withPage(request: FastifyRequest, fields: Fields): Fields {
  if (fields.get('resendUrl')?.[0]) return fields;
  const path = pathOfForm(request, { typed: Object.fromEntries(fields) });
  const origin = foreignOrigin(request) || request.server.siteOrigin;
  return path === undefined ? fields : new Map(fields).set('resendUrl', [`${origin}${path}`]);
}

/**
 * Adds what the address of the form's page says of a campaign, where no script did. The browser names the page; whether
 * it was the first one, nobody knows. R67.
 */
export function withOrigin(request: FastifyRequest, reading: Reading): Reading {
  const { raw } = reading;
  const { referer } = request.headers;
  if (raw.fields.has(originField) || !prefersHtml(request) || !referer || !URL.canParse(referer)) return reading;
  const told = `${referer} ${new URL(referer).origin}`;
  return { ...reading, raw: { ...raw, fields: new Map(raw.fields).set(originField, [told]) } };
}

/** True for a browser that submits a form: it lists HTML first, while script asks for JSON or for anything. */
export function prefersHtml(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '';
  const html = accept.indexOf('text/html');
  const json = accept.indexOf('application/json');
  return html >= 0 && (json < 0 || html < json);
}

/** For a refusal before the body is read. Because of our referrer policy, our own pages send their whole path. */
function refererPath(request: FastifyRequest): string | undefined {
  const referer = request.headers.referer;
  return referer && URL.canParse(referer) ? new URL(referer).pathname : undefined;
}

/**
 * The origin of the form's page, if another, allowed host serves it: its visitor is sent back there. Not the site's own
 * address: a static host may serve it, while pages made for one visitor are here.
 */
export function foreignOrigin(request: FastifyRequest): string {
  const { origin } = request.headers;
  return origin && URL.canParse(origin) && !isOwnOrigin(request) && origin !== request.server.siteOrigin ? origin : '';
}
