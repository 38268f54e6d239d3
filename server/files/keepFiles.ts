import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Payload } from 'payload';
import { type Repeated, repeat } from '../repeat.ts';
import { fetchingName } from './bucket.ts';
import { findHeldFiles } from './namesOfFiles.ts';
import { partName } from './replaceFile.ts';
import { isOnDisk, type SharedFiles, settleRemovals } from './sharedFiles.ts';

/** ms between two removals of deleted files from the bucket. */
const settleEveryMs = 60_000;
/** ms between two sweeps of files on this host's disk that nobody needs any more. */
const sweepEveryMs = 3_600_000;

interface KeepFilesOptions {
  payload: Payload;
  files: SharedFiles;
  now: () => Date;
  logger: Pick<FastifyBaseLogger, 'error'>;
}

/** Removes deleted files from the bucket, and files that nobody holds: at the start and every hour. */
export function keepFiles({ files, logger, now, payload }: KeepFilesOptions): Repeated {
  let sweptAt = 0;
  return repeat(
    async () => {
      await settleRemovals(payload, files);
      if (now().getTime() - sweptAt < sweepEveryMs) return;
      // Once an hour also where something cannot be removed: it reads every folder.
      sweptAt = now().getTime();
      await sweepFiles(payload, files, now());
    },
    {
      onFault: (err) => logger.error({ err }, 'files that nobody holds could not be removed'),
      restMs: settleEveryMs,
    },
  );
}

const hourMs = 3_600_000;

/**
 * Whose files they are by their names: anything else in these folders, such as `lost+found`, is not ours to remove. A
 * younger one may belong to a row that is still to be committed; an email to operators has none, and is kept for a day.
 */
const ofVisitors = [
  { folder: 'uploads', names: /^[0-9a-f]{32}$/, youngMs: hourMs },
  // A dot was before those that were being written, until 0.2.0.
  { folder: 'mailbox', names: /^\.?mail-\d+\.eml$/, youngMs: hourMs },
  { folder: 'mailbox', names: /^\.?mail--\d+\.eml$/, youngMs: 24 * hourMs },
];
/** With a bucket, these are copies. */
const ofLibrary = ['media', 'documents'].map((folder) => ({ folder, names: /^/, youngMs: hourMs }));

/**
 * Removes visitors' files and kept emails that no row refers to: what a killed process left, and with a bucket also what
 * was deleted on another host, from both. With a bucket, the library's folders are copies, which go in the same way.
 * Returns how many files were removed.
 */
export async function sweepFiles(payload: Payload, files: SharedFiles, now: Date): Promise<number> {
  const { bucket, dataDir } = files;
  const places = bucket ? [...ofVisitors, ...ofLibrary] : ofVisitors;
  const unheld = new Set<string>();
  for (const { folder, names, youngMs } of places) {
    for (const entry of await readdir(join(dataDir, folder), { withFileTypes: true }).catch(() => [])) {
      if (!entry.isFile() || ![names, fetchingName, partName].some((one) => one.test(entry.name))) continue;
      const path = join(dataDir, folder, entry.name);
      // Undefined if it is gone meanwhile: a request that is refused removes its file.
      const found = await stat(path).catch(() => undefined);
      if (found && found.mtimeMs < now.getTime() - youngMs) unheld.add(path);
    }
  }
  const held = bucket ? findHeldFiles(payload, dataDir) : findHeldFiles(payload, dataDir, ['lead-files', 'mails']);
  if (unheld.size > 0) for await (const path of held) unheld.delete(path);
  const library = ofLibrary.map(({ folder }) => join(dataDir, folder));
  for (const path of unheld) {
    // If removing it from the bucket fails, the local copy stays, so that the next sweep finds it.
    if (!library.includes(dirname(path))) await bucket?.remove(files.keyOf(path));
    await rm(path, { force: true });
  }
  return unheld.size;
}

/**
 * Copies the files of DATA_DIR that rows refer to and the bucket lacks into the bucket. Running it again does no harm.
 * `there`: files that are in the bucket already. `missing`: paths below DATA_DIR of those that are in neither.
 */
export async function copyToBucket(payload: Payload, files: SharedFiles) {
  const { bucket, dataDir } = files;
  if (!bucket) throw new Error('There is no bucket to copy to');
  const result = { copied: 0, there: 0, missing: [] as string[] };
  for await (const path of findHeldFiles(payload, dataDir)) {
    const key = files.keyOf(path);
    if ((await bucket.hashOf(key)) !== undefined) result.there += 1;
    else if (await isOnDisk(path)) {
      await files.put(path);
      result.copied += 1;
    } else result.missing.push(key);
  }
  return result;
}
