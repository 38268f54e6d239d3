import type { Payload } from 'payload';
import type { InTransaction } from '../database/directRows.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { lockRows } from '../database/lockRows.ts';
import type { SharedFiles } from './sharedFiles.ts';

/**
 * What is to be removed from the bucket is owed: noted in the transaction in which its row goes, done afterwards, and
 * tried until it works. So nothing of a person stays because the bucket was away, or a host ended.
 */
const noted = 'bucket removal ';
const collection = 'payload-kv';

/** Notes that files are to be removed from the bucket, in the transaction of `req`. */
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

/** Files of these names are stored anew: from here on, until the transaction of `req` ends, nobody removes them. */
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

/** Removes from the bucket what is owed. Rejects where the bucket is away: what is left is done the next time. */
export async function settleRemovals(payload: Payload, { bucket }: SharedFiles): Promise<number> {
  if (!bucket) return 0;
  const where = { key: { like: noted.trim() } };
  const { docs } = await payload.db.find<{ id: number; key: string }>({ collection, where, pagination: false });
  const owed = docs.filter(({ key }) => key.startsWith(noted));
  // Before a transaction is begun, in which others would wait.
  if (owed.length > 0) await bucket.reach();
  for (const { id, key } of owed) {
    await inTransaction(payload, async (req) => {
      await lockRows(payload, req, new Map([[collection, new Set([Number(id)])]]));
      // Done by another host, or stored anew, since it was read.
      const still = await payload.db.findOne({ collection, where: { id: { equals: id } }, req });
      if (!still) return;
      await bucket.remove(key.slice(noted.length));
      await payload.db.deleteMany({ collection, where: { id: { equals: id } }, req });
    });
  }
  return owed.length;
}
