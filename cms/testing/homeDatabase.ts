import { type Filling, layMigratedSqlite, startMigratedPostgres } from './databases.ts';
import type { PostgresServer } from './postgresServer.ts';

const servers = new Map<string, Promise<PostgresServer>>();

/**
 * Whether tests that name no database run on PostgreSQL, by `TEST_DATABASE=PostgreSQL`. Else on SQLite. What is about the
 * file of SQLite alone is skipped there.
 */
export const onPostgres = process.env.TEST_DATABASE === 'PostgreSQL';

/**
 * The variables that name the database of a DATA_DIR, which has all tables: none for the SQLite file in it, which is
 * filled too, else a PostgreSQL of its own.
 */
export async function homeDatabase(dataDir: string, filling?: Filling): Promise<{ DATABASE_URL?: string }> {
  if (!onPostgres) {
    await layMigratedSqlite(dataDir, filling);
    return {};
  }
  const started = servers.get(dataDir) ?? startMigratedPostgres();
  servers.set(dataDir, started);
  return { DATABASE_URL: (await started).url };
}

/** Ends the database of a DATA_DIR whose folder goes too. */
export async function endHomeDatabase(dataDir: string): Promise<void> {
  const started = servers.get(dataDir);
  servers.delete(dataDir);
  await (await started)?.stop();
}
