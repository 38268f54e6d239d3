import { copyFile, link, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inParallel } from '@frontage/contract/primitives/inParallel.ts';
import { releaseFiles } from '@frontage/contract/release.ts';
import { type Bucket, BucketFault, hashOf, hashOfFile } from '../../files/bucket.ts';
import { isOnDisk } from '../../files/sharedFiles.ts';
import { type FilesByPath, filesIn, type ListedRelease, readListed } from './releaseFiles.ts';
import type { Turn } from './turn.ts';

/** Files transferred in parallel. */
const atOnceUp = 8;

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
  await inParallel(atOnceUp, lacking, async ([hash, path]) => {
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
  await inParallel(atOnceUp, [...alone], async (hash) => {
    turn.stay();
    await bucket.remove(keyOf(hash));
  });
  turn.stay();
  if (!kept.includes(list)) await bucket.remove(keyOf(list));
}

/** Files transferred in parallel. */
const atOnceDown = 16;

/** The key of a file in the bucket: the same for every file with this content, in all releases. */
export const keyOf = (hash: string) => `releases/${hash}`;

/** The bucket answers, but lacks a part of a release. */
export class ReleaseBroken extends Error {
  override readonly name = 'ReleaseBroken';
}

interface BringOptions {
  bucket: Pick<Bucket, 'fetch'>;
  /** The folder for the release. If it contains an incomplete one, that is removed. */
  directory: string;
  /** Hash of the release's list of files. */
  list: string;
  /** A local release: files that it has are not fetched again. */
  beside?: ListedRelease | undefined;
}

/**
 * Puts a release of another host next to the local ones. It is complete once its summary exists, which is written last,
 * so a host that dies meanwhile leaves nothing that counts as a release. If it is here already and was announced again
 * because no page changed, only the files that differ are fetched. Rejects with {@link ReleaseBroken} if the bucket
 * lacks a part of it.
 */
export async function bringRelease({ beside, bucket, directory, list }: BringOptions): Promise<void> {
  const isWhole = await isOnDisk(join(directory, releaseFiles.summary));
  const here = isWhole ? await readListed(directory) : undefined;
  if (here?.list === list) return;
  if (!here) await rm(directory, { recursive: true, force: true });
  const listFile = join(directory, `${releaseFiles.files}.new`);
  await fetchFile(bucket, list, listFile);
  const files = filesIn(await readFile(listFile));
  if (!files) throw new ReleaseBroken('The list of a release in the bucket is none of this version of the code');
  const pathOf = new Map(Object.entries(beside?.files ?? {}).map(([path, hash]) => [hash, path]));

  async function lay(path: string, hash: string): Promise<void> {
    if (here?.files[path] === hash) return;
    const target = join(directory, path);
    const known = pathOf.get(hash);
    if (beside && known !== undefined && (await linkOrCopy(join(beside.directory, known), target))) return;
    await fetchFile(bucket, hash, target);
  }

  const { [releaseFiles.summary]: summary, ...rest } = files;
  if (summary === undefined) throw new ReleaseBroken('The list of a release in the bucket names no summary');
  await inParallel(atOnceDown, Object.entries(rest), ([path, hash]) => lay(path, hash));
  await lay(releaseFiles.summary, summary);
  await rename(listFile, join(directory, releaseFiles.files));
}

async function fetchFile(bucket: BringOptions['bucket'], hash: string, path: string): Promise<void> {
  const part = `${path}.part`;
  if (!(await bucket.fetch(keyOf(hash), part))) throw new ReleaseBroken('The bucket lacks a file of a release');
  if ((await hashOfFile(part)) !== hash) {
    await rm(part, { force: true });
    throw new BucketFault('The bucket gave a file that is not what was stored', 'NotAsWritten');
  }
  await rename(part, path);
}

/** Returns false if the source does not exist. */
async function linkOrCopy(source: string, target: string): Promise<boolean> {
  const part = `${target}.part`;
  await mkdir(dirname(target), { recursive: true });
  await rm(part, { force: true });
  // Some file systems have no hard links.
  await link(source, part).catch(() => copyFile(source, part).catch(() => undefined));
  return rename(part, target).then(
    () => true,
    () => false,
  );
}
