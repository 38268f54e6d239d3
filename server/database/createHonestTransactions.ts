import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { type DatabaseAdapter, isolateObjectProperty, type PayloadRequest, type UpdateJobs } from 'payload';
import { runFollowing } from './inTransaction.ts';

/** The parts of Payload's database adapter that begin and end transactions, and that write in them. */
interface TransactionalAdapter extends WritingAdapter {
  drizzle: { transaction(run: (handle: unknown) => Promise<void>): Promise<void> };
  sessions: Record<string, { db: unknown; resolve: () => Promise<void>; reject: () => Promise<void> }>;
  initializing: Promise<void>;
  updateJobs: UpdateJobs;
}

class RolledBack extends Error {
  override name = 'RolledBack';
}

/**
 * Wraps transactions so that a commit that fails is reported to the caller. Payload's own adapter swallows the error
 * (as of 3.90.2): with a full disk a visitor would be thanked for a request that was never stored.
 * The database begins a transaction with its first statement. Payload opens one before anything else, also before
 * pictures are cut: with SQLite nobody could write until they are, and forms would be refused meanwhile.
 */
export function createHonestTransactions(adapter: TransactionalAdapter) {
  const { updateJobs } = adapter;
  /**
   * Carries the transaction along the async calls from where it began; one that has ended is no longer in `sessions`.
   */
  const begun = new AsyncLocalStorage<{ id?: string }>();
  return {
    ...createJoinedWrites(adapter, () => {
      const id = begun.getStore()?.id;
      return id !== undefined && id in adapter.sessions ? id : undefined;
    }),
    /**
     * Payload begins a transaction for each update of a job and abandons it where the update fails (as of 3.90.2): with
     * SQLite nobody could write until it timed out, with PostgreSQL a connection was lost for ever.
     */
    async updateJobs(args: Parameters<UpdateJobs>[0]): ReturnType<UpdateJobs> {
      try {
        return await updateJobs.call(adapter, args);
      } catch (error) {
        const id = await args.req?.transactionID;
        if (id !== undefined) await taken(adapter, id)?.reject();
        throw error;
      }
    },
    async beginTransaction(): Promise<string> {
      // Before the first await: after that, `enterWith` would not reach the caller.
      const here: { id?: string } = {};
      begun.enterWith(here);
      await adapter.initializing;
      const decided = Promise.withResolvers<void>();
      let open: { handle: Promise<unknown>; done: Promise<void> } | undefined;
      const begin = () => {
        const opened = Promise.withResolvers<unknown>();
        const done = adapter.drizzle.transaction((handle) => {
          opened.resolve(handle);
          return decided.promise;
        });
        done.catch(opened.reject);
        return { handle: opened.promise, done };
      };
      const id = randomUUID();
      adapter.sessions[id] = {
        // Everybody awaits it.
        get db() {
          open ??= begin();
          return open.handle;
        },
        async resolve() {
          decided.resolve();
          await open?.done;
        },
        async reject() {
          decided.promise.catch(() => undefined);
          decided.reject(new RolledBack());
          await open?.done.catch((error: unknown) => {
            if (!(error instanceof RolledBack)) throw error;
          });
        },
      };
      here.id = id;
      return id;
    },
    async commitTransaction(id: string | number | Promise<string | number>): Promise<void> {
      const ended = String(await id);
      try {
        await taken(adapter, ended)?.resolve();
      } catch (error) {
        await runFollowing(ended, 'rolled back');
        throw error;
      }
      await runFollowing(ended, 'committed');
    },
    async rollbackTransaction(id: string | number | Promise<string | number>): Promise<void> {
      const ended = String(await id);
      try {
        await taken(adapter, ended)?.reject();
      } finally {
        await runFollowing(ended, 'rolled back');
      }
    },
  };
}

/** Removes the session first, so that ending the same transaction a second time does nothing. */
function taken(adapter: TransactionalAdapter, id: string | number) {
  const session = adapter.sessions[id];
  delete adapter.sessions[id];
  return session;
}

/** The writing methods of Payload's database adapter. Updates of jobs are left out: they begin their own transaction. */
const writes = [
  'create',
  'createGlobal',
  'createGlobalVersion',
  'createVersion',
  'deleteMany',
  'deleteOne',
  'deleteVersions',
  'updateGlobal',
  'updateGlobalVersion',
  'updateMany',
  'updateOne',
  'updateVersion',
  'upsert',
] as const;
type WritingAdapter = Pick<DatabaseAdapter, (typeof writes)[number]>;

/**
 * Lets a write that names no transaction join the one that its caller began and has not ended. Payload makes such
 * writes (as of 3.90.2): `forgotPassword` stores the time outside its own transaction and awaits that. With SQLite,
 * which allows one writer, it waited for itself; with PostgreSQL ten at once took all connections, and each waited for
 * one more. A joined write shares the outcome: a rollback undoes it too.
 * `joinable` returns the id of the transaction, if there is one. Every write begun inside a transaction must be
 * awaited.
 */
function createJoinedWrites(adapter: WritingAdapter, joinable: () => string | undefined): WritingAdapter {
  type Write = (args: { req?: Partial<PayloadRequest> }) => unknown;
  function joining(write: Write): Write {
    return (args) => {
      const id = args.req?.transactionID ? undefined : joinable();
      return write.call(adapter, id === undefined ? args : { ...args, req: requestWithin(id, args.req) });
    };
  }
  const joined = writes.map((name) => [name, joining(adapter[name] as Write)]);
  return Object.fromEntries(joined) as WritingAdapter;
}

/** A copy of the request within the transaction; the caller's request stays outside. */
function requestWithin(transactionID: string, req: Partial<PayloadRequest> = {}): Partial<PayloadRequest> {
  return Object.assign(isolateObjectProperty(req, 'transactionID'), { transactionID });
}
