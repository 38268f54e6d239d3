import {
  type ArticleFileSuccess,
  type LeadHandles,
  leadHandles,
  type SendMailSuccess,
} from '@frontage/contract/contact/answers.ts';
import { hiddenFields, originField, thanksField } from '@frontage/contract/contact/formMarkup.ts';
import { honeypotNames } from '@frontage/contract/contact/honeypotNames.ts';
import { documentReady } from '@frontage/contract/contact/messages.ts';
import { tokenField } from '@frontage/contract/contact/newsletterMarkup.ts';
import type { FormDescription } from '@frontage/contract/forms/FormDescription.ts';
import { describedForm, type OwnForm } from '@frontage/contract/forms/ownForm.ts';
import { sentBesides } from '@frontage/contract/forms/questions.ts';
import { bookingPaths, downloadPaths, paths } from '@frontage/contract/paths.ts';
import { pathBeside } from '@frontage/contract/spokenPaths.ts';
import type { FormAnswer } from '@frontage/contract/visit.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { naming, saySite } from '@frontage/contract/words/siteTexts.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Drawer, type DrawnPage, sendDrawn } from '../drawing/Drawer.ts';
import { isOwnOrigin } from '../guards/origin.ts';
import { failureOf, type Refusal } from '../guards/refusal.ts';
import { addressOf } from '../http/addressOf.ts';
import { escapeHtml, type PlainPage, sendPlain } from '../http/plainPage.ts';
import { visitorCookie } from '../http/servedAt.ts';
import type { RawSubmission } from './ContactSubmission.ts';
import { formAnswerOf, type SentForm } from './formAnswer.ts';
import type { FormTokens } from './formToken.ts';
import type { Fields, Reading } from './readFields.ts';
import type { OfPage } from './readForms.ts';
import { speakAt } from './readSiteWords.ts';

/** Fields that no person typed; they are hidden. Of a call the hour is shown. */
const carried = sentBesides.filter((name) => name !== 'start');

/** These are sent with a new value, or not at all. */
const renewed = new Set<string>([hiddenFields.formToken, ...honeypotNames]);

const cookie = visitorCookie({ name: 'request', lifeS: 3600 });

/** What the thanks page shows: `receipt` if there is nothing that could be added. */
type Follows = NonNullable<FormDescription['follows']>;

/**
 * Carries the handles of a request to `path` for an hour: to the thanks page of a visitor without script, or to the call
 * that books. Script cannot read it.
 */
export const handlesCookie = {
  set(request: FastifyRequest, reply: FastifyReply, path: string, handles: LeadHandles, follows: Follows): void {
    cookie.set(request, reply, path, new URLSearchParams({ ...handles, follows }).toString());
  },
  clear(request: FastifyRequest, reply: FastifyReply, path: string): void {
    cookie.set(request, reply, path, '', 0);
  },
  /** The handles as they were sent. They may not be ours. */
  read(request: FastifyRequest): { handles: LeadHandles; follows: Follows } | undefined {
    const { follows, ...carried } = Object.fromEntries(new URLSearchParams(cookie.read(request)));
    const handles = leadHandles.safeParse(carried).data;
    return handles && { handles, follows: follows === 'receipt' ? follows : 'more' };
  },
};

declare module 'fastify' {
  interface FastifyInstance {
    /** The public origin of the site. */
    siteOrigin: string;
  }
}

export interface AnswerTools {
  draw: Drawer;
  tokens: Pick<FormTokens, 'issue'>;
  /** The owner's current changes to a form of a page. */
  ownForm?: (formId: string, of?: OfPage) => Promise<OwnForm | undefined>;
}

/**
 * Answers an accepted request: with script by the handles, without by a redirect to the thanks page, so that a reload
 * sends nothing. `follows`: what that page shows in addition to the thanks. The page uses the owner's words, if there
 * are any; if the owner chose another page to follow, that one takes its place.
 */
export async function answerSuccess(
  request: FastifyRequest,
  reply: FastifyReply,
  data: SendMailSuccess['data'],
  { fields, follows, own }: Pick<RawSubmission, 'fields' | 'own'> & { follows: FormDescription['follows'] },
): Promise<FastifyReply> {
  // The calendar that follows goes on with the request.
  if (own?.becomes?.as === 'call') handlesCookie.set(request, reply, bookingPaths.booking, data, 'more');
  if (prefersHtml(request)) {
    const thanks = await pathAfter(request.server, fields, paths.thanks);
    if (follows && !own?.nextPath) handlesCookie.set(request, reply, thanks, data, follows);
    else handlesCookie.clear(request, reply, thanks);
    const isWorded = own?.thanksTitle || own?.thanksText || own?.becomes?.as === 'subscriber';
    const words = isWorded ? `?${thanksField}=${own.id}` : '';
    return reply.redirect(`${foreignOrigin(request)}${own?.nextPath ?? `${thanks}${words}`}`, 303);
  }
  const answer: SendMailSuccess = { success: true, message: saySite(undefined, 'thanksText'), data };
  return reply.code(200).send(answer);
}

/** A link to a document, which expires. */
export interface LinkGiven {
  token: string;
  until: Date;
}

/** Answers a link to a document: with script as data, without by the page that has it. `more`: what else is answered. */
export async function answerLink(
  request: FastifyRequest,
  reply: FastifyReply,
  { fields, given, more = {} }: { fields: Fields; given: LinkGiven; more?: object },
): Promise<FastifyReply> {
  if (prefersHtml(request)) return leadOn(request, reply, fields, downloadPaths.ready, `?${tokenField}=${given.token}`);
  const data = { ...more, downloadUrl: `${paths.downloads}/${given.token}`, until: given.until.toISOString() };
  const answer: ArticleFileSuccess = { success: true, message: documentReady, data };
  return reply.send(answer);
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
  const path = pathOfForm(request, { typed: Object.fromEntries(reading.raw.fields) });
  const { words } = speakAt(await request.server.siteWords(), path);
  if (!prefersHtml(request)) return reply.send(failureOf(refusal, words));
  const answer = formAnswerOf({ reading, refusal }, tokens, words);
  const page = refusal.isCurt ? undefined : await pageOf(answer);
  if (page) return sendDrawn(request, reply, page);
  // If the database is away too, the usual words are enough.
  const own = await ownForm?.(answer.formId, { address: path }).catch(() => undefined);
  return sendPlain(reply, makePlainForm(answer, request.url, own), path);
}

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

/** The address of one of the site's own pages in the language of the page that a form was sent from. */
export async function pathAfter(app: FastifyInstance, fields: Fields, plain: string): Promise<string> {
  return pathBeside(fields.get('resendUrl')?.[0], plain, (await app.siteWords()).languages);
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

/** Leads a browser without script to one of the site's own pages, in the language of the form's page. */
export async function leadOn(request: FastifyRequest, reply: FastifyReply, fields: Fields, to: string, query = '') {
  const path = await pathAfter(request.server, fields, to);
  return reply.redirect(`${foreignOrigin(request)}${path}${query}`, 303);
}

/**
 * The origin of the form's page, if another, allowed host serves it: its visitor is sent back there. Not the site's own
 * address: a static host may serve it, while pages made for one visitor are here.
 */
export function foreignOrigin(request: FastifyRequest): string {
  const { origin } = request.headers;
  return origin && URL.canParse(origin) && !isOwnOrigin(request) && origin !== request.server.siteOrigin ? origin : '';
}

/**
 * The form as a page that the host makes itself, while the site's page cannot be drawn: what happened, what is wrong,
 * and everything that was typed, ready to be corrected and sent again.
 */
function makePlainForm(answer: FormAnswer, action: string, own: OwnForm | undefined): PlainPage {
  const { errors, filesLost, formId, notice, token, typed } = answer;
  const fields = Object.entries(typed).filter(([name]) => !renewed.has(name));
  const page = {
    title: notice?.title ?? naming('typed'),
    sentences: [
      ...(notice?.text ? [notice.text] : []),
      ...(filesLost.length > 0 ? [naming('filesAgain')] : []),
      ...(fields.length === 0 ? [naming('goBack')] : []),
    ],
    points: errors.map(({ message }) => message),
  };
  if (fields.length === 0) return page;
  const isQuestion = (name: string) => own?.questions?.some(({ id }) => id === name);
  const renderControl = (words: Words, name: string, value: string) =>
    carried.includes(name) && !isQuestion(name)
      ? renderHidden(name, value)
      : renderField(name, value, labelOf(words, { formId, name, own }));
  return {
    ...page,
    form: (words) =>
      [
        `<form method="post" action="${escapeHtml(action)}">`,
        ...fields.flatMap(([name, values]) => values.map((value) => renderControl(words, name, value))),
        token ? renderHidden(hiddenFields.formToken, token.formToken) : '',
        `<p><button>${escapeHtml(saySite(words, 'sendAgain'))}</button></p></form>`,
      ].join(''),
  };
}

/** The label of a field on the page of its form; for a field that is not in the table, made from its name. */
function labelOf(
  words: Words,
  { formId, name, own }: { formId: string; name: string; own: OwnForm | undefined },
): string {
  const named = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  const field = describedForm(formId, own)?.fields.find((one) => one.name === name);
  const usual = field && (words[`field.${field.words}`] ?? field.label);
  const asked = own?.questions?.find(({ id }) => id === name)?.label;
  return asked ?? own?.fields?.[name]?.label ?? usual ?? `${named[0]?.toUpperCase()}${named.slice(1)}`;
}

function renderHidden(name: string, value: string): string {
  return `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;
}

/** The HTML parser drops the first line break of a text, so one is added. */
function renderField(name: string, value: string, label: string): string {
  const control =
    value.includes('\n') || value.length > 60
      ? `<textarea name="${escapeHtml(name)}" rows="8">\n${escapeHtml(value)}</textarea>`
      : `<input name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;
  return `<p><label>${escapeHtml(label)}${control}</label></p>`;
}
