import { addressKeyOf } from '@frontage/contract/contact/cleaned.ts';
import type { MayMail } from '../guards/recipients.ts';
import { pathAt } from '../http/addressOf.ts';
import { KeyedMutex } from '../keyedMutex.ts';
import type { Lead } from '../payload-types.ts';
import type { NewsletterMails } from './newsletterMails.ts';
import type { Asking, StoredSubscriber, SubscriberLedger, SubscriberStore } from './SubscriberStore.ts';

const dayMs = 24 * 3_600_000;
const minuteMs = 60_000;
/** Confirmation emails per address and day: enough despite a full spam folder, too few to flood anybody. */
const confirmMailsInDay = 3;

interface AskOptions {
  store: SubscriberStore;
  mails: NewsletterMails;
  /** Undefined for sales, who always may. */
  mayMail?: MayMail | undefined;
  now: () => Date;
}

/** The sign-up of whoever sent a request by a form that makes subscribers. */
export function askedBy(lead: Lead): Omit<Asking, 'askedAt'> | undefined {
  const { consentVersion, country, email, formId, name, origin, tags } = lead;
  return email
    ? {
        email,
        // A request without a name has its sender's address in its place.
        ...(name === email ? {} : { name }),
        ...(country ? { country } : {}),
        uri: pathAt(lead.resendUrl),
        tags: tags ?? [],
        formId: formId ?? undefined,
        consentVersion: consentVersion ?? undefined,
        origin: origin ?? {},
      }
    : undefined;
}

/** How a sign-up ended: for the log, never for the answer. */
export interface Asked {
  outcome: 'mailed' | 'not mailed again' | 'quarantined';
  /** Undefined for suspicious requests: they may not send another email to an address that somebody else gave. */
  subscriberId: number | undefined;
}

/**
 * The rule for newsletter sign-ups. The answer does not reveal whether the address is unknown, known, entered or has
 * left. Signing up again is harmless, so it needs no key and no rule for duplicates. R48.
 */
export function createAsk({ store, mails, mayMail = async () => true, now }: AskOptions) {
  const mutex = new KeyedMutex();

  return {
    /** `lead`: the request by which it was asked. Once that is erased, nothing of it is stored again. */
    ask(given: Omit<Asking, 'askedAt'>, suspicion: string | undefined, lead?: number): Promise<Asked> {
      // One mailbox has one row, however its address was written. R38.
      const email = addressKeyOf(given.email);
      const asking = { ...given, askedAt: now() };
      return mutex.run(email, () =>
        store.inTransaction(async (ledger) => {
          if (lead !== undefined && !(await ledger.holdsLead(lead)))
            return { outcome: 'not mailed again', subscriberId: undefined };
          const known = await ledger.findByEmail(email);
          if (suspicion !== undefined) {
            // A known address stays as it is: anybody can type anybody's.
            if (!known) await ledger.add(email, { state: 'quarantine', quarantineReason: suspicion, asking });
            return { outcome: 'quarantined', subscriberId: undefined };
          }
          if (known?.state === 'entered') return mailAlready(ledger, { ...known, uri: asking.uri });
          const subscriber = known ?? (await ledger.add(email, { state: 'waiting', asking }));
          const asks = { ...subscriber, uri: asking.uri };
          if (known) await ledger.change(known.id, { state: 'waiting', quarantineReason: null, asking });
          return mailConfirm(ledger, asks);
        }),
      );
    },
    /** Sends the email again, to the address that was given before. */
    askAgain(subscriberId: number): Promise<void> {
      return store.inTransaction(async (ledger) => {
        const known = await ledger.find(subscriberId);
        if (known?.state === 'left') await ledger.change(known.id, { state: 'waiting' });
        if (known?.state === 'left' || known?.state === 'waiting') await mailConfirm(ledger, known);
      });
    },
  };

  async function mailConfirm(ledger: SubscriberLedger, subscriber: StoredSubscriber): Promise<Asked> {
    const { id } = subscriber;
    const inDay = mailsWithinDay(subscriber);
    const isEarly = subscriber.mailedAt !== undefined && now().getTime() - subscriber.mailedAt.getTime() < minuteMs;
    if (isEarly || inDay >= confirmMailsInDay || !(await mayMail(subscriber.email)))
      return { outcome: 'not mailed again', subscriberId: id };
    await ledger.enqueue(subscriber, await mails.confirm(subscriber));
    await ledger.change(id, { mailed: { at: now(), inDay: inDay + 1 } });
    return { outcome: 'mailed', subscriberId: id };
  }

  async function mailAlready(ledger: SubscriberLedger, subscriber: StoredSubscriber): Promise<Asked> {
    const { id } = subscriber;
    if (mailsWithinDay(subscriber) > 0 || !(await mayMail(subscriber.email)))
      return { outcome: 'not mailed again', subscriberId: id };
    await ledger.enqueue(subscriber, await mails.already(subscriber));
    await ledger.change(id, { mailed: { at: now(), inDay: 1 } });
    return { outcome: 'mailed', subscriberId: id };
  }

  /** Counted from the last email: repeated sign-ups prolong the wait. */
  function mailsWithinDay({ mailedAt, mailsInDay }: StoredSubscriber): number {
    return mailedAt !== undefined && now().getTime() - mailedAt.getTime() < dayMs ? mailsInDay : 0;
  }
}
