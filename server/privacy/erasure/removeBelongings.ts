import type { CollectionBeforeDeleteHook, CollectionSlug } from 'payload';
import { lockRows } from '../../database/inTransaction.ts';
import { conditions, withBelongings } from './belongings.ts';
import { countsOf, deleteRows } from './removePersonal.ts';

/** Collections whose rows remove their file when they are deleted one by one. */
const withFiles: readonly CollectionSlug[] = ['lead-files', 'mails'];

/** Removes everything that belongs to a row that an admin deletes, in the same transaction; proof of it remains. */
export function removeBelongings(collection: 'leads' | 'subscribers'): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const { payload } = req;
    const root = new Map([[collection, new Set([Number(id)])]]);
    await lockRows(payload, req, root);
    const rows = await withBelongings(payload, req, root);
    const counts = countsOf(rows, 0);
    rows.delete(collection);
    for (const slug of withFiles) {
      for (const where of conditions('id', rows.get(slug) ?? []))
        await payload.delete({ collection: slug, where, req });
    }
    await deleteRows(payload, req, rows);
    const proof = { kind: 'request', rule: 'Deleted by an admin', by: req.user?.id ?? null, counts } as const;
    await payload.create({ collection: 'removals', data: proof, req });
  };
}
