import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import { type Payload, readMigrationFiles } from 'payload';
import { selectRows } from './directRows.ts';
import { isPostgres, sidePoolOf } from './sidePool.ts';

/**
 * Runs the migrations that the database does not have yet. Throws EnvironmentFault where another version has used the
 * database, or where its tables are not those that its migrations should have made.
 */
export async function upgradeSchema(payload: Payload): Promise<void> {
  await requireVersion(payload);
  await runMigrations(payload);
  await refuseIncomplete(payload);
}

/** Throws EnvironmentFault where the database is not as {@link upgradeSchema} leaves it; changes nothing. */
export async function requireSchema(payload: Payload): Promise<void> {
  await requireVersion(payload);
  if ((await findMissingColumns(payload)).length === 0) return;
  throw new EnvironmentFault(
    `${variableOf(payload)}: the database is empty, or of an earlier version. Start this version on it once, which prepares it, or set ${variableOf(payload)} to that of the website.`,
  );
}

/**
 * Throws EnvironmentFault where the database cannot come to the version whose migrations are in a folder, by default
 * this one; changes nothing.
 */
export async function requireVersion(payload: Payload, migrationDir = payload.db.migrationDir): Promise<void> {
  const [table] = await selectRows(
    payload,
    {},
    isPostgres(payload.db)
      ? "SELECT 1 WHERE to_regclass('payload_migrations') IS NOT NULL"
      : "SELECT 1 FROM sqlite_master WHERE name = 'payload_migrations'",
  );
  if (!table) return;
  const rows = await selectRows(payload, {}, 'SELECT name FROM payload_migrations WHERE batch > 0 ORDER BY name');
  const names = rows.map(({ name }) => String(name));
  refuseOtherVersions(variableOf(payload), names, namesOfMigrations(migrationDir));
}

/** The names of the core's migrations, in the order in which they run. */
export function namesOfMigrations(migrationDir: string): string[] {
  const files = readdirSync(migrationDir).filter((file) => file.endsWith('.ts'));
  return files.map((file) => basename(file, '.ts')).sort();
}

/**
 * Throws EnvironmentFault, beginning with the variable, where a database has run migrations that this version does not
 * have. Those that were put together into the first of today are not missed where the database has that one.
 */
export function refuseOtherVersions(variable: string, ran: readonly string[], known: readonly string[]): void {
  const [first = ''] = known;
  // An agency may take a kind of its own away: its tables stay, and nothing asks for them.
  const unknown = ran.filter((name) => !known.includes(name) && !name.includes(ownMigration));
  // Names begin with their time.
  const newer = unknown.filter((name) => name > first);
  if (newer.length > 0)
    throw new EnvironmentFault(
      `${variable}: the database was last used by a newer version of Frontage (${newer.join(', ')}). Start that version, or put back the backup that was made before the upgrade: docs/operations/upgrades.md.`,
    );
  if (unknown.length > 0 && !ran.includes(first))
    throw new EnvironmentFault(
      `${variable}: the database is of a version before 0.2.0 (${unknown.at(-1)}), and the steps from there to ${first} are put together since. Nothing was changed. Migrate it once with the last commit that has the steps, which is the one before “${putTogetherBy}”, and start this version then: docs/operations/upgrades.md says how.`,
    );
}

/** The subject of the commit that put the migrations together. */
const putTogetherBy = 'migrations: one for each database, put together for good';

async function refuseIncomplete(payload: Payload): Promise<void> {
  const missing = await findMissingColumns(payload);
  if (missing.length === 0) return;
  const [first, second, third] = missing.map(({ table, column }) => `${table}.${column}`);
  const named = [first, second, third].filter(Boolean).join(', ');
  const more = missing.length > 3 ? ` and ${missing.length - 3} more` : '';
  throw new EnvironmentFault(
    `${variableOf(payload)}: the database lacks what its migrations should have made (${named}${more}): it was changed by hand. Put back a backup, or begin with an empty one.`,
  );
}

async function findMissingColumns(payload: Payload) {
  const there = await columnsByTable(payload);
  return expectedColumns(payload).filter(({ table, column }) => !there.get(table)?.has(column));
}

const variableOf = ({ db }: Payload) => (isPostgres(db) ? 'DATABASE_URL' : 'DATA_DIR');

interface Tables {
  rawTables: Record<string, { name: string; columns: Record<string, { name: string }> }>;
}

/** The columns of this version's collections and globals. */
function expectedColumns({ db }: Payload): { table: string; column: string }[] {
  return Object.values((db as object as Tables).rawTables).flatMap(({ columns, name: table }) =>
    Object.values(columns).map(({ name: column }) => ({ table, column })),
  );
}

const ofSqlite = `SELECT t.name AS "table", c.name AS "column"
  FROM sqlite_master t JOIN pragma_table_info(t.name) c WHERE t.type = 'table'`;
const ofPostgres = `SELECT table_name AS "table", column_name AS "column"
  FROM information_schema.columns WHERE table_schema = current_schema()`;

async function columnsByTable(payload: Payload): Promise<Map<string, Set<string>>> {
  const rows = await selectRows(payload, {}, isPostgres(payload.db) ? ofPostgres : ofSqlite);
  const tables = new Map<string, Set<string>>();
  for (const { column, table } of rows) {
    const name = String(table);
    tables.set(name, (tables.get(name) ?? new Set()).add(String(column)));
  }
  return tables;
}

/** The number of an advisory lock in PostgreSQL; any number that nothing else uses. */
const preparing = 71_024_001;
/** In ms. */
const betweenTries = 500;

/**
 * Runs work while no other host on the same PostgreSQL does: several may start at once on an empty database. The lock
 * of a host that dies is released with its connection. On SQLite the process that holds DATA_DIR is alone anyway.
 */
export async function whileOthersWait<Result>(payload: Payload, work: () => Promise<Result>): Promise<Result> {
  const pool = sidePoolOf(payload);
  if (!pool) return work();
  const connection = await pool.connect();
  try {
    const take = () => connection.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [preparing]);
    if (!(await take()).rows[0]?.taken) {
      payload.logger.info('Another host prepares the database; this one waits for it');
      while (!(await take()).rows[0]?.taken) await pause(betweenTries);
    }
    try {
      return await work();
    } finally {
      await connection.query('SELECT pg_advisory_unlock($1)', [preparing]);
    }
  } finally {
    connection.release();
  }
}

/** Tables of kinds that an agency declares, with their enumerations: no other name begins so. */
const ownTable = /^(?:relations_|enum_)?_?own_/;
/** In the name of each of their migrations, and of no other. */
export const ownMigration = '_own_';

/** The part of an adapter's schema that is the agency's, or all else: the one never changes by the other. */
export function schemaOf(schema: object, whose: 'core' | 'own'): Record<string, unknown> {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => ownTable.test(name) === (whose === 'own')));
}

/** Beside those of the core, under the same name in `own/`. */
export function ownMigrationDir(migrationDir: string): string {
  return join(migrationDir, '../../own', basename(migrationDir));
}

/** Runs the migrations that the database lacks: those of the core, then the agency's. */
export async function runMigrations(payload: Payload): Promise<void> {
  const { logger } = payload;
  const migrationDir = ownMigrationDir(payload.db.migrationDir);
  const core = await readMigrationFiles({ payload });
  const own = existsSync(migrationDir)
    ? await readMigrationFiles({ payload: { db: { migrationDir }, logger } as Payload })
    : [];
  await payload.db.migrate({ migrations: [...core, ...own] });
}
