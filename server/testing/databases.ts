import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Payload } from 'payload';
import { describe } from 'vitest';
import { runMigrations } from '../database/upgradeSchema.ts';
import { type Environment, readEnvironment } from '../environment.ts';
import { openPayload } from '../open.ts';
import { type PostgresServer, startPostgres } from './postgresServer.ts';
import { makeOnce } from './sharedTemplates.ts';

/** Both databases that the CMS runs on. A test whose result may depend on the database runs on each. */
export const databases = ['SQLite', 'PostgreSQL'] as const;
export type DatabaseName = (typeof databases)[number];

/**
 * True where tests that name no database run on PostgreSQL, by `TEST_DATABASE=PostgreSQL`; otherwise they run on
 * SQLite. Tests about the SQLite file are skipped on PostgreSQL.
 */
export const onPostgres = process.env.TEST_DATABASE === 'PostgreSQL';

/** Describes what Payload's own queries do: on the database of this run, and in `npm run test:long` on the other too. */
export function describeOnEach(title: string, body: (name: DatabaseName) => void): void {
  for (const name of databases) {
    const options = (name === 'PostgreSQL') === onPostgres ? {} : { tags: 'long' };
    describe(title.replace('%s', name), options, () => body(name));
  }
}

/** The CMS on a real, empty, migrated database. */
export interface TestDatabase {
  payload: Payload;
  environment: Environment;
  close(): Promise<void>;
}

/** Fills a database before a test begins. One function must always fill it with the same. */
export interface Filling {
  (payload: Payload): Promise<void>;
  /** What it is called among all, where several files take the same: then it runs once for the workers of all of them. */
  sharedAs?: string;
}

const nothing: Filling = async () => {};
nothing.sharedAs = 'nothing';

interface DatabaseOptions {
  /** False where the test migrates it. */
  isMigrated?: boolean;
  filling?: Filling | undefined;
  open?: ((environment: Environment) => Promise<Payload>) | undefined;
}

/** Opens the CMS on its own database; `close` ends both and leaves nothing behind. */
export async function openTestDatabase(
  name: DatabaseName,
  { filling = nothing, isMigrated = true, open }: DatabaseOptions = {},
): Promise<TestDatabase> {
  if (name === 'PostgreSQL') {
    const database = await openOn({ server: await (isMigrated ? startMigratedPostgres() : startPostgres()), open });
    await filling(database.payload);
    return database;
  }
  const dataDir = makeFolder();
  if (isMigrated) await layMigratedSqlite(dataDir, filling);
  return openOn({ dataDir, open });
}

const migratedFiles = new Map<Filling, Promise<string>>();

/**
 * Puts a filled SQLite file with all tables into a DATA_DIR that has none. Creating one takes 60 ms, and a tenth of a
 * second more for each person in it; copying it takes 2 ms.
 */
export async function layMigratedSqlite(dataDir: string, filling: Filling = nothing): Promise<void> {
  const file = join(dataDir, 'frontage.sqlite');
  if (existsSync(file)) return;
  const { sharedAs = randomUUID() } = filling;
  const made = migratedFiles.get(filling) ?? makeOnce(`${sharedAs}.sqlite`, (place) => makeSqlite(place, filling));
  migratedFiles.set(filling, made);
  copyFileSync(await made, file);
}

async function makeSqlite(place: string, filling: Filling): Promise<void> {
  const dataDir = makeFolder();
  const { close, payload } = await openOn({ dataDir });
  await runMigrations(payload);
  await filling(payload);
  const database = new DatabaseSync(join(dataDir, 'frontage.sqlite'));
  database.exec(`VACUUM INTO '${place}'`);
  database.close();
  await close();
}

/** A PostgreSQL with all tables, empty. Creating one takes 4 s, copying it a fifth of a second. */
export async function startMigratedPostgres(): Promise<PostgresServer> {
  return startPostgres(
    await makeOnce('postgres', async (place) => {
      const server = await startPostgres();
      const database = await openOn({ server: { ...server, stop: async () => undefined } });
      await runMigrations(database.payload);
      await database.close();
      await server.keep(place);
    }),
  );
}

const makeFolder = () => mkdtempSync(join(tmpdir(), 'frontage-cms-'));

interface Opening extends Pick<DatabaseOptions, 'open'> {
  server?: PostgresServer;
  dataDir?: string;
}

async function openOn({
  dataDir = makeFolder(),
  open = (environment) => openPayload({ environment }),
  server,
}: Opening): Promise<TestDatabase> {
  const environment = readEnvironment({ DATA_DIR: dataDir, DATABASE_URL: server?.url });
  const payload = await open(environment);
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
