import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { backupFiles, type Manifest } from './backUp.ts';
import { findWrongFiles } from './hashFiles.ts';
import { countRows, type RowCounts } from './sqliteCopy.ts';

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
