import type { User } from '../payload-types.ts';
import { idOf } from '../references/idOf.ts';
import { type Channel, type DueDelivery, type Note, Undeliverable } from './Channel.ts';
import type { DeliveryKind } from './delivery.ts';
import type { Mailer } from './Mailer.ts';
import type { RenderedMail } from './mails/MailContent.ts';
import { renderMail } from './mails/renderMail.ts';
import { writeAcknowledgement, writeSalesNotice } from './mails/requestMails.ts';
import type { MailThreads } from './mailThreads.ts';
import { deliverOwn } from './ownDeliveries.ts';

export interface MailAddresses {
  /** The address of sales and operators. */
  to: string;
  from: string;
}

export interface MailChannelsOptions {
  mailer: Mailer;
  mail: MailAddresses;
  adminUrl: string;
  siteUrl: string;
  now: () => Date;
  /** Assigns replies to their request. */
  threads: MailThreads;
}

/**
 * Sends emails: those that are written at sending from the stored request, those that were written earlier, and those of
 * the agency's own deliveries.
 */
export function createMailChannels({
  mailer,
  mail,
  adminUrl,
  siteUrl,
  now,
  threads,
}: MailChannelsOptions): Record<Extract<DeliveryKind, 'sales-notice' | 'acknowledgement' | 'mail' | 'own'>, Channel> {
  const sendAndKeep = createSend({ mail, mailer, now });
  return {
    async 'sales-notice'(delivery) {
      const { company, request } = delivery;
      if (!request) throw new Undeliverable('The request was erased');
      const { promises, sender } = await company();
      const form = await delivery.form();
      const formTitle = form?.kind ? form.title : undefined;
      const notice = writeSalesNotice(request, { ...promises, adminUrl, formTitle, toldAt: now() });
      const rendered = renderMail(notice, sender);
      // Our own address may be wrong for a day until it is fixed in the settings, so tries go on.
      const to = delivery.row.recipient ?? mail.to;
      return send(delivery, 'lead-notification', to, request.lead.email ?? undefined, rendered).catch(keepTrying);
    },
    async acknowledgement(delivery) {
      const { company, request } = delivery;
      if (!request?.lead.email) throw new Undeliverable('The request was erased');
      const { answersTo, findPath, promises, sender } = (await company()).at(request.lead.resendUrl);
      const form = await delivery.form();
      const path = promises.next && (await findPath(promises.next.href));
      const next = promises.next && path ? { ...promises.next, href: siteUrl + path } : undefined;
      const rendered = renderMail(
        writeAcknowledgement(request, { ...promises, next, toldAt: now(), doRepliesJoin: threads.doRepliesJoin }),
        sender,
      );
      // Where replies are joined to their request, they go to its reply address, as the email promises.
      const replyTo = threads.replyAddressOf(request.lead.id) ?? (form?.replyTo || (answersTo ?? mail.to));
      return send(delivery, 'acknowledgement', request.lead.email, replyTo, rendered);
    },
    own: (delivery) =>
      deliverOwn(delivery, async (email, facts, { replyTo, to }) => {
        const { lead } = delivery.request ?? {};
        const all = await delivery.company();
        const company = to === lead?.email ? all.at(lead.resendUrl) : all;
        return send(delivery, 'own', to, replyTo, renderMail(email.write(facts, company), company.sender));
      }),
    async mail({ row, mail: written, payload, request }) {
      if (!written) throw new Undeliverable('The email was erased');
      const { from, to, subject, text } = written;
      const { emlName } = await mailer.send({
        id: row.id,
        messageId: threads.messageIdOf(row.id, from),
        from,
        to,
        subject,
        text,
        replyTo: written.replyTo ?? undefined,
        html: written.html ?? undefined,
        unsubscribeUrl: written.unsubscribeUrl ?? undefined,
        calendar: written.calendar ?? undefined,
        requestId: request?.lead.requestId ?? undefined,
      });
      return async (req) => {
        const sent = { status: 'sent', attempts: row.attempts + 1, sentAt: now().toISOString(), lastError: null };
        const data = { ...sent, ...(emlName ? { emlName } : {}) };
        await payload.db.updateOne({ collection: 'mails', id: written.id, data, req, returning: false });
      };
    },
  };

  function send(
    delivery: DueDelivery,
    kind: string,
    to: string,
    replyTo: string | undefined,
    rendered: RenderedMail,
  ): Promise<Note> {
    const { lead } = delivery.request ?? {};
    const messageId = threads.messageIdOf(delivery.row.id, mail.from);
    const requestId = lead?.requestId ?? undefined;
    return sendAndKeep(delivery, { kind, to, replyTo, rendered, lead: lead?.id, messageId, requestId });
  }
}

interface Sent {
  kind: string;
  to: string;
  rendered: RenderedMail;
  replyTo?: string | undefined;
  messageId?: string;
  requestId?: string | undefined;
  lead?: number | undefined;
  user?: number | undefined;
  /** A link of which nothing is kept once a mail server has taken the email. In the mailbox it is kept for its link. */
  secret?: string | undefined;
}

/** Sends an email, and keeps it among those that were sent. */
export function createSend({ mail, mailer, now }: Pick<MailChannelsOptions, 'mail' | 'mailer' | 'now'>) {
  return async ({ payload, row }: DueDelivery, { rendered, secret, ...sent }: Sent): Promise<Note> => {
    const { kind, lead, messageId, replyTo, requestId, to, user } = sent;
    const { from } = mail;
    const outgoing = { id: row.id, messageId, from, to, replyTo, ...rendered, unsubscribeUrl: undefined, requestId };
    const { emlName } = await mailer.send(outgoing);
    const text = secret ? rendered.text.replaceAll(secret, '(the link is not kept)') : rendered.text;
    const kept = emlName ? { ...rendered, emlName } : { ...rendered, ...(secret ? { text, html: undefined } : {}) };
    return async (req) => {
      const state = { status: 'sent', attempts: row.attempts + 1, sentAt: now().toISOString() };
      const data = { ...kept, ...state, kind, from, to, replyTo, lead, user };
      await payload.db.create({ collection: 'mails', data, req, returning: false });
    };
  };
}

/** The person of the admin to whom it goes. */
export async function readPerson({ payload, row }: DueDelivery): Promise<User | undefined> {
  const id = row.user ? idOf(row.user) : undefined;
  return (id && (await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true }))) || undefined;
}

function keepTrying(error: unknown): never {
  throw error instanceof Undeliverable ? new Error(error.message, { cause: error }) : error;
}
