import { DatabaseSync } from 'node:sqlite';
import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import type { Payload } from 'payload';
import { type InTransaction, runStatement, runWithValues } from '../database/directRows.ts';
import { sql } from '../database/sql.ts';
import { type Column, fromSqlite, type SqliteValue, type Table, UnfitValue } from './columnValue.ts';

type SqliteRow = Record<string, SqliteValue>;

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

/** Characters of JSON sent to PostgreSQL at a time. */
const batchLetters = 1_000_000;

export interface MovedTable {
  name: string;
  rows: number;
  seconds: number;
}

/** The database to write to, in the transaction of `req`. */
export interface Target {
  payload: Payload;
  req: InTransaction;
}

/**
 * Copies a table, each row compared with what PostgreSQL has stored of it. Throws EnvironmentFault where a value does
 * not fit, or the copy differs. `onTakenOut` is called with each place from which something was removed that PostgreSQL
 * cannot store.
 */
export async function moveTable(
  source: SqliteSource,
  target: Target,
  table: Table,
  onTakenOut: (place: string) => void,
): Promise<MovedTable> {
  const startedAt = performance.now();
  let rows = 0;
  /** JSON that PostgreSQL reads as rows. */
  let batch: string[] = [];
  let letters = 0;
  const send = async () => {
    await insert(target, table, batch);
    rows += batch.length;
    batch = [];
    letters = 0;
  };
  for (const row of source.rows(table.name)) {
    const values = table.columns.map((column) => [column.name, readValue(table, column, row, onTakenOut)]);
    const record = JSON.stringify(Object.fromEntries(values));
    batch.push(record);
    letters += record.length;
    if (letters >= batchLetters) await send();
  }
  if (batch.length > 0) await send();
  await continueIds(source, target, table);
  return { name: table.name, rows, seconds: (performance.now() - startedAt) / 1000 };
}

function readValue(table: Table, column: Column, row: SqliteRow, onTakenOut: (place: string) => void): unknown {
  const place = `the table ${table.name}, id ${row.id}, column ${column.name}`;
  try {
    return fromSqlite(column, row[column.name] ?? null, () => onTakenOut(place));
  } catch (error) {
    if (!(error instanceof UnfitValue)) throw error;
    throw new EnvironmentFault(
      `DATA_DIR: ${place} holds ${error.message}. Nothing was moved. Correct it in the admin on SQLite, and move again.`,
    );
  }
}

/** PostgreSQL reads each field of a record as the type of its column, and compares what it read with what it stored. */
async function insert({ payload, req }: Target, table: Table, batch: readonly string[]): Promise<void> {
  const columns = sql.raw(table.columns.map(({ name }) => `"${name}"`).join(', '));
  const name = sql.raw(`public."${table.name}"`);
  const records = sql`json_populate_recordset(NULL::${name}, ${`[${batch.join(',')}]`}::json)`;
  const different = await runWithValues(
    payload,
    req,
    sql`WITH given AS (SELECT ${columns} FROM ${records}),
      stored AS (INSERT INTO ${name} (${columns}) SELECT ${columns} FROM given RETURNING ${columns})
      SELECT to_jsonb(given) FROM given EXCEPT ALL SELECT to_jsonb(stored) FROM stored LIMIT 1`,
  ).catch((error: unknown) => {
    throw new EnvironmentFault(
      `DATABASE_URL: PostgreSQL refuses rows of the table ${table.name} (${reasonOf(error)}). Nothing was moved. Correct it in the admin on SQLite, and move again.`,
      { cause: error },
    );
  });
  if (different.length === 0) return;
  throw new EnvironmentFault(
    `DATABASE_URL: the table ${table.name} did not keep a row of SQLite as it is. Nothing was moved. Stay on SQLite, and report this.`,
  );
}

/** Ids are never reused, even where the row is gone. */
async function continueIds(source: SqliteSource, { payload, req }: Target, { columns, name }: Table): Promise<void> {
  const sequence = columns.find((column) => column.name === 'id')?.sequence;
  if (sequence === undefined) return;
  await runStatement(payload, req, `ALTER SEQUENCE ${sequence} RESTART WITH ${source.greatestId(name) + 1n}`);
}

/** PostgreSQL's own message, with the key that it is about. The layer in between would add all values of the batch. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!(error.cause instanceof Error)) return error.message;
  const { cause } = error;
  return 'detail' in cause && typeof cause.detail === 'string' ? `${cause.message}: ${cause.detail}` : cause.message;
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
