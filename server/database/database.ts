import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DatabaseAdapterObj } from 'payload';
import type { Environment } from '../environment.ts';
import { makeFolder } from '../makeFolder.ts';
import { databaseFault } from './databaseFault.ts';
import { skipPackageFile } from './skipPackageFile.ts';

/**
 * Opens SQLite in a file of DATA_DIR, or PostgreSQL where DATABASE_URL says so. Committed migrations alone change their
 * schema.
 */
export function openDatabase(environment: Environment): Promise<DatabaseAdapterObj> {
  skipPackageFile();
  return environment.databaseUrl.startsWith('file:')
    ? openSqliteDatabase(environment)
    : openPostgresDatabase(environment);
}

async function openSqliteDatabase({ databaseUrl, rootDir }: Environment): Promise<DatabaseAdapterObj> {
  const { openSqlite } = await import('./sqlite.ts');
  if (databaseUrl.startsWith('file:/')) makeFolderOf(databaseUrl);
  return openSqlite(databaseUrl, join(rootDir, 'server/migrations'));
}

async function openPostgresDatabase({
  databaseConnections: most,
  databaseUrl: url,
  rootDir,
}: Environment): Promise<DatabaseAdapterObj> {
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres({ url, most, migrationDir: join(rootDir, 'server/migrations-postgres') });
}

function makeFolderOf(url: string): void {
  try {
    makeFolder(dirname(fileURLToPath(url)));
  } catch (error) {
    throw databaseFault(url, error);
  }
}
