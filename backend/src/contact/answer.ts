import type { SendMailFailure, SendMailSuccess } from '@frontage/contract/contact/answers.ts';
import { hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import { failureTitle, thankYouText } from '@frontage/contract/contact/messages.ts';
import { paths } from '@frontage/contract/paths.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isOwnOrigin } from '../guards/origin.ts';
import type { Refusal } from '../guards/refusal.ts';
import { plainPage } from '../static/plainPage.ts';
import type { Releases } from '../static/releases.ts';
import { sendPlain } from '../static/servePages.ts';
import { fillForm } from './fillForm.ts';
import { formPage } from './formPage.ts';
import type { FormTokens } from './formToken.ts';
import { handlesCookie } from './handlesCookie.ts';
import type { Reading } from './readSubmission.ts';

/** Answers an accepted request: with script by handles, without by the way to the thanks page, so that a reload sends nothing. */
export function answerSuccess(
  request: FastifyRequest,
  reply: FastifyReply,
  data: SendMailSuccess['data'],
): FastifyReply {
  reply.header('Cache-Control', 'no-store');
  if (prefersHtml(request)) {
    handlesCookie.set(request, reply, data);
    return reply.redirect(`${foreignOrigin(request)}${paths.thanks}`, 303);
  }
  const answer: SendMailSuccess = { success: true, message: thankYouText, data };
  return reply.code(200).send(answer);
}

/** Answers a refused request: as JSON, or as the page of its form, filled in. Decision 8. */
export function answerRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    refusal,
    reading,
    releases,
    tokens,
  }: {
    refusal: Refusal;
    reading: Pick<Reading, 'raw' | 'fileFieldsSent'>;
    releases: Releases;
    tokens: Pick<FormTokens, 'renew'>;
  },
): FastifyReply {
  reply.code(refusal.status).header('Cache-Control', 'no-store');
  if (refusal.retryAfterS !== undefined) reply.header('Retry-After', String(refusal.retryAfterS));
  if (!prefersHtml(request)) return reply.send(failureOf(refusal));
  const { fields } = reading.raw;
  const page = refusal.isCurt
    ? undefined
    : formPage(releases, fields.get(hiddenFields.pagePath)?.[0] ?? refererPath(request));
  if (page) {
    const html = fillForm(page.html, {
      fields,
      fileFieldsSent: reading.fileFieldsSent,
      refusal,
      renew: tokens.renew,
    });
    return reply.headers(page.headers).type('text/html; charset=utf-8').send(html);
  }
  const points = (refusal.details ?? []).map(({ message }) => message);
  const back = 'Go back in your browser: what you typed is still there. Mend it and send it again.';
  return sendPlain(
    reply,
    plainPage(refusal.notice?.title ?? failureTitle, [refusal.notice?.text ?? refusal.message, back], points),
  );
}

function failureOf({ message, details }: Refusal): SendMailFailure {
  return { success: false, error: details ? { message, details } : message, data: null };
}

/** True for a browser that follows a form: it names HTML first, while script asks for JSON or for anything. */
export function prefersHtml(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '';
  const html = accept.indexOf('text/html');
  const json = accept.indexOf('application/json');
  return html >= 0 && (json < 0 || html < json);
}

/** For a refusal before the body is read; by our own policy the whole path is in it for our own pages. */
function refererPath(request: FastifyRequest): string | undefined {
  const referer = request.headers.referer;
  return referer && URL.canParse(referer) ? new URL(referer).pathname : undefined;
}

/** Where the form's page is served by another, allowed host, its visitor is led back there. */
export function foreignOrigin(request: FastifyRequest): string {
  const { origin } = request.headers;
  return origin && URL.canParse(origin) && !isOwnOrigin(request) ? origin : '';
}
