import { rm } from 'node:fs/promises';
import type {
  CollectionBeforeDeleteHook,
  CollectionSlug,
  Payload,
  PayloadRequest,
  RequiredDataFromCollectionSlug,
} from 'payload';
import { enqueueEntryRemoval } from '../../booking/callState.ts';
import { runStatement } from '../../database/directRows.ts';
import { inTransaction, lockRows } from '../../database/inTransaction.ts';
import type { Environment } from '../../environment.ts';
import { foldersOfRows, type Naming, pathsOf } from '../../files/namesOfFiles.ts';
import { enqueueRemovals, settleRemovals, sharedFilesOf } from '../../files/sharedFiles.ts';
import type { Booking } from '../../payload-types.ts';
import { conditions, findRows, type Rows, sortNamingFirst, withBelongings } from './belongings.ts';

export type Folders = Pick<Environment, 'bucket' | 'dataDir'>;

/** The number of removed rows by collection, and of files. */
export type Counts = Record<string, number>;

type Proof = Pick<RequiredDataFromCollectionSlug<'removals'>, 'addressHash' | 'by' | 'consents' | 'kind' | 'rule'>;

/**
 * Removes rows with everything that belongs to them, in one transaction with the proof; then their files. If the
 * process ends in between, the next sweep removes the files; those in the bucket are owed removals, which a
 * host carries out every minute. `also`: what goes with them in rows that stay; tells how many of what.
 */
export async function removePersonal(
  payload: Payload,
  folders: Folders,
  roots: Rows,
  proof: Proof,
  also?: (req: PayloadRequest) => Promise<Counts>,
): Promise<Counts> {
  const shared = sharedFilesOf(folders);
  const { counts, files } = await inTransaction(payload, async (req) => {
    // The CRM may be making a deal of a request at this moment: either the deal exists already, or the CRM finds no
    // request.
    await lockRows(payload, req, roots);
    const rows = await withBelongings(payload, req, roots);
    const paths = await findFiles(payload, req, folders, rows);
    await enqueueRemovals(payload, req, shared, paths);
    await deleteRows(payload, req, rows);
    const made = { ...countsOf(rows, paths.length), ...(await also?.(req)) };
    await payload.create({ collection: 'removals', data: { ...proof, counts: made }, req });
    return { counts: made, files: paths };
  });
  for (const path of files) await rm(path, { force: true });
  // What the bucket does not remove now stays owed.
  await settleRemovals(payload, shared).catch((err: unknown) =>
    payload.logger.error({ err }, 'files are still to be removed from the bucket'),
  );
  return counts;
}

export async function findFiles(
  payload: Payload,
  req: Pick<PayloadRequest, 'transactionID'>,
  { dataDir }: Folders,
  rows: Rows,
): Promise<string[]> {
  const paths: string[] = [];
  for (const [collection, ids] of rows) {
    if (!foldersOfRows[collection]) continue;
    const found = await findRows<Naming & { id: number }>(payload, req, collection, 'id', ids);
    paths.push(...found.flatMap((row) => pathsOf(dataDir, collection, row)));
  }
  return paths;
}

/** With the locks of people who have one open; what calls left in calendars is owed a removal. */
export async function deleteRows(payload: Payload, req: PayloadRequest, rows: Rows): Promise<void> {
  const calls = await findRows<Booking>(payload, req, 'bookings', 'id', rows.get('bookings') ?? new Set());
  for (const call of calls) await enqueueEntryRemoval(payload, req, call);
  for (const collection of sortNamingFirst(payload, rows)) {
    const ids = rows.get(collection) ?? new Set();
    for (const where of conditions('document.value', ids)) {
      const isOpen = { and: [where, { 'document.relationTo': { equals: collection } }] };
      await payload.db.deleteMany({ collection: 'payload-locked-documents', where: isOpen, req });
    }
    for (const where of conditions('id', ids)) await payload.db.deleteMany({ collection, where, req });
  }
}

function countsOf(rows: ReadonlyMap<CollectionSlug, Set<number>>, files: number): Counts {
  const counts = Object.fromEntries([...rows].map(([collection, { size }]) => [collection, size]));
  return files > 0 ? { ...counts, files } : counts;
}

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

/** Until then SQLite's write-ahead log contains what was removed. PostgreSQL clears its pages by itself. */
export async function tidyFile(payload: Payload): Promise<void> {
  if (payload.db.name === 'sqlite') await runStatement(payload, {}, 'PRAGMA wal_checkpoint(TRUNCATE)');
}
