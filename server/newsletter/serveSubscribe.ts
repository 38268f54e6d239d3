import { setTimeout as delay } from 'node:timers/promises';
import { visitorCalls } from '@frontage/contract/calls.ts';
import type { SubscribeSuccess } from '@frontage/contract/contact/answers.ts';
import { hiddenFields, originField } from '@frontage/contract/contact/formMarkup.ts';
import { newsletterAsked } from '@frontage/contract/contact/messages.ts';
import { tokenField } from '@frontage/contract/contact/newsletterMarkup.ts';
import { formTable } from '@frontage/contract/forms/formTable.ts';
import { newsletterPaths, paths } from '@frontage/contract/paths.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { leadOn, pathAfter, prefersHtml } from '../forms/answer.ts';
import { acceptForms, type FormDoorOptions, type FormEnd, type FormPost, openFormDoor } from '../forms/formDoor.ts';
import { parseFields } from '../forms/parseFields.ts';
import type { Fields } from '../forms/readFields.ts';
import type { MayMail } from '../guards/recipients.ts';
import { serveCall } from '../http/serveCall.ts';
import { readOrigin } from '../inbox/origin.ts';
import { createAsk } from './ask.ts';
import type { Newsletter } from './newsletterMails.ts';
import { createNewsletterCookie, enter, leave, serveNewsletterPages } from './serveNewsletterPages.ts';

interface SubscribeOptions extends FormDoorOptions, Newsletter {
  mayMail: MayMail;
  /** Signs the cookie by which the next page knows its reader. */
  secret: string;
  /** ms that every answer takes; {@link usualAnswerMs} if left out. */
  answerTakesMs?: number | undefined;
}

/** As long as it may take to look up an address, so that the time of an answer reveals nothing. */
const usualAnswerMs = 250;

/** The newsletter: signing up, confirming by the link in the email, and leaving by one click. R48. */
export async function serveSubscribe(app: FastifyInstance, options: SubscribeOptions): Promise<void> {
  const { answerTakesMs = usualAnswerMs, links, mayMail, now, secret } = options;
  const cookie = createNewsletterCookie(secret, now);
  const asking = createAsk(options, mayMail);
  await acceptForms(app);
  const door = openFormDoor('subscribe', options);
  serveNewsletterPages(app, options, { cookie, draw: options.draw });

  serveCall(app, visitorCalls.subscribe, (request, reply) => door(request, reply, take));
  serveCall(app, visitorCalls.askNewsletterAgain, (request, reply) => door(request, reply, sendAgain));
  serveCall(app, visitorCalls.confirmNewsletter, (request, reply) => door(request, reply, confirm));
  serveCall(app, visitorCalls.leaveNewsletterByPage, (request, reply) => door(request, reply, takeLeave));
  // Called by email programs on behalf of their reader: no page, no cookie, no question, no redirect. RFC 8058.
  serveCall<{ Querystring: Record<string, unknown> }>(app, visitorCalls.leaveNewsletter, async (request, reply) => {
    const isLeft = await leave(options, String(request.query[tokenField] ?? ''));
    request.outcome = isLeft ? 'left' : 'not ours';
    const words = isLeft ? 'You are off the list.' : 'This link is not ours.';
    return reply
      .code(isLeft ? 200 : 400)
      .type('text/plain')
      .send(`${words}\n`);
  });

  async function take({ raw, suspicion }: FormPost): Promise<FormEnd> {
    const parsed = parseFields(formTable.newsletter.schema, raw);
    if ('refusal' in parsed) return parsed;
    const { fields } = raw;
    const given = {
      ...parsed.value,
      formId: fields.get(hiddenFields.formId)?.[0],
      consentVersion: fields.get(hiddenFields.consentVersion)?.[0],
      origin: readOrigin(fields.get(originField)?.[0], fields.get('resendUrl')?.[0]),
    };
    const [{ outcome, subscriberId }] = await Promise.all([asking.ask(given, suspicion), delay(answerTakesMs)]);
    return {
      // The log must not reveal more about an address than the answer does.
      outcome: outcome === 'quarantined' ? outcome : 'asked',
      answer: (request, reply) => {
        if (!prefersHtml(request)) return reply.send(success);
        return seeOther(request, reply, { fields, to: newsletterPaths.waiting }, (below) =>
          cookie.set(request, reply, below, { subscriberId: subscriberId ?? nobody, email: given.email }),
        );
      },
    };
  }

  async function sendAgain({ raw: { fields } }: FormPost): Promise<FormEnd> {
    const token = fields.get(tokenField)?.[0] ?? '';
    const again = links.read('again', token);
    // An expired link is good enough to get a fresh one: it was sent to that address.
    const read = again?.isOver ? undefined : (again ?? links.read('confirm', token));
    if (read) await asking.askAgain(read.subscriberId);
    const to = read ? newsletterPaths.waiting : formTable.newsletter.path;
    return redirectTo({ fields, to }, read ? 'asked again' : 'not ours');
  }

  async function confirm({ raw: { fields } }: FormPost): Promise<FormEnd> {
    const token = fields.get(tokenField)?.[0] ?? '';
    const found = await enter(options, token);
    if (found.state === 'over') return redirectTo({ fields, to: newsletterPaths.confirm, token }, 'run out');
    const { id, email } = found.subscriber;
    return {
      outcome: 'entered',
      answer: (request, reply) =>
        seeOther(request, reply, { fields, to: newsletterPaths.entered }, (below) =>
          cookie.set(request, reply, below, { subscriberId: id, email }),
        ),
    };
  }

  async function takeLeave({ raw: { fields } }: FormPost): Promise<FormEnd> {
    const isLeft = await leave(options, fields.get(tokenField)?.[0] ?? '');
    const to = isLeft ? newsletterPaths.left : newsletterPaths.leave;
    return redirectTo({ fields, to }, isLeft ? 'left' : 'not ours');
  }
}

/** The id that no subscriber has. */
const nobody = 0;

const success: SubscribeSuccess = { success: true, message: newsletterAsked, data: null };

/** The page that follows a form, with a token if there is one. */
interface Next {
  fields: Fields;
  to: string;
  token?: string;
}

function redirectTo(next: Next, outcome: string): FormEnd {
  return { outcome, answer: (request, reply) => seeOther(request, reply, next) };
}

/** `remember` is told the path of the newsletter's pages. All are in the language of the page of the form. */
async function seeOther(
  request: FastifyRequest,
  reply: FastifyReply,
  { fields, to, token }: Next,
  remember?: (below: string) => void,
): Promise<FastifyReply> {
  remember?.(await pathAfter(request.server, fields, paths.subscribe));
  const query = token === undefined ? '' : `?${tokenField}=${encodeURIComponent(token)}`;
  return leadOn(request, reply, fields, to, query);
}
