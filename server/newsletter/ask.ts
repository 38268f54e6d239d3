import { addressKeyOf } from '@frontage/contract/contact/cleaned.ts';
import { isUniqueViolation } from '../database/databaseFault.ts';
import { countIfStored, type MayMail } from '../guards/recipients.ts';
import { pathAt } from '../http/addressOf.ts';
import { isWithin } from '../isWithin.ts';
import type { Lead } from '../payload-types.ts';
import { type Newsletter, writeLetterMail } from './newsletterMails.ts';
import type { Asking, StoredSubscriber, SubscriberLedger } from './SubscriberStore.ts';

const dayMs = 24 * 3_600_000;
const minuteMs = 60_000;
/** Confirmation emails per address and day: enough despite a full spam folder, too few to flood anybody. */
const confirmMailsInDay = 3;

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
interface Asked {
  outcome: 'mailed' | 'not mailed again' | 'quarantined';
  /** Undefined for suspicious requests: they may not send another email to an address that somebody else gave. */
  subscriberId: number | undefined;
}

/** Sends the email that asks to confirm, or that says that nothing is missing, unless that was enough for today. */
type MailOnce = (kind: 'confirm' | 'already', subscriber: StoredSubscriber) => Promise<Asked>;

/**
 * The rule for newsletter sign-ups. The answer does not reveal whether the address is unknown, known, entered or has
 * left. Signing up again is harmless, so it needs no key and no rule for duplicates. Sales always may email. R48.
 */
export function createAsk(newsletter: Newsletter, mayMail: MayMail = async () => true) {
  const { now, store } = newsletter;

  return {
    /** `lead`: the request by which it was asked. Once that is erased, nothing of it is stored again. */
    ask(given: Omit<Asking, 'askedAt'>, suspicion: string | undefined, lead?: number): Promise<Asked> {
      // One mailbox has one row, however its address was written. R38.
      const email = addressKeyOf(given.email);
      const asking = { ...given, askedAt: now() };
      const askOnce = () =>
        inTransaction(async (ledger, mailOnce): Promise<Asked> => {
          if (lead !== undefined && !(await ledger.holdsLead(lead)))
            return { outcome: 'not mailed again', subscriberId: undefined };
          const known = await ledger.findByEmail(email);
          if (suspicion !== undefined) {
            // A known address stays as it is: anybody can type anybody's.
            if (!known) await ledger.add(email, asking, { state: 'quarantine', quarantineReason: suspicion });
            return { outcome: 'quarantined', subscriberId: undefined };
          }
          if (known?.state === 'entered') return mailOnce('already', { ...known, uri: asking.uri });
          const subscriber = known ?? (await ledger.add(email, asking, { state: 'waiting' }));
          if (known) await ledger.change(known.id, { state: 'waiting', quarantineReason: null }, asking);
          return mailOnce('confirm', { ...subscriber, uri: asking.uri });
        });
      // Two who ask for a new address at the same moment: the second finds it then.
      return askOnce().catch((error: unknown) => {
        if (isUniqueViolation(error, { table: 'subscribers', column: 'email', field: 'email' })) return askOnce();
        throw error;
      });
    },
    /** Sends the email again, to the address that was given before. */
    askAgain(subscriberId: number): Promise<void> {
      return inTransaction(async (ledger, mailOnce) => {
        const known = await ledger.find(subscriberId);
        if (known?.state === 'left') await ledger.change(known.id, { state: 'waiting' });
        if (known?.state === 'left' || known?.state === 'waiting') await mailOnce('confirm', known);
      });
    },
  };

  function inTransaction<Result>(work: (ledger: SubscriberLedger, mailOnce: MailOnce) => Promise<Result>) {
    return countIfStored(mayMail, (mayMail) =>
      store.inTransaction((ledger) => work(ledger, (kind, subscriber) => mail(ledger, mayMail, kind, subscriber))),
    );
  }

  async function mail(ledger: SubscriberLedger, mayMail: MayMail, ...[kind, subscriber]: Parameters<MailOnce>) {
    const { email, id, mailedAt, mailsInDay } = subscriber;
    const isMailedIn = (ms: number) => Boolean(mailedAt) && isWithin(ms, now(), new Date(mailedAt ?? 0));
    // Counted from the last email: repeated sign-ups prolong the wait.
    const inDay = isMailedIn(dayMs) ? (mailsInDay ?? 0) : 0;
    const isEnough = kind === 'already' ? inDay > 0 : isMailedIn(minuteMs) || inDay >= confirmMailsInDay;
    if (isEnough || !(await mayMail(email))) return { outcome: 'not mailed again' as const, subscriberId: id };
    await ledger.enqueue(subscriber, await writeLetterMail(newsletter, kind, subscriber));
    await ledger.change(id, { mailedAt: now().toISOString(), mailsInDay: inDay + 1 });
    return { outcome: 'mailed' as const, subscriberId: id };
  }
}
