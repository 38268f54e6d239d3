import type { CollectionSlug, Payload } from 'payload';
import { type InTransaction, selectRows } from './directRows.ts';

/**
 * Holds rows until the transaction of `req` ends: what is read in it afterwards stays true, and nobody makes a row
 * meanwhile that names one of them. SQLite lets one transaction write at a time and needs no more.
 */
export async function lockRows(
  payload: Payload,
  req: InTransaction,
  rows: ReadonlyMap<CollectionSlug, ReadonlySet<number>>,
): Promise<void> {
  if (payload.db.name === 'sqlite') return;
  for (const [collection, ids] of rows) {
    if (ids.size === 0) continue;
    const table = collection.replaceAll('-', '_');
    const list = [...ids].map(Number).join(', ');
    await selectRows(payload, req, `SELECT id FROM "${table}" WHERE id IN (${list}) ORDER BY id FOR UPDATE`);
  }
}
