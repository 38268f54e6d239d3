import { type CollectionSlug, createLocalReq, type GlobalSlug, type Payload, type PayloadRequest } from 'payload';
import { type InTransaction, selectRows } from './directRows.ts';

/** Runs work in one database transaction: all of it is stored, or nothing. Pass `req` to every call. */
export async function inTransaction<Result>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const req = await createLocalReq({}, payload);
  const id = await payload.db.beginTransaction();
  if (id === null) throw new Error('The database has no transactions');
  req.transactionID = id;
  try {
    // Begun at once, unlike those of Payload: its work may rely on nobody else writing meanwhile.
    const session = payload.db.sessions?.[id];
    if (session && 'db' in session) await session.db;
    const result = await work(req);
    await payload.db.commitTransaction(id);
    return result;
  } catch (error) {
    await payload.db.rollbackTransaction(id);
    throw error;
  }
}

/**
 * Locks rows until the transaction of `req` ends, so that what it reads afterwards stays true, and no row that refers
 * to them is made meanwhile. SQLite allows one writing transaction at a time: it only has to have begun.
 */
export async function lockRows(
  payload: Payload,
  req: InTransaction,
  rows: ReadonlyMap<CollectionSlug | GlobalSlug, ReadonlySet<number>>,
): Promise<void> {
  if (payload.db.name === 'sqlite') {
    await selectRows(payload, req, 'SELECT 1');
    return;
  }
  for (const [collection, ids] of rows) {
    if (ids.size === 0) continue;
    const table = collection.replaceAll('-', '_');
    const list = [...ids].map(Number).join(', ');
    await selectRows(payload, req, `SELECT id FROM "${table}" WHERE id IN (${list}) ORDER BY id FOR UPDATE`);
  }
}

type End = 'committed' | 'rolled back';

/** What follows outside the database once a transaction has ended, by its id. */
const following = new Map<string, { end: End; work: () => Promise<void> }[]>();

/** Runs `work` once the transaction has ended like that; not if it ended otherwise. */
export function whenEnded(id: string, end: End, work: () => Promise<void>): void {
  following.set(id, [...(following.get(id) ?? []), { end, work }]);
}

export async function runFollowing(id: string, end: End): Promise<void> {
  const all = following.get(id) ?? [];
  following.delete(id);
  for (const one of all) if (one.end === end) await one.work();
}
