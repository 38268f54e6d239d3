import { type DatabaseAdapter, isolateObjectProperty, type PayloadRequest } from 'payload';

/** What Payload's database adapter writes by. Updates of jobs are left out: they begin a transaction of their own. */
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
 * Lets a write that names no transaction join the one that its caller has begun and not yet ended. Payload makes such
 * writes (as of 3.90.2): `forgotPassword` notes the hour outside of its own transaction and waits for that. With
 * SQLite, where one writes at a time, it waited for itself; with PostgreSQL ten at once held all connections and each
 * waited for one more. What joins shares the end: after a rollback it is gone too.
 *
 * `joinable` tells the transaction, if there is one. A write that nobody awaits must not be begun inside of one.
 */
export function joinedWrites(adapter: WritingAdapter, joinable: () => string | undefined): WritingAdapter {
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

/** The same request within a transaction; to its caller it stays outside. */
function requestWithin(transactionID: string, req: Partial<PayloadRequest> = {}): Partial<PayloadRequest> {
  return Object.assign(isolateObjectProperty(req, 'transactionID'), { transactionID });
}
