import { type Channel, type DueDelivery, type Note, Undeliverable } from './Channel.ts';
import type { DeliveryKind } from './delivery.ts';
import type { Mailer } from './Mailer.ts';
import type { RenderedMail } from './mails/MailContent.ts';
import { renderMail } from './mails/renderMail.ts';
import { writeAcknowledgement } from './mails/writeAcknowledgement.ts';
import { writeSalesNotice } from './mails/writeSalesNotice.ts';
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
  /** The public address of the pages. */
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

  async function send(
    { payload, request, row }: DueDelivery,
    kind: string,
    to: string,
    replyTo: string | undefined,
    rendered: RenderedMail,
  ): Promise<Note> {
    const { from } = mail;
    const requestId = request?.lead.requestId ?? undefined;
    const messageId = threads.messageIdOf(row.id, from);
    const outgoing = { id: row.id, messageId, from, to, replyTo, ...rendered, unsubscribeUrl: undefined, requestId };
    const { emlName } = await mailer.send(outgoing);
    return async (req) => {
      const sent = { status: 'sent', attempts: row.attempts + 1, sentAt: now().toISOString() };
      const data = {
        ...rendered,
        ...sent,
        kind,
        from,
        to,
        replyTo,
        lead: request?.lead.id,
        ...(emlName ? { emlName } : {}),
      };
      await payload.db.create({ collection: 'mails', data, req, returning: false });
    };
  }
}

function keepTrying(error: unknown): never {
  throw error instanceof Undeliverable ? new Error(error.message, { cause: error }) : error;
}
