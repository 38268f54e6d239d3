import { access, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { CollectionAfterDeleteHook, CollectionSlug, Payload } from 'payload';
import type { BucketSettings } from '../bucketSettings.ts';
import type { InTransaction } from '../database/directRows.ts';
import { inTransaction, lockRows } from '../database/inTransaction.ts';
import type { Environment } from '../environment.ts';
import { within } from '../network/within.ts';
import { type Bucket, hashOfFile, openBucket } from './bucket.ts';
import { foldersOfRows, pathsOf } from './namesOfFiles.ts';

/** Folders of DATA_DIR whose files all hosts share. */
const sharedFolders = [...new Set(Object.values(foldersOfRows))];

export type SharedFiles = ReturnType<typeof openSharedFiles>;

/** ms to wait for the answer whether a local file is still the same. */
const patienceMs = 3_000;
/** ms for which a file is assumed to be unchanged, and for which a bucket that was away is not asked. */
const usualRestMs = 60_000;
/** The most names that are remembered, because visitors may ask for any name. */
const mostLooks = 20_000;

const opened = new WeakMap<BucketSettings, SharedFiles>();
type Place = Pick<Environment, 'dataDir' | 'bucket'>;

/** The files of an environment; one instance for the whole process. */
export function sharedFilesOf(environment: Place): SharedFiles {
  const { bucket } = environment;
  if (!bucket) return openSharedFiles(environment);
  const files = opened.get(bucket) ?? openSharedFiles(environment);
  opened.set(bucket, files);
  return files;
}

/**
 * Files that hosts share. With a bucket, the bucket has them, and the folders of DATA_DIR are a cache of what this host
 * needed; without one the folders have the files themselves, and these functions do nothing.
 */
export function openSharedFiles({ bucket: settings, dataDir }: Place, { restMs = usualRestMs } = {}) {
  const bucket = settings && openBucket(settings);
  const keyOf = (path: string) => relative(dataDir, path).split(sep).join('/');
  const isShared = (path: string) => sharedFolders.some((folder) => path.startsWith(join(dataDir, folder) + sep));
  /** When a file was last checked (ms of the process), and whether it existed. */
  const looks = new Map<string, { at: number; isThere: boolean }>();
  const running = new Map<string, Promise<boolean>>();
  let restsUntil = 0;

  function note(key: string, isThere: boolean): boolean {
    if (looks.size >= mostLooks) looks.clear();
    looks.set(key, { at: performance.now(), isThere });
    return isThere;
  }

  async function look(from: Bucket, path: string, key: string): Promise<boolean> {
    const isHere = await isOnDisk(path);
    // A file of a visitor never changes.
    if (isHere && key.startsWith('uploads/')) return true;
    const last = looks.get(key);
    if (last && performance.now() - last.at < restMs && !(last.isThere && !isHere)) return last.isThere;
    if (!isHere) return note(key, await from.fetch(key, path));
    if (performance.now() < restsUntil) return true;
    try {
      const hash = await within(patienceMs, from.hashOf(key));
      if (hash === undefined || hash === (await hashOfFile(path))) return note(key, hash !== undefined);
      return note(key, await from.fetch(key, path));
    } catch {
      // The local copy is used; /readyz reports the state of the bucket.
      restsUntil = performance.now() + restMs;
      return true;
    }
  }

  return {
    /** Undefined where files are stored in DATA_DIR alone. */
    bucket,
    dataDir,
    /** The key of a file in the bucket: its path below DATA_DIR. */
    keyOf,
    async put(path: string): Promise<void> {
      if (!bucket) return;
      await bucket.put(keyOf(path), path);
      note(keyOf(path), true);
    },
    /**
     * Ensures that this host has the file as it is in the bucket; false where there is none. While the bucket is away the
     * local copy is used; rejects where there is none.
     */
    async bring(path: string): Promise<boolean> {
      if (!bucket || !isShared(path)) return true;
      const key = keyOf(path);
      const known = running.get(key);
      if (known) return known;
      const looking = look(bucket, path, key).finally(() => running.delete(key));
      running.set(key, looking);
      return looking;
    },
  };
}

export function isOnDisk(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

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

/** Removes the files of a row that is deleted by itself. */
export const removeFilesOf = (files: SharedFiles): CollectionAfterDeleteHook => {
  return async ({ collection: { slug }, doc, req }) => {
    const paths = pathsOf(files.dataDir, slug as CollectionSlug, doc);
    await enqueueRemovals(req.payload, req, files, paths);
    for (const path of paths) await rm(path, { force: true });
  };
};

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
