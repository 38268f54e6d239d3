import { sayLegal } from '@frontage/contract/mails/said.ts';
import type { Payload, PayloadRequest, Where } from 'payload';
import { Undeliverable } from '../delivery/Channel.ts';
import { domainOf } from '../delivery/Mailer.ts';
import type { WriteLetter } from '../delivery/mailChannels.ts';
import { removeInvisible, toOneLine } from '../delivery/mails/plainWords.ts';
import { type Company, readCompany } from '../delivery/mails/senderOf.ts';
import type { MailThreads } from '../delivery/mailThreads.ts';
import type { Delivery, LeadMessage } from '../payload-types.ts';
import { idOf } from '../references/idOf.ts';
import { stoppedClock } from './answerClock.ts';
import { answerFrom, writtenAfter } from './answers/conversation.ts';

/** At most this many emails are named in References: mailboxes find the thread by the last ones. */
const maxReferences = 10;

/**
 * An answer from sales to a visitor: under the author's name, from the website's address, as plain text. The request
 * counts as answered only once a mail server has accepted it.
 */
export const answerLetter: WriteLetter = async ({ message, payload, request }, { mail, threads }) => {
  if (!request || !message) throw new Undeliverable('The request was erased');
  const { lead } = request;
  const company = (await readCompany(payload)).at(lead.resendUrl);
  const { address: to, authorName, id, subject } = message;
  const replyTo = threads.replyAddressOf(lead.id);
  return {
    ...{ kind: 'answer', to, subject, text: writeAnswerText(message, company), isOfThread: true },
    fromName: answerFrom(authorName, company.sender),
    replyTo: replyTo ?? company.answersTo ?? mail.to,
    references: await readEarlierIds(payload, message, threads, mail.from),
    // A server returns it to the address where replies are read, if that address may send for our domain.
    envelopeFrom: replyTo && domainOf(replyTo) === domainOf(mail.from) ? replyTo : undefined,
    async note(req, { at, isSent, messageId }) {
      const data = { messageId };
      await payload.db.updateOne({ collection: 'lead-messages', id, data, req, returning: false });
      // An email in our own mailbox folder has reached nobody.
      if (isSent) await noteAnswered(payload, req, message, lead.id, at);
    },
  };
};

/** Marks the request as answered, unless the visitor has written meanwhile or somebody has moved it on. */
async function noteAnswered(
  payload: Payload,
  req: PayloadRequest,
  message: LeadMessage,
  lead: number,
  lastExchangeAt: string,
): Promise<void> {
  await payload.db.updateOne({ collection: 'leads', id: lead, data: { lastExchangeAt }, req, returning: false });
  const where = writtenAfter(lead, message.id);
  const { totalDocs } = await payload.db.count({ collection: 'lead-messages', where, req });
  if (totalDocs > 0) return;
  // A further answer, which nobody waited for, does not move the time of the one before.
  const isAwaited = { or: [{ answerState: { exists: true } }, { answeredAt: { exists: false } }] };
  const data = stoppedClock(new Date(lastExchangeAt));
  const waiting: Where = { and: [{ id: { equals: lead } }, isAwaited] };
  await payload.db.updateMany({ collection: 'leads', where: waiting, data, req, returning: false });
  const isOpen: Where = { and: [{ id: { equals: lead } }, { status: { in: ['new', 'in-work'] } }] };
  const answered = { data: { status: 'answered' }, req, returning: false };
  await payload.db.updateMany({ collection: 'leads', where: isOpen, ...answered });
}

/** Returns the Message-IDs of our receipt and of the messages so far, so that mailboxes show one conversation. */
async function readEarlierIds(payload: Payload, { id, lead }: LeadMessage, threads: MailThreads, from: string) {
  const of = { lead: { equals: idOf(lead) } };
  const receipt = await payload.db.findOne<Delivery>({
    collection: 'deliveries',
    where: { and: [of, { kind: { equals: 'acknowledgement' } }, { status: { equals: 'delivered' } }] },
  });
  const { docs } = await payload.db.find<LeadMessage>({
    collection: 'lead-messages',
    where: { and: [of, { id: { less_than: id } }, { messageId: { exists: true } }] },
    sort: '-id',
    limit: maxReferences - 1,
    pagination: false,
  });
  const said = docs.toReversed().flatMap(({ messageId }) => messageId ?? []);
  return [...(receipt ? [threads.messageIdOf(receipt.id, from)] : []), ...said].filter((one) =>
    /^<[^<>\s]+>$/.test(one),
  );
}

function writeAnswerText({ authorName, text }: LeadMessage, { sender }: Company): string {
  const end = [authorName, sender.addressLine, ...sayLegal(sender.words)].filter(Boolean).map(toOneLine);
  return `${removeInvisible(text)}\n\n-- \n${end.join('\n')}\n`;
}
