import type { NewsletterTokens, ReadToken } from './newsletterTokens.ts';
import type { StoredSubscriber } from './StoredSubscriber.ts';
import type { SubscriberLedger, SubscriberStore } from './SubscriberStore.ts';

/** The state of a confirmation link: one click enters; already entered; or expired. */
export type ConfirmState =
  | { state: 'open' | 'entered'; subscriber: StoredSubscriber }
  | { state: 'over'; subscriberId: number | undefined };

interface EnterOptions {
  store: SubscriberStore;
  tokens: NewsletterTokens;
  now: () => Date;
}

/** Enters and leaves the list by the tokens in emails. */
export function createEnter({ store, tokens, now }: EnterOptions) {
  return {
    /** Checks a link without changing anything: programs that scan emails follow links too. */
    look: (token: string) => withReader(token, async (found) => found),
    enter: (token: string) =>
      withReader(token, async (found, ledger) => {
        if (found.state !== 'open') return found;
        // The sign-up is done, so its emails no longer count: a new sign-up may be told at once that nothing is
        // missing.
        await ledger.change(found.subscriber.id, {
          state: 'entered',
          enteredAt: now(),
          mailed: { at: now(), inDay: 0 },
        });
        return { state: 'entered', subscriber: found.subscriber };
      }),
    /** True if the token is ours. Leaving a second time is also true. */
    leave: (token: string) => {
      const read = tokens.read('leave', token);
      if (!read) return Promise.resolve(false);
      return store.inTransaction(async (ledger) => {
        const known = await ledger.find(read.subscriberId);
        // An erased address gets no newsletter either.
        if (known && known.state !== 'left') await ledger.change(known.id, { state: 'left', leftAt: now() });
        return true;
      });
    },
  };

  /** A token that is not ours opens no transaction, so made-up tokens cannot block the database. */
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
    // Somebody who has left since must sign up again: an old email is no consent.
    const isOlderThanLeaving = subscriber.leftAt !== undefined && read.issuedAt <= subscriber.leftAt;
    if (read.isOver || isOlderThanLeaving || subscriber.state !== 'waiting') {
      return { state: 'over', subscriberId: subscriber.id };
    }
    return { state: 'open', subscriber };
  }
}

export type Enter = ReturnType<typeof createEnter>;
