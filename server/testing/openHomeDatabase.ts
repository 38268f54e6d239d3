import { type Filling, layMigratedSqlite, onPostgres, startMigratedPostgres } from './databases.ts';
import type { PostgresServer } from './postgresServer.ts';

const servers = new Map<string, Promise<PostgresServer>>();

/**
 * The variables for the database of a DATA_DIR, which has all tables: none for the filled SQLite file in it, or the
 * address of its own PostgreSQL.
 */
export async function openHomeDatabase(dataDir: string, filling?: Filling): Promise<{ DATABASE_URL?: string }> {
  if (!onPostgres) {
    await layMigratedSqlite(dataDir, filling);
    return {};
  }
  const started = servers.get(dataDir) ?? startMigratedPostgres();
  servers.set(dataDir, started);
  return { DATABASE_URL: (await started).url };
}

/** Stops the database of a DATA_DIR whose folder is removed too. */
export async function endHomeDatabase(dataDir: string): Promise<void> {
  const started = servers.get(dataDir);
  servers.delete(dataDir);
  await (await started)?.stop();
}
