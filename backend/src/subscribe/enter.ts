import type { LetterTokens } from './letterTokens.ts';
import type { StoredSubscriber, SubscriberStore } from './SubscriberStore.ts';

/** What a link in the mail is worth: one click enters; that was done; or it has run out. */
export type ConfirmState =
  | { state: 'open' | 'entered'; subscriber: StoredSubscriber }
  | { state: 'over'; subscriberId: number | undefined };

interface EnterOptions {
  store: SubscriberStore;
  tokens: LetterTokens;
  now: () => Date;
}

/** Entering and leaving the list, by the tokens of the mails. */
export function createEnter({ store, tokens, now }: EnterOptions) {
  return {
    /** Looks at a link and changes nothing: programs that scan mails follow links too. */
    look: (token: string) => store.inTransaction(async (ledger) => stateOf(await reader(ledger, token), token)),
    enter: (token: string) =>
      store.inTransaction(async (ledger): Promise<ConfirmState> => {
        const found = stateOf(await reader(ledger, token), token);
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

  function reader(ledger: { find(id: number): Promise<StoredSubscriber | undefined> }, token: string) {
    const read = tokens.read('confirm', token);
    return read ? ledger.find(read.subscriberId) : Promise.resolve(undefined);
  }

  function stateOf(subscriber: StoredSubscriber | undefined, token: string): ConfirmState {
    const read = tokens.read('confirm', token);
    if (!read || !subscriber) return { state: 'over', subscriberId: undefined };
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
