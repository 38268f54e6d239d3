import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Payload } from 'payload';
import { type Environment, readEnvironment } from '../environment.ts';
import { openPayload } from '../open.ts';
import { type PostgresServer, startPostgres } from './postgresServer.ts';

/** Both databases that the CMS runs on; a test that may tell them apart runs on each. */
export const databases = ['SQLite', 'PostgreSQL'] as const;
export type DatabaseName = (typeof databases)[number];

/** The CMS on a real, empty, migrated database. */
export interface TestDatabase {
  payload: Payload;
  environment: Environment;
  close(): Promise<void>;
}

/** What is in a database before a test begins. The same function fills each with the same. */
export type Filling = (payload: Payload) => Promise<void>;

const nothing: Filling = async () => {};

interface DatabaseOptions {
  /** Not where the test brings an older schema. */
  isMigrated?: boolean;
  filling?: Filling;
}

/** Opens the CMS on a database of its own; `close` ends both and leaves nothing behind. */
export async function openTestDatabase(
  name: DatabaseName,
  { filling = nothing, isMigrated = true }: DatabaseOptions = {},
): Promise<TestDatabase> {
  if (name === 'PostgreSQL') {
    const database = await openOn(await (isMigrated ? startMigratedPostgres() : startPostgres()));
    await filling(database.payload);
    return database;
  }
  const dataDir = makeFolder();
  if (isMigrated) await layMigratedSqlite(dataDir, filling);
  return openOn(undefined, dataDir);
}

const migratedFiles = new Map<Filling, Promise<Buffer>>();

/**
 * Lays the file of SQLite into a DATA_DIR that has none: all tables, and what they were filled with. To make one takes
 * 60 ms, and a tenth of a second for each person among the content; to copy it 2.
 */
export async function layMigratedSqlite(dataDir: string, filling: Filling = nothing): Promise<void> {
  const file = join(dataDir, 'frontage.sqlite');
  if (existsSync(file)) return;
  const made = migratedFiles.get(filling) ?? makeSqlite(filling);
  migratedFiles.set(filling, made);
  writeFileSync(file, await made);
}

async function makeSqlite(filling: Filling): Promise<Buffer> {
  const folder = makeFolder();
  const { close, payload } = await openOn(undefined, folder);
  await payload.db.migrate();
  await filling(payload);
  const copy = join(folder, 'copy.sqlite');
  const database = new DatabaseSync(join(folder, 'frontage.sqlite'));
  database.exec(`VACUUM INTO '${copy}'`);
  database.close();
  const bytes = readFileSync(copy);
  await close();
  return bytes;
}

let migrated: Promise<string> | undefined;

/** A PostgreSQL with all tables and nothing in them. To make one takes 4 s, to copy it a fifth of one. */
export async function startMigratedPostgres(): Promise<PostgresServer> {
  migrated ??= (async () => {
    const server = await startPostgres();
    const database = await openOn({ ...server, stop: async () => undefined });
    await database.payload.db.migrate();
    await database.close();
    return server.keep();
  })();
  return startPostgres(await migrated);
}

/** A PostgreSQL with all tables, and a replica that follows it. */
export async function startReplicated(): Promise<{ primary: PostgresServer; replica: PostgresServer }> {
  const primary = await startMigratedPostgres();
  const replica = await startPostgres(await migrated, primary);
  return { primary, replica };
}

const makeFolder = () => mkdtempSync(join(tmpdir(), 'frontage-cms-'));

async function openOn(server?: PostgresServer, dataDir = makeFolder()): Promise<TestDatabase> {
  const environment = readEnvironment({ DATA_DIR: dataDir, DATABASE_URL: server?.url });
  const payload = await openPayload({ environment });
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
