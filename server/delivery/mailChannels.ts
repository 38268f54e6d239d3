import type { PayloadRequest } from 'payload';
import { writeAdditionMail } from '../forms/additionMail.ts';
import type { User } from '../payload-types.ts';
import { idOf } from '../references/idOf.ts';
import { type Channel, type DueDelivery, type Note, Undeliverable } from './Channel.ts';
import type { DeliveryKind } from './delivery.ts';
import { addressIn, type Mailer, type OutgoingMail } from './Mailer.ts';
import type { MailContent } from './mails/MailContent.ts';
import { renderMail } from './mails/renderMail.ts';
import { writeAcknowledgement, writeReplyNotice, writeSalesNotice } from './mails/requestMails.ts';
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

/** An email that is written when it leaves; by default the website is its sender. */
export interface Letter extends Omit<OutgoingMail, 'from' | 'id' | 'messageId' | 'requestId'> {
  kind: string;
  from?: string;
  user?: number | undefined;
  /** True where a reply to it belongs to its request. */
  isOfThread?: boolean;
  /** True where an address that is unknown may soon be mended. */
  isOwnAddress?: boolean;
  /** A link of which nothing is kept once a mail server has taken the email. In the mailbox it is kept for its link. */
  secret?: string | undefined;
  /** What is noted besides. `isSent`: a mail server has taken it, not our own mailbox. */
  note?: (req: PayloadRequest, sent: { messageId: string | undefined; at: string; isSent: boolean }) => Promise<void>;
}

/** Undefined where nobody needs it any more. */
export type WriteLetter = (delivery: DueDelivery, options: MailChannelsOptions) => Promise<Letter | undefined>;

/** A channel for each kind of email: sends it, and keeps it among those that were sent. */
export function createMailChannels<Kind extends DeliveryKind>(
  options: MailChannelsOptions,
  letters: Record<Kind, WriteLetter>,
): Record<Kind | 'own', Channel> {
  const own: Channel = (delivery) =>
    deliverOwn(delivery, async (email, facts, { replyTo, to }) => {
      const { lead } = delivery.request ?? {};
      const all = await delivery.company();
      const company = to === lead?.email ? all.at(lead.resendUrl) : all;
      const rendered = renderMail(email.write(facts, company), company.sender);
      return sendLetter(delivery, options, { kind: 'own', to, replyTo, ...rendered, isOfThread: true });
    });
  const channels = Object.entries<WriteLetter>(letters).map(([kind, write]): [string, Channel] => [
    kind,
    async (delivery) => {
      const letter = await write(delivery, options);
      return letter && sendLetter(delivery, options, letter);
    },
  ]);
  return { ...(Object.fromEntries(channels) as Record<Kind, Channel>), own };
}

async function sendLetter(
  { payload, request, row }: DueDelivery,
  { mail, mailer, now, threads }: MailChannelsOptions,
  { isOfThread, isOwnAddress, kind, note, secret, user, ...letter }: Letter,
): Promise<Note> {
  const { lead } = request ?? {};
  const { from = mail.from, fromName, html, replyTo, subject, text, to } = letter;
  const messageId = isOfThread ? threads.messageIdOf(row.id, from) : undefined;
  const requestId = lead?.requestId ?? undefined;
  const outgoing = { ...letter, id: row.id, messageId, from, requestId };
  const { emlName } = await mailer.send(outgoing).catch((error: unknown) => {
    throw isOwnAddress && error instanceof Undeliverable ? new Error(error.message, { cause: error }) : error;
  });
  const withoutSecret =
    secret && !emlName ? { text: text.replaceAll(secret, '(the link is not kept)') } : { text, html };
  return async (req) => {
    const at = now().toISOString();
    const sent = { status: 'sent', attempts: row.attempts + 1, sentAt: at, lastError: null };
    const data = { ...sent, ...(emlName ? { emlName } : {}) };
    if (row.mail) {
      await payload.db.updateOne({ collection: 'mails', id: idOf(row.mail), data, req, returning: false });
    } else {
      const shown = { kind, from: fromName ? `${fromName} <${addressIn(from)}>` : from, to, replyTo, subject };
      const kept = { ...data, ...shown, ...withoutSecret, lead: lead?.id, user };
      await payload.db.create({ collection: 'mails', data: kept, req, returning: false });
    }
    await note?.(req, { messageId, at, isSent: !emlName });
  };
}

/** About requests, and those that were written when they were owed. */
export const requestLetters: Record<'sales-notice' | 'acknowledgement' | 'mail', WriteLetter> = {
  async 'sales-notice'(delivery, { adminUrl, mail, now }) {
    const { company, message, request, row } = delivery;
    if (!request || (row.message && !message)) throw new Undeliverable('The request was erased');
    const { promises, sender } = await company();
    const { lead } = request;
    const addresses = { to: row.recipient ?? mail.to, replyTo: lead.email ?? undefined, isOwnAddress: true };
    const letterOf = (kind: string, content: MailContent) => ({
      ...{ kind, ...addresses, ...renderMail(content, sender), isOfThread: true },
    });
    if (message) return letterOf('lead-reply', writeReplyNotice({ lead, message, adminUrl }));
    if (row.body) return letterOf('lead-addition', writeAdditionMail({ lead, words: row.body.split('\n'), adminUrl }));
    const formTitle = (await delivery.form())?.title;
    const about = { ...promises, adminUrl, formTitle, toldAt: now() };
    return letterOf('lead-notification', writeSalesNotice(request, about));
  },
  async acknowledgement(delivery, { mail, now, siteUrl, threads }) {
    const { company, request } = delivery;
    if (!request?.lead.email) throw new Undeliverable('The request was erased');
    const { email, id, resendUrl } = request.lead;
    const { answersTo, findPath, promises, sender } = (await company()).at(resendUrl);
    const form = await delivery.form();
    const path = promises.next && (await findPath(promises.next.href));
    const next = promises.next && path ? { ...promises.next, href: siteUrl + path } : undefined;
    const { doRepliesJoin } = threads;
    const receipt = writeAcknowledgement(request, { ...promises, next, toldAt: now(), doRepliesJoin });
    // Where replies are joined to their request, they go to its reply address, as the email promises.
    const replyTo = threads.replyAddressOf(id) ?? (form?.replyTo || (answersTo ?? mail.to));
    return { kind: 'acknowledgement', to: email, replyTo, ...renderMail(receipt, sender), isOfThread: true };
  },
  async mail({ mail: written }) {
    if (!written) throw new Undeliverable('The email was erased');
    const { calendar, from, html, kind, replyTo, subject, text, to, unsubscribeUrl } = written;
    return {
      ...{ kind, from, to, subject, text, isOfThread: true },
      html: html ?? undefined,
      replyTo: replyTo ?? undefined,
      unsubscribeUrl: unsubscribeUrl ?? undefined,
      calendar: calendar ?? undefined,
    };
  },
};

/** The person of the admin to whom it goes. */
export async function readPerson({ payload, row }: DueDelivery): Promise<User | undefined> {
  const id = row.user ? idOf(row.user) : undefined;
  return (id && (await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true }))) || undefined;
}
