import type { SubscribeFields } from '@frontage/contract/forms/formTable.ts';
import type { Payload, PayloadRequest, Where } from 'payload';
import { inTransaction, lockRows } from '../database/inTransaction.ts';
import { enqueueEvent, enqueueMail, type MailToEnqueue } from '../delivery/enqueueDeliveries.ts';
import { proveConsent } from '../forms/consentWords.ts';
import type { Subscriber } from '../payload-types.ts';

const read = { email: true, uri: true, state: true, leftAt: true, mailedAt: true, mailsInDay: true } as const;

/** `uri`: where it signed up last. `mailedAt`: when the last sign-up email was owed; `mailsInDay`: with it, in its day. */
export type StoredSubscriber = Pick<Subscriber, keyof typeof read | 'id'>;

/** A sign-up, with the consent text that was shown. */
export interface Asking extends SubscribeFields {
  formId: string | undefined;
  consentVersion: string | undefined;
  origin: NonNullable<Subscriber['origin']>;
  askedAt: Date;
}

/** An email to a subscriber, without sender and recipient. It always has the unsubscribe link. */
export type NewsletterMail = Pick<MailToEnqueue, 'kind' | 'subject' | 'text' | 'html'> & { unsubscribeUrl: string };

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
  const findFirst = async (where: Where) =>
    (await payload.db.findOne<StoredSubscriber>({ collection, where, select: read, req })) ?? undefined;
  const lock = (of: 'leads' | 'subscribers', id: number) => lockRows(payload, req, new Map([[of, new Set([id])]]));
  /** As it is once no other host changes it; kept from others until the end of the transaction. */
  const find = async (id: number) => {
    await lock(collection, id);
    return findFirst({ id: { equals: id } });
  };
  return {
    async findByEmail(email: string) {
      const known = await findFirst({ email: { equals: email } });
      return known && find(known.id);
    },
    find,
    /** Whether a request is still there. It stays until the end of this transaction. */
    async holdsLead(id: number): Promise<boolean> {
      await lock('leads', id);
      return (await payload.count({ collection: 'leads', where: { id: { equals: id } }, req })).totalDocs > 0;
    },
    /** Adds a row. The address must be normalised. */
    async add(email: string, asking: Asking, more: Pick<Subscriber, 'state' | 'quarantineReason'>) {
      const data = { email, ...(await rowOf(payload, req, asking)), ...more };
      const added: StoredSubscriber = await payload.create({ collection, data, select: read, depth: 0, req });
      return added;
    },
    /** What is left out stays as it is. */
    async change(id: number, change: Partial<Subscriber>, asking?: Asking): Promise<void> {
      const data = { ...(asking && (await rowOf(payload, req, asking))), ...change };
      await payload.update({ collection, id, data, select: read, depth: 0, req });
    },
    /** Owes a call of the webhooks that want to know of a subscriber who confirmed. */
    enqueueConfirmed: (subscriber: number) => enqueueEvent(payload, req, { event: 'subscriber.confirmed', subscriber }),
    enqueue: ({ id, email }: Pick<StoredSubscriber, 'id' | 'email'>, mail: NewsletterMail) =>
      enqueueMail(payload, req, { ...mail, from, to: email, subscriber: id }),
  };
}

async function rowOf(payload: Payload, req: PayloadRequest, asking: Asking) {
  const given = { version: asking.consentVersion, formId: asking.formId };
  const { consentAt, consentText, consentVersion } = await proveConsent(payload, req, given, asking.askedAt);
  return {
    name: asking.name ?? null,
    country: asking.country ?? null,
    uri: asking.uri,
    tags: asking.tags,
    formId: asking.formId ?? null,
    origin: asking.origin,
    askedAt: asking.askedAt.toISOString(),
    consentVersion: consentVersion ?? null,
    consentAt: consentAt ?? null,
    consentText: consentText ?? null,
  };
}
