import type { Payload, PayloadRequest } from 'payload';
import { runStatement } from './directRows.ts';
import { inTransaction } from './inTransaction.ts';

/** Pieces of work in one transaction, at most: what comes later waits for the next one. */
const maxGroup = 32;

/** ms that a group waits for what another host holds. */
const patienceMs = 50;
/** ms for which a piece of work gives way to other hosts, before it fails. */
const longestMs = 10_000;

interface Waiting {
  /** Of `performance.now`. */
  since: number;
  /** Does the work; answers what tells its caller once the group has reached the disk. */
  begin: (req: PayloadRequest) => Promise<() => void>;
  fail: (error: unknown) => void;
}

/**
 * Transactions that come at once share one commit, so that they share one wait for the disk. Each piece of work stands
 * in a savepoint of its own: one that throws leaves nothing behind and does not harm the others. A caller is told only
 * after the commit; where that fails, everyone is told so.
 *
 * A group holds what it has written until its commit. Two hosts that are sent the same requests in another order would
 * wait for each other for a second each time, until PostgreSQL ends one, and with them all others of their groups. So
 * nobody waits long: what has been done is committed, and what met the other host comes after everything else.
 */
export function groupedTransactionsOf(payload: Payload): InGroupedTransaction {
  const known = groups.get(payload) ?? createGroupedTransactions(payload);
  groups.set(payload, known);
  return known;
}

type InGroupedTransaction = <Result>(work: (req: PayloadRequest) => Promise<Result>) => Promise<Result>;

/** One queue for a database, whoever writes. */
const groups = new WeakMap<Payload, InGroupedTransaction>();

function createGroupedTransactions(payload: Payload): InGroupedTransaction {
  const waiting: Waiting[] = [];
  let isRunning = false;

  async function runAll(): Promise<void> {
    isRunning = true;
    // A turn of the event loop: what was read from the network at the same time comes into the same group.
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
        // With the first savepoint: each statement is a way to the server and back.
        let opening = payload.db.name === 'sqlite' ? '' : `SET LOCAL lock_timeout = ${patienceMs}; `;
        for (let one = rest.shift(); one; one = rest.shift()) {
          const { begin, fail, since } = one;
          // Within the ones before: all go with the commit, and what is rolled back is the last of that name.
          await runStatement(payload, req, `${opening}SAVEPOINT one`);
          opening = '';
          try {
            committed.push(await begin(req));
          } catch (error) {
            // Where this throws, the database has ended the whole transaction by itself.
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
      // What gave way is tried again, whatever became of the others.
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

/** PostgreSQL's words for a lock that was not to be had in time, and for two that wait for each other. */
const heldCodes = ['55P03', '40P01'];

function isHeldElsewhere(error: unknown): boolean {
  for (let fault = error; fault instanceof Error; fault = fault.cause) {
    if ('code' in fault && heldCodes.includes(String(fault.code))) return true;
  }
  return false;
}
