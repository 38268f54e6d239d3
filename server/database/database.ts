import { join } from 'node:path';
import type { DatabaseAdapterObj } from 'payload';
import type { Environment } from '../environment.ts';
// Before an adapter is loaded.
import './sql.ts';

/**
 * Opens SQLite in a file of DATA_DIR, or PostgreSQL where DATABASE_URL says so. Committed migrations alone change their
 * schema.
 */
export async function openDatabase({
  databaseConnections: most,
  databaseUrl: url,
  rootDir,
}: Environment): Promise<DatabaseAdapterObj> {
  if (url.startsWith('file:')) {
    const { openSqlite } = await import('./sqlite.ts');
    return openSqlite(url, join(rootDir, 'server/migrations'));
  }
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres({ url, most, migrationDir: join(rootDir, 'server/migrations-postgres') });
}
