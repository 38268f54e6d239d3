import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { type Environment, readEnvironment } from '../environment.ts';
import { openPayload } from '../open.ts';
import { startPostgres } from './postgresServer.ts';

/** Both databases that the CMS runs on; a test that may tell them apart runs on each. */
export const databases = ['SQLite', 'PostgreSQL'] as const;
export type DatabaseName = (typeof databases)[number];

/** The CMS on a real, empty, migrated database. */
export interface TestDatabase {
  payload: Payload;
  environment: Environment;
  close(): Promise<void>;
}

/**
 * Opens the CMS on a database of its own; `close` ends both and leaves nothing behind. Without migrations where the
 * test brings an older schema.
 */
export async function openTestDatabase(name: DatabaseName, { isMigrated = true } = {}): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'frontage-cms-'));
  const server = name === 'PostgreSQL' ? await startPostgres() : undefined;
  const environment = readEnvironment({ DATA_DIR: dataDir, DATABASE_URL: server?.url });
  const payload = await openPayload({ environment });
  if (isMigrated) await payload.db.migrate();
  return {
    payload,
    environment,
    async close() {
      await payload.destroy();
      await server?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
