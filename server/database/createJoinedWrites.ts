import { type DatabaseAdapter, isolateObjectProperty, type PayloadRequest } from 'payload';

/**
 * The writing methods of Payload's database adapter. Updates of jobs are left out: they begin their own transaction.
 */
export type WritingAdapter = Pick<
  DatabaseAdapter,
  | 'create'
  | 'createGlobal'
  | 'createGlobalVersion'
  | 'createVersion'
  | 'deleteMany'
  | 'deleteOne'
  | 'deleteVersions'
  | 'updateGlobal'
  | 'updateGlobalVersion'
  | 'updateMany'
  | 'updateOne'
  | 'updateVersion'
  | 'upsert'
>;

/**
 * Lets a write that names no transaction join the one that its caller began and has not ended. Payload makes such
 * writes (as of 3.90.2): `forgotPassword` stores the time outside its own transaction and awaits that. With SQLite,
 * which allows one writer, it waited for itself; with PostgreSQL ten at once took all connections, and each waited for
 * one more. A joined write shares the outcome: a rollback undoes it too.
 * `joinable` returns the id of the transaction, if there is one. Every write begun inside a transaction must be
 * awaited.
 */
export function createJoinedWrites(adapter: WritingAdapter, joinable: () => string | undefined): WritingAdapter {
  function joining<Args extends { req?: Partial<PayloadRequest> }, Result>(write: (args: Args) => Result) {
    return (args: Args): Result => {
      const id = args.req?.transactionID ? undefined : joinable();
      return write.call(adapter, id === undefined ? args : { ...args, req: requestWithin(id, args.req) });
    };
  }
  return {
    create: joining(adapter.create),
    createGlobal: joining(adapter.createGlobal),
    createGlobalVersion: joining(adapter.createGlobalVersion),
    createVersion: joining(adapter.createVersion),
    deleteMany: joining(adapter.deleteMany),
    deleteOne: joining(adapter.deleteOne),
    deleteVersions: joining(adapter.deleteVersions),
    updateGlobal: joining(adapter.updateGlobal),
    updateGlobalVersion: joining(adapter.updateGlobalVersion),
    updateMany: joining(adapter.updateMany),
    updateOne: joining(adapter.updateOne),
    updateVersion: joining(adapter.updateVersion),
    upsert: joining(adapter.upsert),
  };
}

/** A copy of the request within the transaction; the caller's request stays outside. */
function requestWithin(transactionID: string, req: Partial<PayloadRequest> = {}): Partial<PayloadRequest> {
  return Object.assign(isolateObjectProperty(req, 'transactionID'), { transactionID });
}
