import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CollectionSlug, Payload } from 'payload';
import { keptMail, sentFile } from '../../files/findHeldFiles.ts';
import type { Folders } from './removePersonal.ts';

/** ms for which a file may belong to a row that is still to be committed. */
const onItsWayMs = 24 * 3_600_000;

/**
 * Removes visitors' files that no row refers to: they are left where a process ended between removing rows and files.
 * Returns how many.
 */
export async function sweepFiles(payload: Payload, folders: Folders, now: Date): Promise<number> {
  const { bucket, mailboxDir, uploadsDir } = folders;
  const before = now.getTime() - onItsWayMs;
  // With a bucket the files are removed from there too, and every host looks for them: sweepCopies.
  const sent = bucket ? 0 : await sweep(payload, uploadsDir, 'lead-files', 'storageName', sentFile, before);
  const kept = bucket ? 0 : await sweep(payload, mailboxDir, 'mails', 'emlName', keptMail, before);
  return sent + kept;
}

async function sweep(
  payload: Payload,
  folder: string,
  collection: CollectionSlug,
  field: string,
  ours: RegExp,
  before: number,
): Promise<number> {
  const names = (await readdir(folder).catch((): string[] => [])).filter((name) => ours.test(name));
  let removed = 0;
  for (const name of names) {
    // May be gone meanwhile: a request that is refused removes its file.
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (!found || found.mtimeMs >= before) continue;
    const { totalDocs } = await payload.db.count({ collection, where: { [field]: { equals: name } } });
    if (totalDocs > 0) continue;
    await rm(join(folder, name), { force: true });
    removed += 1;
  }
  return removed;
}
