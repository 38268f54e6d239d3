import type { Payload, PayloadRequest } from 'payload';
import { runStatement } from './directRows.ts';
import { inTransaction } from './inTransaction.ts';

/** Pieces of work in one transaction, at most: what comes later waits for the next one. */
const maxGroup = 32;

interface Waiting {
  /** Does the work; answers what tells its caller once the group has reached the disk. */
  begin: (req: PayloadRequest) => Promise<() => void>;
  fail: (error: unknown) => void;
}

/**
 * Transactions that come at once share one commit, so that they share one wait for the disk. Each piece of work stands
 * in a savepoint of its own: one that throws leaves nothing behind and does not harm the others. A caller is told only
 * after the commit; where that fails, everyone is told so.
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
    try {
      await inTransaction(payload, async (req) => {
        for (const { begin, fail } of group) {
          await runStatement(payload, req, 'SAVEPOINT one');
          try {
            committed.push(await begin(req));
            await runStatement(payload, req, 'RELEASE SAVEPOINT one');
          } catch (error) {
            // Where this throws, the database has ended the whole transaction by itself.
            await runStatement(payload, req, 'ROLLBACK TO SAVEPOINT one');
            failed.push(() => fail(error));
          }
        }
      });
    } catch (error) {
      for (const { fail } of group) fail(error);
      return;
    }
    for (const tell of [...committed, ...failed]) tell();
  }

  return function inGroupedTransaction<Result>(work: (req: PayloadRequest) => Promise<Result>): Promise<Result> {
    return new Promise<Result>((resolve, fail) => {
      waiting.push({
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
