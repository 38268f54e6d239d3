import { DatabaseSync } from 'node:sqlite';
import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import type { SqliteValue } from './columns.ts';

export type SqliteRow = Record<string, SqliteValue>;

/** The SQLite file, which nobody else can open before `close`. Nothing is written to it. */
export interface SqliteSource {
  /** Names of columns by table, without SQLite's own tables and those of its full-text search. */
  tables: ReadonlyMap<string, readonly string[]>;
  /** Names of the migrations, sorted. */
  migrations: readonly string[];
  /** The greatest id that was ever given in a table; 0 where none was. */
  greatestId(table: string): bigint;
  /** Rows are read lazily. */
  rows(table: string): Iterable<SqliteRow>;
  close(): void;
}

/** Opens the file of a DATA_DIR. Throws EnvironmentFault where another process has it open. */
export function openSqliteSource(file: string): SqliteSource {
  const database = new DatabaseSync(file, { readBigInts: true });
  try {
    lock(database, file);
    const all = (question: string) => database.prepare(question).all();
    const tables = all("SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'")
      .map(({ name }) => String(name))
      .filter((name) => !name.startsWith('sqlite_'));
    const columnsOf = (table: string) => all(`PRAGMA table_info("${table}")`).map(({ name }) => String(name));
    const hasTable = (name: string) => tables.includes(name);
    return {
      tables: new Map(tables.map((name) => [name, columnsOf(name)])),
      migrations: hasTable('payload_migrations')
        ? all('SELECT name FROM payload_migrations ORDER BY name').map(({ name }) => String(name))
        : [],
      greatestId(table) {
        const [row] = all(
          `SELECT max(coalesce((SELECT max(id) FROM "${table}"), 0),
             coalesce((SELECT seq FROM sqlite_sequence WHERE name = '${table}'), 0)) AS id`,
        );
        return BigInt(Number(row?.id ?? 0));
      },
      rows: (table) => database.prepare(`SELECT * FROM "${table}"`).iterate() as Iterable<SqliteRow>,
      close: () => database.close(),
    };
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * SQLite gives no exclusive lock while any process has the file open, and while it is held no other process gets in.
 */
function lock(database: DatabaseSync, file: string): void {
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    database.exec('BEGIN IMMEDIATE');
  } catch (error) {
    throw new EnvironmentFault(
      `DATA_DIR: ${file} is in use, or cannot be read (${error instanceof Error ? error.message : error}). End what has it open: the product, an admin, another command.`,
      { cause: error },
    );
  }
}
