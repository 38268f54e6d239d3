import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DatabaseAdapterObj } from 'payload';
import { makeFolder } from '../dataDirectory.ts';
import type { Environment } from '../environment.ts';
import { databaseFault } from './databaseFault.ts';
import { readMigrations } from './upgradeSchema.ts';
// Before an adapter is loaded.
import './sql.ts';

/**
 * Opens SQLite in a file of DATA_DIR, or PostgreSQL where DATABASE_URL says so. Committed migrations alone change their
 * schema.
 */
export async function openDatabase(environment: Environment): Promise<DatabaseAdapterObj> {
  const original = await (environment.databaseUrl.startsWith('file:')
    ? openSqliteDatabase(environment)
    : openPostgresDatabase(environment));
  return {
    ...original,
    init(args) {
      const adapter = original.init(args);
      const { migrate } = adapter;
      return Object.assign(adapter, {
        async migrate(this: typeof adapter, given: Parameters<typeof migrate>[0]) {
          await migrate.call(this, { migrations: given?.migrations ?? (await readMigrations(this.payload)) });
        },
      });
    },
  };
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
