import type { CollectionSlug, Payload } from 'payload';
import { type InTransaction, selectRows } from './directRows.ts';

/**
 * Locks rows until the transaction of `req` ends, so that what it reads afterwards stays true, and no row that refers
 * to them is made meanwhile. SQLite allows one writing transaction at a time: it only has to have begun.
 */
export async function lockRows(
  payload: Payload,
  req: InTransaction,
  rows: ReadonlyMap<CollectionSlug, ReadonlySet<number>>,
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
