import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CollectionBeforeChangeHook } from 'payload';
import { whenEnded } from '../database/whenEnded.ts';
import type { SharedFiles } from './sharedFiles.ts';

/**
 * Removes the new files of an upload if it is refused after they were written, for whatever reason: Payload writes them
 * before the row, and leaves them (as of 3.90.2). Goes after all other hooks of its kind.
 */
export function leaveNothing<Document>(
  files: SharedFiles,
  folder: string,
  namesOf: (document: Document) => string[],
): CollectionBeforeChangeHook {
  return async ({ collection, data, originalDoc, req }) => {
    const id = await req.transactionID;
    const before = originalDoc ? namesOf(originalDoc) : [];
    const names = namesOf(data as Document).filter((name) => !before.includes(name));
    if (id === undefined || names.length === 0) return data;
    whenEnded(String(id), 'rolled back', async () => {
      // Two people may upload a file of the same name at once: it then belongs to the one who was first.
      const where = { filename: { equals: data.filename } };
      const { totalDocs } = await req.payload.count({ collection: collection.slug, where, trash: true });
      if (totalDocs > 0) return;
      for (const path of names.map((name) => join(folder, name))) {
        await rm(path, { force: true });
        // While the bucket is away, its sweep finds the copy.
        await files.bucket?.remove(files.keyOf(path)).catch(() => undefined);
      }
    });
    return data;
  };
}
