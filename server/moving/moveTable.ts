import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import type { Payload } from 'payload';
import { type InTransaction, runStatement, runWithValues, selectRows } from '../database/directRows.ts';
import { sql } from '../database/sql.ts';
import type { Column, ColumnValue, Table } from './columns.ts';
import { asText, fromPostgres, fromSqlite, UnfitValue } from './columnValue.ts';
import { reasonOf } from './reasonOf.ts';
import { RowsDigest } from './rowsDigest.ts';
import type { SqliteRow, SqliteSource } from './sqliteSource.ts';

/** Characters of JSON sent to PostgreSQL at a time, and rows read back at a time. */
const batchLetters = 1_000_000;
const batchRows = 1000;

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
 * Copies a table and reads the copy back. Throws EnvironmentFault where a value does not fit, or the copy differs.
 * `onTakenOut` is called with each place from which something was removed that PostgreSQL cannot store.
 */
export async function moveTable(
  source: SqliteSource,
  target: Target,
  table: Table,
  onTakenOut: (place: string) => void,
): Promise<MovedTable> {
  const startedAt = performance.now();
  const given = await copyRows(source, target, table, onTakenOut);
  const kept = await digestOf(target, table);
  if (!kept.equals(given)) {
    throw new EnvironmentFault(
      `DATABASE_URL: the table ${table.name} holds ${kept.rows} rows that are not the ${given.rows} of SQLite. Nothing was moved. Stay on SQLite, and report this.`,
    );
  }
  await continueIds(source, target, table);
  return { name: table.name, rows: given.rows, seconds: (performance.now() - startedAt) / 1000 };
}

async function copyRows(
  source: SqliteSource,
  target: Target,
  table: Table,
  onTakenOut: (place: string) => void,
): Promise<RowsDigest> {
  const digest = new RowsDigest();
  let batch: string[] = [];
  let letters = 0;
  for (const row of source.rows(table.name)) {
    const values = table.columns.map((column) => readValue(table, column, row, onTakenOut));
    digest.add(values);
    const record = JSON.stringify(
      Object.fromEntries(table.columns.map(({ name }, index) => [name, bare(values[index])])),
    );
    batch.push(record);
    letters += record.length;
    if (letters < batchLetters) continue;
    await insert(target, table, batch);
    batch = [];
    letters = 0;
  }
  if (batch.length > 0) await insert(target, table, batch);
  return digest;
}

function readValue(table: Table, column: Column, row: SqliteRow, onTakenOut: (place: string) => void): ColumnValue {
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

function bare(value: ColumnValue | undefined): unknown {
  return typeof value === 'object' && value !== null ? value.json : value;
}

/** PostgreSQL reads each field of a record as the type of its column. */
async function insert({ payload, req }: Target, table: Table, records: readonly string[]): Promise<void> {
  const columns = sql.raw(table.columns.map(({ name }) => `"${name}"`).join(', '));
  const name = sql.raw(`public."${table.name}"`);
  const json = `[${records.join(',')}]`;
  try {
    await runWithValues(
      payload,
      req,
      sql`INSERT INTO ${name} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${name}, ${json}::json)`,
    );
  } catch (error) {
    throw new EnvironmentFault(
      `DATABASE_URL: PostgreSQL refuses rows of the table ${table.name} (${reasonOf(error)}). Nothing was moved. Correct it in the admin on SQLite, and move again.`,
      { cause: error },
    );
  }
}

async function digestOf({ payload, req }: Target, { columns, name }: Table): Promise<RowsDigest> {
  const digest = new RowsDigest();
  const asked = columns.map(asText).join(', ');
  await runStatement(payload, req, `DECLARE moved NO SCROLL CURSOR FOR SELECT ${asked} FROM public."${name}"`);
  for (;;) {
    const rows = await selectRows(payload, req, `FETCH ${batchRows} FROM moved`);
    for (const row of rows) digest.add(columns.map((column) => fromPostgres(column, textOf(row[column.name]))));
    if (rows.length < batchRows) break;
  }
  await runStatement(payload, req, 'CLOSE moved');
  return digest;
}

function textOf(value: unknown): string | null {
  return value === null || value === undefined ? null : String(value);
}

/** Ids are never reused, even where the row is gone. */
async function continueIds(source: SqliteSource, { payload, req }: Target, { columns, name }: Table): Promise<void> {
  const sequence = columns.find((column) => column.name === 'id')?.sequence;
  if (sequence === undefined) return;
  await runStatement(payload, req, `ALTER SEQUENCE ${sequence} RESTART WITH ${source.greatestId(name) + 1n}`);
}
