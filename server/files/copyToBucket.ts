import type { Payload } from 'payload';
import { findHeldFiles, type HeldFolders } from './findHeldFiles.ts';
import { isOnDisk, type SharedFiles } from './sharedFiles.ts';

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
