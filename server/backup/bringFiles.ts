import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../environment.ts';
import { findHeldFiles } from '../files/findHeldFiles.ts';
import { sharedFilesOf } from '../files/sharedFiles.ts';
import { openPayload } from '../open.ts';

/**
 * Fetches the files that rows refer to from the bucket into a backup, over the copies of this host: another host may
 * have changed them. Returns the keys of files that are neither in the bucket nor in the backup. Throws while the
 * bucket cannot be reached.
 */
export async function bringFiles(environment: Environment, target: string): Promise<string[]> {
  const { bucket, keyOf } = sharedFilesOf(environment);
  if (!bucket) return [];
  const missing: string[] = [];
  const payload = await openPayload({ environment });
  try {
    for await (const path of findHeldFiles(payload, environment)) {
      const key = keyOf(path);
      const isThere = await bucket.fetch(key, join(target, key));
      if (!isThere && !existsSync(join(target, key))) missing.push(key);
    }
  } finally {
    await payload.destroy();
  }
  return missing;
}
