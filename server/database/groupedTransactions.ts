import type { Payload, PayloadRequest } from 'payload';
import { memoisePer } from '../memoiseFor.ts';
import { runStatement } from './directRows.ts';
import { inTransaction } from './inTransaction.ts';

/** The most pieces of work in one transaction: later ones wait for the next. */
const maxGroup = 32;

/** ms that a group waits for a lock of another host. */
const patienceMs = 50;
/** ms for which a piece of work gives way to other hosts before it fails. */
const longestMs = 10_000;

interface Waiting {
  /** A time of `performance.now`. */
  since: number;
  /** Does the work; returns a function that tells its caller once the group is on disk. */
  begin: (req: PayloadRequest) => Promise<() => void>;
  fail: (error: unknown) => void;
}

/**
 * Lets simultaneous transactions share one commit, and with it one wait for the disk. Each piece of work runs in its
 * own savepoint: one that throws leaves nothing behind and does not harm the others. Callers are told only after the
 * commit; where that fails, all of them are told so.
 * A group keeps its locks until its commit. Two hosts that are sent the same requests in another order would wait for
 * each other for a second each time, until PostgreSQL ends one of them together with its whole group. So nobody waits
 * long: finished work is committed, and work that met a lock of the other host is tried again after everything else.
 */
export const groupedTransactionsOf = memoisePer(createGroupedTransactions);

function createGroupedTransactions(payload: Payload) {
  const waiting: Waiting[] = [];
  let isRunning = false;

  async function runAll(): Promise<void> {
    isRunning = true;
    // Waits for one turn of the event loop, so that what arrived from the network at the same time joins the same
    // group.
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.length > 0) await runGroup(waiting.splice(0, maxGroup));
    isRunning = false;
  }

  async function runGroup(group: readonly Waiting[]): Promise<void> {
    const committed: (() => void)[] = [];
    const failed: (() => void)[] = [];
    const rest = [...group];
    try {
      await inTransaction(payload, async (req) => {
        // Sent together with the first savepoint: each statement is a round trip to the server.
        let opening = payload.db.name === 'sqlite' ? '' : `SET LOCAL lock_timeout = ${patienceMs}; `;
        for (let one = rest.shift(); one; one = rest.shift()) {
          const { begin, fail, since } = one;
          // Nested in the savepoints before: the commit releases them all, and a rollback goes to the latest of that
          // name.
          await runStatement(payload, req, `${opening}SAVEPOINT one`);
          opening = '';
          try {
            committed.push(await begin(req));
          } catch (error) {
            // Where this throws, the database has already ended the whole transaction.
            await runStatement(payload, req, 'ROLLBACK TO SAVEPOINT one');
            if (isHeldElsewhere(error) && performance.now() - since < longestMs) {
              waiting.push(one);
              break;
            }
            failed.push(() => fail(error));
          }
        }
      });
    } catch (error) {
      // Work that gave way is tried again, whatever happened to the others.
      for (const one of group) if (!waiting.includes(one)) one.fail(error);
      return;
    }
    waiting.unshift(...rest);
    for (const tell of [...committed, ...failed]) tell();
  }

  return function inGroupedTransaction<Result>(work: (req: PayloadRequest) => Promise<Result>): Promise<Result> {
    return new Promise<Result>((resolve, fail) => {
      waiting.push({
        since: performance.now(),
        begin: async (req) => {
          const result = await work(req);
          return () => resolve(result);
        },
        fail,
      });
      if (!isRunning) void runAll();
    });
  };
}

/** PostgreSQL's codes for a lock that was not available in time, and for a deadlock. */
const heldCodes = ['55P03', '40P01'];

function isHeldElsewhere(error: unknown): boolean {
  for (let fault = error; fault instanceof Error; fault = fault.cause) {
    if ('code' in fault && heldCodes.includes(String(fault.code))) return true;
  }
  return false;
}
