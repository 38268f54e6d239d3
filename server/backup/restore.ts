import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, realpath } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Environment } from '../environment.ts';
import { makeFolder } from '../makeFolder.ts';
import { backupFiles, findWrongFiles, type Manifest } from './backUp.ts';
import { restorePostgres } from './postgresCopy.ts';
import { countRows, type RowCounts } from './sqliteCopy.ts';

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

/**
 * Copies a backup into DATA_DIR, except some of its files. DATA_DIR may be a link, as systemd's state folders are, and
 * `cp` would not fill a link.
 */
export async function copyBackup(backup: string, dataDir: string, without: readonly string[]): Promise<void> {
  makeFolder(dataDir);
  await cp(backup, await realpath(dataDir), {
    recursive: true,
    filter: (source) => !without.includes(relative(backup, source)),
  });
}

export function readManifest(folder: string): Manifest {
  const file = join(folder, backupFiles.manifest);
  if (!existsSync(file)) throw new Error(`${folder} is no backup: it has no ${backupFiles.manifest}`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Lists what differs from the manifest in a backup, or in a DATA_DIR that it was restored to; empty where nothing does.
 * `rows`: counts of the PostgreSQL database that it was restored to; rows of a dump cannot be counted, so it is
 * compared as a file.
 */
export async function checkBackup(folder: string, rows?: RowCounts): Promise<string[]> {
  const manifest = readManifest(folder);
  // A DATA_DIR has no dump.
  const wanted = Object.entries(manifest.files).filter(([name]) => !rows || name !== backupFiles.postgres);
  const wrong = await findWrongFiles(folder, wanted);
  const isCounted = rows || backupFiles.postgres in manifest.files || Object.keys(manifest.rows).length === 0;
  const counted = isCounted ? (rows ?? manifest.rows) : await countRows(`file:${join(folder, backupFiles.sqlite)}`);
  return [
    ...wrong,
    ...Object.entries(manifest.rows).flatMap(([table, count]) =>
      counted[table] === count ? [] : [`the table ${table}`],
    ),
  ];
}
