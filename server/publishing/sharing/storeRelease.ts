import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inParallel } from '@frontage/contract/primitives/inParallel.ts';
import { type Bucket, hashOf } from '../../files/bucket.ts';
import { keyOf } from './bringRelease.ts';
import type { FilesByPath, ListedRelease } from './releaseFiles.ts';
import type { Turn } from './turn.ts';

/** Files transferred in parallel. */
const atOnce = 8;

interface StoreOptions {
  bucket: Bucket;
  release: ListedRelease;
  /** Its list as text. */
  text: Buffer;
  /** Hashes of the files that the bucket has; undefined if unknown, then it is asked about each file. */
  known: ReadonlySet<string> | undefined;
  turn: Pick<Turn, 'stay'>;
}

/**
 * Uploads the files of a release that the bucket lacks. Returns false if a file no longer is as listed, because its
 * page was recompressed meanwhile. Then the release must be listed and stored again, which continues from there.
 */
export async function storeRelease({ bucket, known, release, text, turn }: StoreOptions): Promise<boolean> {
  const pathOf = new Map(Object.entries(release.files).map(([path, hash]) => [hash, path]));
  const lacking = [...pathOf].filter(([hash]) => !known?.has(hash));
  let isAsListed = true;
  await bucket.put(keyOf(release.list), text);
  await inParallel(atOnce, lacking, async ([hash, path]) => {
    turn.stay();
    if (!known && (await bucket.hashOf(keyOf(hash))) === hash) return;
    // Read once, so that exactly the hashed content is stored under its hash.
    const content = await readFile(join(release.directory, path)).catch(() => undefined);
    if (content && hashOf(content) === hash) await bucket.put(keyOf(hash), content);
    else isAsListed = false;
  });
  return isAsListed;
}

interface RemoveOptions {
  bucket: Bucket;
  /** Hash of the removed release's list. */
  list: string;
  /** Hashes of the lists that stay; those most likely to share files with it first. */
  kept: readonly string[];
  /** The files of a list; undefined if the bucket does not have the list. */
  filesOf(list: string): Promise<FilesByPath | undefined>;
  turn: Turn;
}

/**
 * Removes the files that only this release had from the bucket. Its list goes last, so that an interrupted removal is
 * repeated.
 */
export async function removeRelease({ bucket, filesOf, kept, list, turn }: RemoveOptions): Promise<void> {
  const files = await filesOf(list);
  const alone = new Set(Object.values(files ?? {}));
  for (const other of kept) {
    if (alone.size === 0) break;
    const shared = await filesOf(other);
    if (!shared) throw new Error('The bucket lacks the list of a release that is kept, so nobody knows what it needs');
    for (const hash of Object.values(shared)) alone.delete(hash);
  }
  await inParallel(atOnce, [...alone], async (hash) => {
    turn.stay();
    await bucket.remove(keyOf(hash));
  });
  turn.stay();
  if (!kept.includes(list)) await bucket.remove(keyOf(list));
}
