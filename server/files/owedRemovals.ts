import type { Payload } from 'payload';
import type { InTransaction } from '../database/directRows.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { lockRows } from '../database/lockRows.ts';
import type { SharedFiles } from './sharedFiles.ts';

/**
 * Removals from the bucket are owed: recorded in the transaction that removes the row, carried out afterwards, and
 * retried until they succeed. So no data of a person stays because the bucket was away, or a host stopped.
 */
const noted = 'bucket removal ';
const collection = 'payload-kv';

/** Records that files must be removed from the bucket, in the transaction of `req`. */
export async function enqueueRemovals(
  payload: Payload,
  req: InTransaction,
  files: SharedFiles,
  paths: readonly string[],
): Promise<void> {
  if (!files.bucket || paths.length === 0) return;
  await takeBackRemovals(payload, req, files, paths);
  for (const key of paths.map(files.keyOf)) {
    await payload.db.create({ collection, data: { key: `${noted}${key}`, data: { key } }, req });
  }
}

/**
 * Cancels the owed removal of files that are stored again: until the transaction of `req` ends, nobody removes them.
 */
export async function takeBackRemovals(
  payload: Payload,
  req: InTransaction,
  files: SharedFiles,
  paths: readonly string[],
): Promise<void> {
  if (!files.bucket || paths.length === 0) return;
  const keys = paths.map((path) => `${noted}${files.keyOf(path)}`);
  await payload.db.deleteMany({ collection, where: { key: { in: keys } }, req });
}

/** Carries out the owed removals. Rejects where the bucket is away: the rest is done the next time. */
export async function settleRemovals(payload: Payload, { bucket }: SharedFiles): Promise<number> {
  if (!bucket) return 0;
  const where = { key: { like: noted.trim() } };
  const { docs } = await payload.db.find<{ id: number; key: string }>({ collection, where, pagination: false });
  const owed = docs.filter(({ key }) => key.startsWith(noted));
  // Checked before a transaction begins, because others would wait for it.
  if (owed.length > 0) await bucket.reach();
  for (const { id, key } of owed) {
    await inTransaction(payload, async (req) => {
      await lockRows(payload, req, new Map([[collection, new Set([Number(id)])]]));
      // Another host may have removed it, or it may have been stored again, since it was read.
      const still = await payload.db.findOne({ collection, where: { id: { equals: id } }, req });
      if (!still) return;
      await bucket.remove(key.slice(noted.length));
      await payload.db.deleteMany({ collection, where: { id: { equals: id } }, req });
    });
  }
  return owed.length;
}
