import type { NewsletterTokens, ReadToken } from './newsletterTokens.ts';
import type { StoredSubscriber } from './StoredSubscriber.ts';
import type { SubscriberLedger, SubscriberStore } from './SubscriberStore.ts';

/** What a link in the mail is worth: one click enters; that was done; or it has run out. */
export type ConfirmState =
  | { state: 'open' | 'entered'; subscriber: StoredSubscriber }
  | { state: 'over'; subscriberId: number | undefined };

interface EnterOptions {
  store: SubscriberStore;
  tokens: NewsletterTokens;
  now: () => Date;
}

/** Entering and leaving the list, by the tokens of the mails. */
export function createEnter({ store, tokens, now }: EnterOptions) {
  return {
    /** Looks at a link and changes nothing: programs that scan mails follow links too. */
    look: (token: string) => withReader(token, async (found) => found),
    enter: (token: string) =>
      withReader(token, async (found, ledger) => {
        if (found.state !== 'open') return found;
        // The mails of asking are over; the next one may be told at once that nothing is missing.
        await ledger.change(found.subscriber.id, {
          state: 'entered',
          enteredAt: now(),
          mailed: { at: now(), inDay: 0 },
        });
        return { state: 'entered', subscriber: found.subscriber };
      }),
    /** True where the token is ours; leaving twice is leaving. */
    leave: (token: string) => {
      const read = tokens.read('leave', token);
      if (!read) return Promise.resolve(false);
      return store.inTransaction(async (ledger) => {
        const known = await ledger.find(read.subscriberId);
        // An address that was erased gets no letters either.
        if (known && known.state !== 'left') await ledger.change(known.id, { state: 'left', leftAt: now() });
        return true;
      });
    },
  };

  /** A token that is not ours costs no transaction: whoever makes some up takes nobody's turn. */
  async function withReader(
    token: string,
    work: (found: ConfirmState, ledger: SubscriberLedger) => Promise<ConfirmState>,
  ): Promise<ConfirmState> {
    const read = tokens.read('confirm', token);
    if (!read) return { state: 'over', subscriberId: undefined };
    return store.inTransaction(async (ledger) => work(stateOf(await ledger.find(read.subscriberId), read), ledger));
  }

  function stateOf(subscriber: StoredSubscriber | undefined, read: ReadToken): ConfirmState {
    if (!subscriber) return { state: 'over', subscriberId: undefined };
    if (subscriber.state === 'entered') return { state: 'entered', subscriber };
    // Whoever left since then must ask anew: an old mail is no consent.
    const isOlderThanLeaving = subscriber.leftAt !== undefined && read.issuedAt <= subscriber.leftAt;
    if (read.isOver || isOlderThanLeaving || subscriber.state !== 'waiting') {
      return { state: 'over', subscriberId: subscriber.id };
    }
    return { state: 'open', subscriber };
  }
}

export type Enter = ReturnType<typeof createEnter>;
