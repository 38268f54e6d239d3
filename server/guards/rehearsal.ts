import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isWithin } from '../isWithin.ts';

/** The header that marks a request that the website sends to itself. */
export const rehearsalHeader = 'x-rehearsal';
/** The outcome of a rehearsal in the log. It counts in no figure. */
export const rehearsedOutcome = 'rehearsed';
/** How long a mark is valid, in ms. Also the most by which the clocks of hosts may differ. */
const lifeMs = 5 * 60_000;

const rehearsing = new AsyncLocalStorage<true>();

export type Rehearsals = ReturnType<typeof createRehearsals>;

/** Makes and reads the marks of rehearsals. Without `secret` nobody can have a request forgotten. */
export function createRehearsals(secret: string, now: () => Date) {
  const signed = (at: string) => createHmac('sha256', secret).update(`rehearsal: ${at}`).digest('base64url');
  return {
    mark(): string {
      const at = now().getTime().toString(36);
      return `${at}.${signed(at)}`;
    },
    isMarked({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
      const given = headers[rehearsalHeader];
      if (typeof given !== 'string') return false;
      const [at = '', signature = ''] = given.split('.');
      const [expected, sent] = [Buffer.from(signed(at)), Buffer.from(signature)];
      if (expected.length !== sent.length || !timingSafeEqual(expected, sent)) return false;
      return isWithin(lifeMs, now(), Number.parseInt(at, 36));
    },
  };
}

/** Runs work that leaves nothing in the stores that {@link makeForgetful} made. */
export function rehearse<Result>(work: () => Promise<Result>): Promise<Result> {
  return rehearsing.run(true, work);
}

/** Tells whether this is a rehearsal. Not reliable within transactions, which another request may have begun. */
export function isRehearsal(): boolean {
  return rehearsing.getStore() === true;
}

interface Transactions<Ledger> {
  inTransaction<Result>(work: (ledger: Ledger) => Promise<Result>): Promise<Result>;
}

/** Thrown at the end of a rehearsal's transaction to roll back everything it wrote. */
class Rehearsed extends Error {
  override name = 'Rehearsed';
}

/** The same store, whose transactions do all their work in a rehearsal too, but are then rolled back. */
export function makeForgetful<Ledger, Store extends Transactions<Ledger>>(store: Store & Transactions<Ledger>): Store {
  return {
    ...store,
    async inTransaction<Result>(work: (ledger: Ledger) => Promise<Result>): Promise<Result> {
      if (!isRehearsal()) return store.inTransaction(work);
      let done: { result: Result } | undefined;
      try {
        await store.inTransaction(async (ledger) => {
          const result = await work(ledger);
          done = { result };
          throw new Rehearsed();
        });
      } catch (error) {
        if (!(error instanceof Rehearsed)) throw error;
      }
      if (!done) throw new Error('The transaction of a rehearsal ended without its work');
      return done.result;
    },
  };
}
