import { existsSync, type Stats } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { inParallel } from '@frontage/contract/primitives/inParallel.ts';
import { readJson } from '@frontage/contract/primitives/readJson.ts';
import { releaseFiles } from '@frontage/contract/release.ts';
import { z } from 'zod';
import { hashOf, hashOfFile } from '../../files/bucket.ts';

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
