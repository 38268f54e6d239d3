import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../environment.ts';
import { backupFiles } from './backUp.ts';
import { checkBackup, readManifest } from './checkBackup.ts';
import { copyBackup } from './copyBackup.ts';
import { restorePostgres } from './postgresCopy.ts';

/**
 * Restores a backup into an empty DATA_DIR and, where it contains a dump, into the empty PostgreSQL of DATABASE_URL.
 * Returns what differs from the manifest afterwards; empty where nothing does. Throws where DATA_DIR or the database is
 * not empty.
 */
export async function restore(backup: string, environment: Environment): Promise<string[]> {
  const { dataDir, databaseUrl } = environment;
  const { files, rows: held } = readManifest(backup);
  const isDump = backupFiles.postgres in files;
  if (Object.keys(held).length === 0)
    throw new Error(`${backup} holds files alone. Restore the dump of its database, and copy the folder to DATA_DIR`);
  if (isDump === databaseUrl.startsWith('file:'))
    throw new Error(
      isDump
        ? `${backup} holds a dump of PostgreSQL. Set DATABASE_URL to an empty database`
        : `${backup} holds a database of SQLite. Restore it without DATABASE_URL, and move it afterwards`,
    );
  requireEmpty(dataDir);
  const rows = isDump ? await restorePostgres(environment, join(backup, backupFiles.postgres)) : undefined;
  await copyBackup(backup, dataDir, [backupFiles.postgres]);
  return checkBackup(dataDir, rows);
}

/**
 * Throws where the folder is not empty. Secrets do not count: reading the variables makes them where they are missing,
 * and the backup's replace them.
 */
export function requireEmpty(dataDir: string): void {
  const isTaken = existsSync(dataDir) && readdirSync(dataDir).some((name) => name !== 'secrets');
  if (isTaken) throw new Error(`${dataDir} is not empty. Set DATA_DIR to a folder that is, or is not there`);
}
