import { hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { runBounded, Unreadable } from '../bounded/runBounded.ts';
import { isUniqueViolation } from '../database/databaseFault.ts';
import { inTransaction, lockRows } from '../database/inTransaction.ts';
import { type TimelineEntry, timelineOf } from '../delivery/delivery.ts';
import { enqueueDeliveries, enqueueForAddition } from '../delivery/enqueueDeliveries.ts';
import { createMailThreads } from '../delivery/mailThreads.ts';
import { withoutTyped } from '../delivery/withoutTyped.ts';
import type { Environment } from '../hostEnvironment.ts';
import type { Delivery, Lead, LeadMessage } from '../payload-types.ts';
import { normalizedAddress } from '../privacy/erasure/belongings.ts';
import { idOf } from '../references/idOf.ts';
import { isRunning, reopened, startedClock } from './answerClock.ts';
import { isProvenFrom, type MailHead, readHead, writerOf } from './mailHead.ts';
import { noAddress } from './requestInWords.ts';
import { withoutQuote } from './withoutQuote.ts';

/** It joined, was known, returned one of ours, belongs to no request, or could not be read, as its request says. */
export type Received = 'joined' | 'known' | 'reported' | 'unknown' | 'unreadable';

/** An email that has arrived. It is fetched whole only if it belongs to a request. */
export interface ArrivedMail {
  /** Its first {@link headBytes}, or fewer where its header ends earlier. */
  head: Uint8Array;
  /** Fetches all of it into a file. Undefined if it is larger than {@link largestMailBytes}. */
  whole(): Promise<{ path: string; sha256: string } | undefined>;
}

/** Where emails are kept while they are read: the folder of uploads, in which nothing stays that belongs to nobody. */
export interface MailFiles {
  keep(stream: Readable): Promise<{ storageName: string; path: string; sha256: string }>;
  remove(storageName: string): Promise<void>;
}

export type ReceiveMail = (mail: ArrivedMail) => Promise<Received>;

/** Attachments included. */
export const largestMailBytes = 26_214_400;

/** Header fields in which programs and servers record the recipients of an email. */
const recipientFields = ['to', 'cc', 'bcc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'];
const forwardedFields = ['x-forwarded-to', 'resent-to'];

const mailBody = z.object({
  /** Plain text, never empty. */
  text: z.string().min(1),
  attachments: z.array(z.string()),
  /** What it says about another email that it returns. */
  returned: z.object({
    /** Message-IDs that look like ours. */
    ids: z.array(z.string()),
    /** A part of it is a report on a delivery. */
    isReport: z.boolean(),
    /** A part of it is another email, or the header of one. */
    hasEmail: z.boolean(),
    /** False if it only reports a delay. */
    hasFailed: z.boolean(),
    reason: z.string(),
  }),
});

export type MailBody = z.infer<typeof mailBody>;

const unreadable: MailBody = {
  text: '(This email could not be read here: reading it takes too much time or memory, or it is broken. Open it in its mailbox.)',
  attachments: [],
  returned: { ids: [], isReport: false, hasEmail: false, hasFailed: false, reason: '' },
};

interface Incoming extends MailBody {
  head: MailHead;
  messageId: string;
  isAutomatic: boolean;
  isFromElsewhere: boolean;
}

/**
 * Joins incoming emails to their requests, each once, whichever way they arrive. The header decides on this thread
 * whether an email belongs to a request; only then is its body read, in a process of its own. Rejects if the database or
 * the machine fails: then the email may be handed in again.
 */
export function openReceiveMail(
  payload: Payload,
  { inbound, secret }: Pick<Environment, 'inbound' | 'secret'>,
  now: () => Date,
): ReceiveMail {
  const threads = createMailThreads(secret, inbound?.address);

  return async (arrived) => {
    const head = readHead(arrived.head);
    // One of our own emails that came back.
    if (head.messageId && threads.deliveriesIn(head.messageId).length > 0) return 'known';
    const lead = await leadOf(head);
    const writer = writerOf(head);
    if (lead === undefined && writer !== 'server') return 'unknown';
    const known = head.messageId && (await findMessage([head.messageId]));
    const whole = await arrived.whole();
    const read = whole && (await readMailBody(whole.path));
    const body = read ?? unreadable;
    const isThere = known && known.text === body.text && [undefined, idOf(known.lead)].includes(lead);
    if (isThere || (known && known.direction === 'out')) return 'known';
    const ofLead = { collection: 'leads', where: { id: { equals: lead ?? 0 } } } as const;
    const { email } = (await payload.db.findOne<Lead>(ofLead)) ?? {};
    const isFromElsewhere = normalizedAddress(head.from.address) !== normalizedAddress(email ?? '');
    const [returned] = threads.deliveriesIn(body.returned.ids.join(' '));
    // People forward emails too, but not one of ours, from an address that is not theirs.
    const doesReturn = isFromElsewhere && body.returned.hasEmail && returned !== undefined && writer !== 'program';
    if (returned !== undefined && (writer === 'server' || body.returned.isReport || doesReturn)) {
      const isOurs = !body.returned.hasFailed || (await noteReturned(payload, returned, body.returned.reason, now()));
      // A report in the form of the standard says nothing else.
      if (body.returned.isReport) return isOurs ? 'reported' : 'unknown';
    }
    if (lead === undefined) return returned === undefined ? 'unknown' : 'reported';
    const isAutomatic = writer !== 'person' || body.returned.isReport || doesReturn;
    // Some programs give each of their emails the same.
    const ownId = known ? `<${hash('sha256', `${lead} ${body.text}`)}@same-id.invalid>` : head.messageId;
    const messageId = ownId ?? `<${whole?.sha256 ?? 'too-large'}@without-id.invalid>`;
    try {
      const incoming = { ...body, head, messageId, isAutomatic, isFromElsewhere };
      // SQLite answers without a turn of the event loop, in which others would be served.
      await nextTurn();
      const received = await inTransaction(payload, (req) => keep(req, lead, incoming));
      return received === 'joined' && !read ? 'unreadable' : received;
    } catch (error) {
      const taken = { table: 'lead_messages', column: 'message_id', field: 'messageId' };
      if (isUniqueViolation(error, taken)) return 'known';
      throw error;
    }
  };

  async function keep(req: PayloadRequest, id: number, incoming: Incoming): Promise<'joined' | 'unknown'> {
    // The request may be erased at this moment.
    await lockRows(payload, req, new Map([['leads', new Set([id])]]));
    const lead = await payload.db.findOne<Lead>({ collection: 'leads', where: { id: { equals: id } }, req });
    if (!lead) return 'unknown';
    const { attachments, head, isAutomatic, isFromElsewhere, messageId, text } = incoming;
    const { from, subject } = head;
    const message = {
      lead: id,
      direction: 'in',
      subject,
      text,
      authorName: from.name || from.address || 'Nobody named',
      address: from.address || noAddress,
      isFromElsewhere,
      isProven: isProvenFrom(head, inbound?.ownServer),
      isAutomatic,
      attachments,
      messageId,
    };
    const { id: stored } = await payload.db.create({ collection: 'lead-messages', data: message, req });
    // An automatic reply changes nothing, and a request in quarantine notifies nobody.
    if (isAutomatic || lead.status === 'quarantine') return 'joined';
    const clock = isRunning(lead) ? {} : await startedClock(payload, lead, now());
    const data = { ...reopened(lead), ...clock, readAt: null, lastExchangeAt: now().toISOString() };
    await payload.db.updateOne({ collection: 'leads', id, data, req, returning: false });
    const notice = { kind: 'sales-notice', label: 'Email to sales: a reply', message: Number(stored) } as const;
    await enqueueDeliveries(payload, req, id, [notice]);
    await enqueueForAddition(payload, req, id, `Email from ${from.address}:\n${withoutQuote(text).words}`);
    return 'joined';
  }

  async function findMessage(ids: string[]): Promise<LeadMessage | null> {
    return payload.db.findOne<LeadMessage>({ collection: 'lead-messages', where: { messageId: { in: ids } } });
  }

  /** Finds the request by the recipient's address, otherwise by those emails of ours that it references. */
  async function leadOf(head: MailHead): Promise<number | undefined> {
    const recipients = [...recipientFields, ...forwardedFields].flatMap((name) => head.all(name));
    const [addressed] = threads.leadsIn(recipients.join(' '));
    if (addressed !== undefined) return addressed;
    const { references } = head;
    if (references.length === 0) return undefined;
    const [id] = threads.deliveriesIn(references.join(' '));
    const where = { id: { equals: id } };
    const sent = id === undefined ? null : await payload.db.findOne<Delivery>({ collection: 'deliveries', where });
    if (sent?.lead) return idOf(sent.lead);
    // What the visitor wrote before, or what was sent under another secret.
    const said = await findMessage(references);
    return said ? idOf(said.lead) : undefined;
  }
}

/** A mail server returned an email of ours, which may be sent again. False if there is no such delivery. */
async function noteReturned(payload: Payload, id: number, reason: string, at: Date): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    await lockRows(payload, req, new Map([['deliveries', new Set([id])]]));
    const row = await payload.db.findOne<Delivery>({ collection: 'deliveries', where: { id: { equals: id } }, req });
    if (!row) return false;
    // Reported twice, or already being sent again.
    if (row.status !== 'delivered') return true;
    const lastError = ['The mail server of the receiver returned it', reason && `: ${withoutTyped(reason, undefined)}`]
      .filter(Boolean)
      .join('');
    const entry: TimelineEntry = { at: at.toISOString(), outcome: 'failed', reason: lastError };
    const data = { status: 'failed', lastError, timeline: [...timelineOf(row), entry] };
    await payload.db.updateOne({ collection: 'deliveries', id, data, req, returning: false });
    return true;
  });
}

/** An email of 25 MB takes two seconds at most; whatever takes longer was made to. */
const bounds = { cpuS: 5, memoryMb: 256, answerBytes: 1_000_000 };

/** Reads the body of the email in a file, apart from those who serve. Undefined if it is unreadable. */
async function readMailBody(path: string): Promise<MailBody | undefined> {
  try {
    const answer = await runBounded({ module: 'server/inbox/readBody.ts', args: [path], bounds });
    return mailBody.parse(JSON.parse(answer.toString()));
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}
