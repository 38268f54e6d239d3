import type { Payload } from 'payload';
import { readEnvironment } from '../environment.ts';
import { openPayload } from '../open.ts';
import { findHeldFiles, type HeldFolders } from './findHeldFiles.ts';
import { isOnDisk, type SharedFiles, sharedFilesOf } from './sharedFiles.ts';

/** The result for the files that rows refer to. */
interface CopiedUp {
  copied: number;
  /** Already in the bucket; left as they are. */
  there: number;
  /** Neither in the bucket nor here: paths below DATA_DIR. */
  missing: string[];
}

/** `npm run copy-files -w server` copies the files of DATA_DIR into the bucket of the variables S3_…. */
const environment = readEnvironment();
const files = sharedFilesOf(environment);
if (!files.bucket) {
  console.error('No bucket is set: set S3_ENDPOINT and the variables beside it, as for the start.');
  process.exit(2);
}
const payload = await openPayload({ environment });
try {
  const { copied, missing, there } = await copyToBucket(payload, files, environment);
  console.log(`${copied} files were copied, ${there} were there already, ${missing.length} are missing.`);
  for (const key of missing) console.log(`missing: ${key}`);
  process.exitCode = missing.length > 0 ? 1 : 0;
} finally {
  await payload.destroy();
}

/**
 * Copies the files of DATA_DIR that rows refer to and the bucket lacks into the bucket. Running it again does no harm.
 */
export async function copyToBucket(payload: Payload, files: SharedFiles, folders: HeldFolders): Promise<CopiedUp> {
  const { bucket } = files;
  if (!bucket) throw new Error('There is no bucket to copy to');
  const result: CopiedUp = { copied: 0, there: 0, missing: [] };
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
