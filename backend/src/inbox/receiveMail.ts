import { createHash } from 'node:crypto';
import { inTransaction } from '@frontage/cms/database/inTransaction.ts';
import { lockRows } from '@frontage/cms/database/lockRows.ts';
import { isUniqueViolation } from '@frontage/cms/database/uniqueViolation.ts';
import { enqueueForAddition } from '@frontage/cms/delivery/enqueueDeliveries.ts';
import { withoutQuote } from '@frontage/cms/inbox/answers/quoted.ts';
import type { Delivery, Lead, LeadMessage } from '@frontage/cms/payload-types.ts';
import { normalizedAddress } from '@frontage/cms/privacy/erasure/normalizedAddress.ts';
import { idOf } from '@frontage/cms/references/idOf.ts';
import type { Payload, PayloadRequest } from 'payload';
import { enqueueMail } from '../delivery/enqueueMail.ts';
import type { MailAddresses } from '../delivery/mailChannels.ts';
import { readCompany } from '../delivery/mails/senderOf.ts';
import type { MailThreads } from '../delivery/mailThreads.ts';
import { noteReturned } from './noteReturned.ts';
import { type IncomingMail, readMail } from './readMail.ts';
import { writeReplyNotice } from './writeReplyNotice.ts';

/**
 * What happened to an email: it joined a conversation, it was known already, it was a report on one of ours, it belongs
 * to no request and was not kept, or it could not be read.
 */
export type Received = 'joined' | 'known' | 'reported' | 'unknown' | 'unreadable';
export type ReceiveMail = (raw: Uint8Array) => Promise<Received>;

export interface ReceiveMailOptions {
  payload: Payload;
  threads: MailThreads;
  mail: MailAddresses;
  adminUrl: string;
  now: () => Date;
}

/** Bytes of an email including its attachments. */
export const largestMailBytes = 26_214_400;

/** Joins incoming emails to their requests, each once, whichever way they arrive. Rejects if the database fails. */
export function createReceiveMail(options: ReceiveMailOptions): ReceiveMail {
  const { adminUrl, mail, now, payload, threads } = options;

  return async (raw) => {
    const incoming = await readMail(raw).catch(() => undefined);
    if (!incoming) return 'unreadable';
    if (incoming.report) return noteReturned(options, incoming.report, Buffer.from(raw).toString('latin1'));
    // One of our own emails that came back.
    if (incoming.messageId && threads.deliveriesIn(incoming.messageId).length > 0) return 'known';
    const lead = await leadOf(incoming);
    if (lead === undefined) return 'unknown';
    const hash = createHash('sha256').update(raw).digest('hex');
    const messageId = incoming.messageId ?? `<${hash}@without-id.invalid>`;
    try {
      return await inTransaction(payload, (req) => keep(req, lead, incoming, messageId));
    } catch (error) {
      const taken = { table: 'lead_messages', column: 'message_id', field: 'messageId' };
      if (isUniqueViolation(error, taken)) return 'known';
      throw error;
    }
  };

  async function keep(req: PayloadRequest, id: number, incoming: IncomingMail, messageId: string): Promise<Received> {
    // The request may be erased at this moment.
    await lockRows(payload, req, new Map([['leads', new Set([id])]]));
    const lead = await payload.db.findOne<Lead>({ collection: 'leads', where: { id: { equals: id } }, req });
    if (!lead) return 'unknown';
    const { attachments, from, isAutomatic, subject, text } = incoming;
    const isFromElsewhere = normalizedAddress(from.address) !== normalizedAddress(lead.email ?? '');
    const message = {
      lead: id,
      direction: 'in',
      subject,
      text,
      authorName: from.name || from.address || 'Nobody named',
      address: from.address || 'nobody@invalid',
      isFromElsewhere,
      isAutomatic,
      attachments,
      messageId,
    };
    await payload.db.create({ collection: 'lead-messages', data: message, req });
    // An automatic reply changes nothing, and a request in quarantine notifies nobody.
    if (isAutomatic || lead.status === 'quarantine') return 'joined';
    const data = { ...reopened(lead), readAt: null, lastExchangeAt: now().toISOString() };
    await payload.db.updateOne({ collection: 'leads', id, data, req, returning: false });
    const { sender } = await readCompany(payload);
    const notice = writeReplyNotice({ lead, incoming, isFromElsewhere, adminUrl }, sender);
    await enqueueMail(payload, req, { ...notice, ...mail, lead: id });
    await enqueueForAddition(payload, req, id, `Email from ${from.address}:\n${withoutQuote(text).words}`);
    return 'joined';
  }

  /** Finds the request by the recipient's address, otherwise by those emails of ours that it references. */
  async function leadOf({ recipients, references }: IncomingMail): Promise<number | undefined> {
    const addressed = recipients.map((one) => threads.leadOf(one)).find((one) => one !== undefined);
    if (addressed !== undefined) return addressed;
    if (references.length === 0) return undefined;
    const [id] = threads.deliveriesIn(references.join(' '));
    const where = { id: { equals: id } };
    const sent = id === undefined ? null : await payload.db.findOne<Delivery>({ collection: 'deliveries', where });
    if (sent?.lead) return idOf(sent.lead);
    // What the visitor wrote before, or what was sent under another secret.
    const said = await payload.db.findOne<LeadMessage>({
      collection: 'lead-messages',
      where: { messageId: { in: references } },
    });
    return said ? idOf(said.lead) : undefined;
  }
}

/** Reopens a request that seemed done, for its owner if it has one. A won request stays won. */
function reopened({ owner, status }: Lead): Pick<Lead, 'status'> | undefined {
  if (status !== 'answered' && status !== 'lost') return undefined;
  return { status: owner ? 'in-work' : 'new' };
}
