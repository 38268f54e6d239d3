import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Payload } from 'payload';
import type { Environment } from '../environment.ts';
import type { LeadFile, LibraryDocument, Mail, Media, RecordingFile } from '../payload-types.ts';
import { type Repeated, repeat } from '../repeat.ts';
import { fetchingName } from './bucket.ts';
import { namesOfDocument, namesOfPicture } from './namesOfFiles.ts';
import { isOnDisk, type SharedFiles, settleRemovals } from './sharedFiles.ts';

/** ms for which a file may belong to a row that is still to be committed. */
const onItsWayMs = 3_600_000;

/** ms between two removals of deleted files from the bucket. */
const settleEveryMs = 60_000;
/** ms between two sweeps of files on this host's disk that nobody needs any more. */
const sweepEveryMs = 3_600_000;

interface KeepFilesOptions {
  payload: Payload;
  files: SharedFiles;
  folders: HeldFolders;
  now: () => Date;
  logger: Pick<FastifyBaseLogger, 'error'>;
}

/** Removes deleted files from the bucket and from this host's copies. Undefined where there is no bucket. */
export function keepFiles({ files, folders, logger, now, payload }: KeepFilesOptions): Repeated | undefined {
  if (!files.bucket) return undefined;
  let sweptAt = 0;
  return repeat(
    async () => {
      await settleRemovals(payload, files);
      if (now().getTime() - sweptAt >= sweepEveryMs) {
        await sweepCopies(payload, files, folders, now());
        sweptAt = now().getTime();
      }
    },
    {
      onFault: (err) => logger.error({ err }, 'what was deleted could not be removed from the bucket'),
      restMs: settleEveryMs,
    },
  );
}

/**
 * Removes from this host's folders the files that no row refers to any more: copies of what was deleted on another
 * host, and what a killed process left. Visitors' files and kept emails are removed from the bucket too. Does nothing
 * without a bucket. Returns how many files were removed.
 */
export async function sweepCopies(
  payload: Payload,
  files: SharedFiles,
  folders: HeldFolders,
  now: Date,
): Promise<number> {
  const { bucket } = files;
  if (!bucket) return 0;
  const before = now.getTime() - onItsWayMs;
  const sent = await oldFiles(folders.uploadsDir, before, (name) => sentFile.test(name) || fetchingName.test(name));
  const mails = await oldFiles(folders.mailboxDir, before, (name) => keptMail.test(name) || fetchingName.test(name));
  const others = await Promise.all(
    [folders.mediaDir, folders.documentsDir].map((folder) => oldFiles(folder, before, () => true)),
  );
  const unheld = new Set([...sent, ...mails, ...others.flat()]);
  for await (const path of findHeldFiles(payload, folders)) unheld.delete(path);
  for (const path of unheld) {
    // If removing it from the bucket fails, the local copy stays, so that the next sweep finds it.
    if (sent.includes(path) || mails.includes(path)) await bucket.remove(files.keyOf(path));
    await rm(path, { force: true });
  }
  return unheld.size;
}

async function oldFiles(folder: string, before: number, isOurs: (name: string) => boolean): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile() && isOurs(entry.name)).map(({ name }) => join(folder, name));
  const found = await Promise.all(paths.map((path) => stat(path).catch(() => undefined)));
  return paths.filter((_path, place) => (found[place]?.mtimeMs ?? before) < before);
}

/**
 * Copies the files of DATA_DIR that rows refer to and the bucket lacks into the bucket. Running it again does no harm.
 * `there`: files that are in the bucket already. `missing`: paths below DATA_DIR of those that are in neither.
 */
export async function copyToBucket(payload: Payload, files: SharedFiles, folders: HeldFolders) {
  const { bucket } = files;
  if (!bucket) throw new Error('There is no bucket to copy to');
  const result = { copied: 0, there: 0, missing: [] as string[] };
  for await (const path of findHeldFiles(payload, folders)) {
    const key = files.keyOf(path);
    if ((await bucket.hashOf(key)) !== undefined) result.there += 1;
    else if (await isOnDisk(path)) {
      await files.put(path);
      result.copied += 1;
    } else result.missing.push(key);
  }
  return result;
}

type HeldFolders = Pick<Environment, 'documentsDir' | 'mailboxDir' | 'mediaDir' | 'uploadsDir'>;

/** File names of visitors' files. Anything else in the folder, such as `lost+found`, is not ours to remove. */
export const sentFile = /^[0-9a-f]{32}$/;

/** File names of kept emails, also while they are being written. */
export const keptMail = /^\.?mail--?\d+\.eml$/;

type HeldCollection = 'media' | 'recording-files' | 'documents' | 'lead-files' | 'mails';

const rowsAtOnce = 200;

/** Paths of all files that pictures, films, documents, requests and kept emails refer to, including documents in the trash. */
export async function* findHeldFiles(payload: Payload, folders: HeldFolders): AsyncGenerator<string> {
  for await (const row of rowsOf<Media>('media')) {
    for (const name of namesOfPicture(row)) yield join(folders.mediaDir, name);
  }
  for await (const row of rowsOf<RecordingFile>('recording-files')) {
    for (const name of namesOfDocument(row)) yield join(folders.mediaDir, name);
  }
  for await (const row of rowsOf<LibraryDocument>('documents')) {
    for (const name of namesOfDocument(row)) yield join(folders.documentsDir, name);
  }
  for await (const { storageName } of rowsOf<LeadFile>('lead-files')) yield join(folders.uploadsDir, storageName);
  for await (const { emlName } of rowsOf<Mail>('mails')) if (emlName) yield join(folders.mailboxDir, emlName);

  async function* rowsOf<Row extends { id: number }>(collection: HeldCollection) {
    for (let after = 0; ; ) {
      const where = { id: { greater_than: after } };
      const { docs } = await payload.db.find<Row>({
        collection,
        where,
        sort: 'id',
        limit: rowsAtOnce,
        pagination: false,
      });
      yield* docs;
      const last = docs.at(-1);
      if (!last || docs.length < rowsAtOnce) return;
      after = last.id;
    }
  }
}
