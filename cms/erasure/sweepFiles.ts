import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CollectionSlug, Payload } from 'payload';
import type { Folders } from './removePersonal.ts';

/** ms for which a file may belong to something that is still on its way into the database. */
const onItsWayMs = 24 * 3_600_000;

/**
 * Takes away files of visitors that no row holds: what a process left that ended between the removal of the rows and
 * that of the files. Returns how many.
 */
export async function sweepFiles(payload: Payload, { mailboxDir, uploadsDir }: Folders, now: Date): Promise<number> {
  const before = now.getTime() - onItsWayMs;
  return (
    (await sweep(payload, uploadsDir, 'lead-files', 'storageName', before)) +
    (await sweep(payload, mailboxDir, 'mails', 'emlName', before))
  );
}

async function sweep(
  payload: Payload,
  folder: string,
  collection: CollectionSlug,
  field: string,
  before: number,
): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const name of names) {
    const { mtimeMs } = await stat(join(folder, name));
    if (mtimeMs >= before) continue;
    const { totalDocs } = await payload.db.count({ collection, where: { [field]: { equals: name } } });
    if (totalDocs > 0) continue;
    await rm(join(folder, name), { force: true });
    removed += 1;
  }
  return removed;
}
