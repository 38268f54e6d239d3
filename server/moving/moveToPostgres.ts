import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import type { Payload } from 'payload';
import { runStatement } from '../database/directRows.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { namesOfMigrations, refuseOtherVersions, runMigrations } from '../database/upgradeSchema.ts';
import type { Environment } from '../environment.ts';
import { takeDirectory } from '../holdDirectory.ts';
import { withPayload } from '../open.ts';
import { rebuildSearchIndex } from '../search/keepSearchIndex.ts';
import type { Table } from './columnValue.ts';
import { type MovedTable, moveTable, openSqliteSource, reasonOf, type SqliteSource, type Target } from './moveTable.ts';
import { findTablesWithRows, readForeignKeys, readTables } from './postgresCatalogue.ts';

/** Tables that are not moved: the migrations, and the search index, which is rebuilt from the content. */
const ownOfEach = /^(?:payload_migrations|search_documents)$/;

/** Short-lived state that hosts share in PostgreSQL; with SQLite it is in the memory of the only host. */
const ofHosts = /^(?:limits|call_holds)$/;

/**
 * The tables that both databases have, with the same columns. Throws EnvironmentFault naming what one of them lacks.
 */
function findSharedTables({ tables: ofSqlite }: SqliteSource, all: readonly Table[]): Table[] {
  const ofPostgres = all.filter(({ name }) => !ownOfEach.test(name) && !ofHosts.test(name));
  const names = new Set(ofPostgres.map(({ name }) => name));
  const onlySqlite = [...ofSqlite.keys()].filter((name) => !ownOfEach.test(name) && !names.has(name));
  const faults = [
    ...onlySqlite.map((name) => `the table ${name} is in SQLite alone`),
    ...ofPostgres.flatMap(({ columns, name }) => {
      const inSqlite = ofSqlite.get(name);
      if (!inSqlite) return [`the table ${name} is in PostgreSQL alone`];
      const inPostgres = columns.map((column) => column.name);
      return [
        ...inSqlite
          .filter((column) => !inPostgres.includes(column))
          .map((column) => `${name}.${column} is in SQLite alone`),
        ...inPostgres
          .filter((column) => !inSqlite.includes(column))
          .map((column) => `${name}.${column} is in PostgreSQL alone`),
      ];
    }),
  ];
  if (faults.length === 0) return ofPostgres;
  throw new EnvironmentFault(
    `DATA_DIR: the two databases are not of the same shape: ${faults.join('; ')}. Take out what was added by hand, and move again.`,
  );
}

export interface Moved {
  tables: readonly MovedTable[];
  /** Places from which something was removed that PostgreSQL cannot store: null bytes and invalid Unicode. */
  takenOut: readonly string[];
}

/**
 * Moves the content of the SQLite file of DATA_DIR into the empty PostgreSQL of DATABASE_URL: everything, compared
 * afterwards, or nothing. The file stays as it is. Nothing else may run on either; throws EnvironmentFault with the
 * obstacle.
 */
export async function moveToPostgres(environment: Environment): Promise<Moved> {
  const { databaseUrl, dataDir } = environment;
  if (databaseUrl.startsWith('file:'))
    throw new EnvironmentFault('DATABASE_URL: it names no PostgreSQL. Set it to the empty one that is to be filled.');
  const file = join(dataDir, 'frontage.sqlite');
  if (!existsSync(file))
    throw new EnvironmentFault(`DATA_DIR: ${file} is not there. Set DATA_DIR to the folder that the product ran on.`);
  const hold = takeDirectory(dataDir);
  try {
    const source = openSqliteSource(file);
    try {
      requireThisVersion(source, file, join(environment.rootDir, 'server/migrations'));
      return await fillPostgres(source, environment);
    } finally {
      source.close();
    }
  } finally {
    hold.release();
  }
}

function requireThisVersion({ migrations }: SqliteSource, file: string, folder: string): void {
  const known = namesOfMigrations(folder);
  refuseOtherVersions('DATA_DIR', migrations, known);
  const missing = known.filter((name) => !migrations.includes(name));
  if (missing.length > 0)
    throw new EnvironmentFault(
      `DATA_DIR: ${file} is older than this version (${missing.join(', ')}). Start this version on it once, without DATABASE_URL, and move then.`,
    );
}

async function fillPostgres(source: SqliteSource, environment: Environment): Promise<Moved> {
  return withPayload(environment, async (payload) => {
    await requireEmpty(payload);
    await runMigrations(payload);
    return inTransaction(payload, async (req) => {
      const target = { payload, req };
      const foreignKeys = await readForeignKeys(payload, req);
      for (const { drop } of foreignKeys) await runStatement(payload, req, drop);
      const takenOut: string[] = [];
      const tables: MovedTable[] = [];
      for (const table of findSharedTables(source, await readTables(payload, req)))
        tables.push(await moveTable(source, target, table, (place) => takenOut.push(place)));
      for (const { add } of foreignKeys) await setAgain(target, add);
      await rebuildSearchIndex(payload, req);
      return { tables, takenOut };
    });
  });
}

async function setAgain({ payload, req }: Target, add: string): Promise<void> {
  try {
    await runStatement(payload, req, add);
  } catch (error) {
    throw new EnvironmentFault(
      `DATA_DIR: a row of SQLite names another one that is not there (${reasonOf(error)}). Nothing was moved. Restore a backup from before, or report this.`,
      { cause: error },
    );
  }
}

/** Our own tables without rows are left from an earlier try. */
async function requireEmpty(payload: Payload): Promise<void> {
  const tables = await readTables(payload, {});
  const names = tables.map(({ name }) => name);
  const found = names.includes('payload_migrations')
    ? (await findTablesWithRows(payload, tables)).filter((name) => name !== 'payload_migrations')
    : names;
  if (found.length === 0) return;
  const more = found.length > 5 ? ' and others' : '';
  throw new EnvironmentFault(
    `DATABASE_URL: the database is not empty (${found.slice(0, 5).join(', ')}${more}). Set DATABASE_URL to an empty one.`,
  );
}
