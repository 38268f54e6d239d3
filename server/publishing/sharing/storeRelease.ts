import { existsSync, type Stats } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { inParallel } from '@frontage/contract/primitives/inParallel.ts';
import { readJson } from '@frontage/contract/primitives/readJson.ts';
import { releaseFiles } from '@frontage/contract/release.ts';
import { z } from 'zod';
import { type Bucket, BucketFault, hashOf, hashOfFile } from '../../files/bucket.ts';
import { isOnDisk } from '../../files/sharedFiles.ts';
import type { Turn } from './turn.ts';

/** Files transferred in parallel. */
const atOnceUp = 8;

interface StoreOptions {
  bucket: Bucket;
  release: ListedRelease;
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

/** SHA-256 in hexadecimal digits: the name of a file in the bucket. */
export const fileHash = z.string().regex(/^[0-9a-f]{64}$/);

/** A path within a release. Paths that leave it are invalid. */
const path = z.string().regex(/^(?!\/)(?!(?:.*\/)?\.{1,2}(?:\/|$)).+$/);

/** The list of a release's files by path. The hash of its text identifies the release's content. */
const fileList = z.object({ files: z.record(path, fileHash) });

export type FilesByPath = Readonly<Record<string, string>>;

export interface ListedRelease {
  directory: string;
  list: string;
  files: FilesByPath;
}

/** Files checked in parallel. */
const atOnce = 16;

/** Reads the list of a local release; undefined if it has none, or an incomplete one. */
export async function readListed(directory: string): Promise<ListedRelease | undefined> {
  const text = await readFile(join(directory, releaseFiles.files)).catch(() => undefined);
  const files = text && filesIn(text);
  return files && { directory, list: hashOf(text), files };
}

/** Returns the files that a list names; undefined if the text is not a list. */
export function filesIn(text: Buffer): FilesByPath | undefined {
  return fileList.safeParse(readJson(text.toString())).data?.files;
}

/** Lists a complete release. A file that is hard-linked from a release listed before is not read again. */
export async function listFiles(directory: string, before?: ListedRelease): Promise<Buffer> {
  const entries = await readdir(join(directory, releaseFiles.public), { recursive: true, withFileTypes: true });
  const served = entries.filter((entry) => entry.isFile()).map(({ name, parentPath }) => join(parentPath, name));
  // If a release is announced again, these files are new although its pages are the same.
  const told = [releaseFiles.made, releaseFiles.pages, releaseFiles.summary].map((name) => join(directory, name));
  // Other hosts continue compressing where this one stopped.
  const owed = join(directory, releaseFiles.twins);
  if (existsSync(owed)) told.push(owed);
  const listedAt = before && (await stat(join(before.directory, releaseFiles.files))).mtimeMs;
  const found: [string, string][] = [];
  await inParallel(atOnce, [...served, ...told], async (file) => {
    const name = relative(directory, file).split(sep).join('/');
    const known = told.includes(file) ? undefined : before?.files[name];
    const isKnown = known !== undefined && (await isOneFile(file, join(before?.directory ?? '', name), listedAt));
    const hash = isKnown ? known : await hashOfFile(file).catch((error: unknown) => ignoreGone(file, owed, error));
    if (hash !== undefined) found.push([name, hash]);
  });
  found.sort(([one], [other]) => (one < other ? -1 : 1));
  return Buffer.from(JSON.stringify({ files: Object.fromEntries(found) }));
}

/** Ignores that the list of owed twins is gone: it is removed once all of them are made. */
function ignoreGone(file: string, owed: string, error: unknown): undefined {
  if (file !== owed || existsSync(file)) throw error;
}

/**
 * Returns whether both paths are the same file, unchanged since it was listed: a twin may have been recompressed since.
 */
async function isOneFile(path: string, other: string, listedAt = 0): Promise<boolean> {
  const [one, two] = await Promise.all(
    [path, other].map((file) => stat(file).catch((): Stats | undefined => undefined)),
  );
  return one !== undefined && one.ino === two?.ino && one.dev === two.dev && one.mtimeMs < listedAt;
}
