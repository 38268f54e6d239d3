import type { SubscribeFields } from '@frontage/contract/forms/formTable.ts';
import type { Payload, PayloadRequest, Where } from 'payload';
import { inTransaction, lockRows } from '../database/inTransaction.ts';
import { enqueueEvent, enqueueMail } from '../delivery/enqueueDeliveries.ts';
import { type ConsentWords, findConsentWords, makeConsentRecord } from '../forms/consentWords.ts';
import type { Subscriber } from '../payload-types.ts';
import type { NewsletterMail } from './newsletterMails.ts';

type SubscriberState = 'waiting' | 'entered' | 'left' | 'quarantine';

export interface StoredSubscriber {
  id: number;
  email: string;
  /** The page on which it signed up last. */
  uri: string | undefined;
  state: SubscriberState;
  leftAt: Date | undefined;
  /** When the last sign-up email was enqueued, and how many were within its day. */
  mailedAt: Date | undefined;
  mailsInDay: number;
}

/** A sign-up, with the consent text that was shown. */
export interface Asking extends SubscribeFields {
  formId: string | undefined;
  consentVersion: string | undefined;
  origin: NonNullable<Subscriber['origin']>;
  askedAt: Date;
}

/** Changes to a row. Fields that are left out stay as they are. */
interface SubscriberChange {
  state?: SubscriberState;
  quarantineReason?: string | null;
  asking?: Asking;
  mailed?: { at: Date; inDay: number };
  enteredAt?: Date;
  leftAt?: Date;
}

const read = { email: true, uri: true, state: true, leftAt: true, mailedAt: true, mailsInDay: true } as const;

export type SubscriberStore = ReturnType<typeof createSubscriberStore>;

export type SubscriberLedger = ReturnType<typeof ledgerOf>;

/**
 * The store of subscribers; `from` is the sender address of emails. Rejects if the database cannot be reached or
 * written; then none of the work is stored.
 */
export function createSubscriberStore(payload: Payload, from: string) {
  return {
    inTransaction: <Result>(work: (ledger: SubscriberLedger) => Promise<Result>): Promise<Result> =>
      inTransaction(payload, (req) => work(ledgerOf(payload, req, from))),
  };
}

function ledgerOf(payload: Payload, req: PayloadRequest, from: string) {
  const collection = 'subscribers';
  async function findFirst(where: Where): Promise<StoredSubscriber | undefined> {
    const found = await payload.find({
      collection,
      where,
      limit: 1,
      pagination: false,
      depth: 0,
      joins: false,
      select: read,
      req,
    });
    return found.docs[0] && toStoredSubscriber(found.docs[0]);
  }
  const wordsOf = ({ asking }: SubscriberChange) => findConsentWords(payload, asking?.consentVersion, req);
  return {
    findByEmail: (email: string) => findFirst({ email: { equals: email } }),
    find: (id: number) => findFirst({ id: { equals: id } }),
    /** Whether a request is still there. It stays until the end of this transaction. */
    async holdsLead(id: number): Promise<boolean> {
      await lockRows(payload, req, new Map([['leads', new Set([id])]]));
      return (await payload.count({ collection: 'leads', where: { id: { equals: id } }, req })).totalDocs > 0;
    },
    /** Adds a row. The address must be normalised. */
    async add(email: string, change: SubscriberChange & { state: SubscriberState }): Promise<StoredSubscriber> {
      const data = { email, ...rowOf(change, await wordsOf(change)), state: change.state };
      return toStoredSubscriber(await payload.create({ collection, data, select: read, depth: 0, req }));
    },
    async change(id: number, change: SubscriberChange): Promise<void> {
      const data = rowOf(change, await wordsOf(change));
      await payload.update({ collection, id, data, select: read, depth: 0, req });
    },
    /** Owes a call of the webhooks that want to know of a subscriber who confirmed. */
    enqueueConfirmed: (subscriber: number) => enqueueEvent(payload, req, { event: 'subscriber.confirmed', subscriber }),
    enqueue: ({ id, email }: Pick<StoredSubscriber, 'id' | 'email'>, mail: NewsletterMail) =>
      enqueueMail(payload, req, { ...mail, from, to: email, subscriber: id }),
  };
}

type Row = Pick<Subscriber, keyof typeof read | 'id'>;

function toStoredSubscriber({ id, email, state, leftAt, mailedAt, mailsInDay, uri }: Row): StoredSubscriber {
  return {
    id,
    email,
    uri: uri ?? undefined,
    state,
    leftAt: momentOf(leftAt),
    mailedAt: momentOf(mailedAt),
    mailsInDay: mailsInDay ?? 0,
  };
}

function momentOf(iso: string | null | undefined): Date | undefined {
  return iso ? new Date(iso) : undefined;
}

function rowOf(
  { asking, enteredAt, leftAt, mailed, quarantineReason, state }: SubscriberChange,
  note: ConsentWords | undefined,
) {
  return {
    ...(state ? { state } : {}),
    ...(quarantineReason === undefined ? {} : { quarantineReason }),
    ...(asking ? rowOfAsking(asking, note) : {}),
    ...(mailed ? { mailedAt: mailed.at.toISOString(), mailsInDay: mailed.inDay } : {}),
    ...(enteredAt ? { enteredAt: enteredAt.toISOString() } : {}),
    ...(leftAt ? { leftAt: leftAt.toISOString() } : {}),
  };
}

/** The data of a sign-up, with the note below the button at that time as proof of consent. */
function rowOfAsking(asking: NonNullable<SubscriberChange['asking']>, note: ConsentWords | undefined) {
  const askedAt = asking.askedAt.toISOString();
  const given = { version: asking.consentVersion, formId: asking.formId };
  const { consentAt, consentText, consentVersion } = makeConsentRecord(given, note, asking.askedAt);
  return {
    name: asking.name ?? null,
    country: asking.country ?? null,
    uri: asking.uri,
    tags: asking.tags,
    formId: asking.formId ?? null,
    origin: asking.origin,
    askedAt,
    consentVersion: consentVersion ?? null,
    consentAt: consentAt ?? null,
    consentText: consentText ?? null,
  };
}
