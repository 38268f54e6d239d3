import { copyFile, link, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BucketFault } from '@frontage/cms/files/BucketFault.ts';
import { type Bucket, hashOfFile } from '@frontage/cms/files/bucket.ts';
import { isOnDisk } from '@frontage/cms/files/sharedFiles.ts';
import { inParallel } from '@frontage/contract/primitives/inParallel.ts';
import { releaseFiles } from '@frontage/contract/release.ts';
import { filesIn, type ListedRelease, readListed } from './releaseFiles.ts';

/** Files that travel at the same time. */
const atOnce = 16;

/** The key of a file in the bucket: whatever has this content, in all releases. */
export const keyOf = (hash: string) => `releases/${hash}`;

/** The bucket lacks what a release needs, though it answers. */
export class ReleaseBroken extends Error {
  override readonly name = 'ReleaseBroken';
}

interface BringOptions {
  bucket: Pick<Bucket, 'fetch'>;
  /** Where the release is to lie; whatever is there and not a whole release goes. */
  directory: string;
  /** Hash of its list. */
  list: string;
  /** A release that lies here: what it has is not fetched again. */
  beside?: ListedRelease | undefined;
}

/**
 * Lays a release of another host beside those that are here. It is whole once its summary is there, which comes
 * last, so a host that dies meanwhile has nothing that is taken for one. One that is here already and is told of anew,
 * since no page changed, gets what tells of it. Rejects with {@link ReleaseBroken} where the bucket has not all of it.
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
  await inParallel(atOnce, Object.entries(rest), ([path, hash]) => lay(path, hash));
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

/** False where there is no such file. */
async function linkOrCopy(source: string, target: string): Promise<boolean> {
  const part = `${target}.part`;
  await mkdir(dirname(target), { recursive: true });
  await rm(part, { force: true });
  // Some file systems have no second names.
  await link(source, part).catch(() => copyFile(source, part).catch(() => undefined));
  return rename(part, target).then(
    () => true,
    () => false,
  );
}
