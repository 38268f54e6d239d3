import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Bucket, hashOf } from '@frontage/cms/files/bucket.ts';
import { inParallel } from '@frontage/contract/primitives/inParallel.ts';
import { keyOf } from './bringRelease.ts';
import type { FilesByPath, ListedRelease } from './releaseFiles.ts';
import type { Turn } from './turn.ts';

/** Files that travel at the same time. */
const atOnce = 8;

interface StoreOptions {
  bucket: Bucket;
  release: ListedRelease;
  /** Its list as text. */
  text: Buffer;
  /** Files that the bucket has, by their hashes; undefined where nobody knows, and it is asked for each. */
  known: ReadonlySet<string> | undefined;
  turn: Pick<Turn, 'stay'>;
}

/**
 * Puts into the bucket what it has not of a release. False where a file is no longer what was listed, as its page
 * was compressed once more meanwhile. Then the release is to be listed and stored again, which goes on from there.
 */
export async function storeRelease({ bucket, known, release, text, turn }: StoreOptions): Promise<boolean> {
  const pathOf = new Map(Object.entries(release.files).map(([path, hash]) => [hash, path]));
  const lacking = [...pathOf].filter(([hash]) => !known?.has(hash));
  let isAsListed = true;
  await bucket.put(keyOf(release.list), text);
  await inParallel(atOnce, lacking, async ([hash, path]) => {
    turn.stay();
    if (!known && (await bucket.hashOf(keyOf(hash))) === hash) return;
    // Read once: what is stored under a hash has to be what has that hash.
    const content = await readFile(join(release.directory, path)).catch(() => undefined);
    if (content && hashOf(content) === hash) await bucket.put(keyOf(hash), content);
    else isAsListed = false;
  });
  return isAsListed;
}

interface RemoveOptions {
  bucket: Bucket;
  /** Hash of the list of what goes. */
  list: string;
  /** Hashes of the lists that stay, the likeliest to share files with it first. */
  kept: readonly string[];
  /** The files of a list; undefined where the bucket has no such list. */
  filesOf(list: string): Promise<FilesByPath | undefined>;
  turn: Turn;
}

/** Takes out of the bucket what a release had and none that stays has; its list goes last, so what was cut short is done anew. */
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
