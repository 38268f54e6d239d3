import type { Payload, PayloadRequest } from 'payload';
import type { sql } from './sql.ts';

type Row = Record<string, unknown>;

/** SQL with its values kept apart. */
export type Statement = ReturnType<typeof sql>;

/** What both of Payload's SQL adapters offer below its operations. */
interface SqlAdapter {
  sessions: Record<string | number, { db: unknown } | undefined>;
  drizzle: unknown;
  insert(call: { db: unknown; tableName: string; values: Row | Row[] }): Promise<{ id: number }[]>;
  execute(call: { db: unknown } & ({ raw: string } | { sql: Statement })): Promise<unknown>;
}

/** The transaction of a request, the only part of the request that is used. */
export type InTransaction = Pick<PayloadRequest, 'transactionID'>;

/**
 * Inserts rows straight into a table, in the transaction of `req`, and returns their ids in order. Skips everything of
 * Payload's operations: hooks, validation, reading back. For rows that we make ourselves while visitors wait; an
 * operation takes many times as long. Keys are names of fields.
 */
export async function insertRows(
  payload: Payload,
  req: InTransaction,
  tableName: string,
  values: readonly Row[],
): Promise<number[]> {
  if (values.length === 0) return [];
  const adapter = sqlAdapterOf(payload);
  const inserted = await adapter.insert({ db: await handleOf(adapter, req), tableName, values: [...values] });
  return inserted.map(({ id }) => id);
}

/** Runs a statement without values in the transaction of `req`. */
export async function runStatement(payload: Payload, req: InTransaction, raw: string): Promise<void> {
  const adapter = sqlAdapterOf(payload);
  await adapter.execute({ db: await handleOf(adapter, req), raw });
}

/** Returns the rows of a SELECT without values, in the transaction of `req`. */
export async function selectRows(payload: Payload, req: InTransaction, raw: string): Promise<Row[]> {
  return rowsOf(payload, req, { raw });
}

/** Runs a statement with values in the transaction of `req`; returns its rows. */
export async function runWithValues(payload: Payload, req: InTransaction, statement: Statement): Promise<Row[]> {
  return rowsOf(payload, req, { sql: statement });
}

async function rowsOf(payload: Payload, req: InTransaction, call: { raw: string } | { sql: Statement }) {
  const adapter = sqlAdapterOf(payload);
  const answer = await adapter.execute({ db: await handleOf(adapter, req), ...call });
  const rows: unknown = typeof answer === 'object' && answer !== null && 'rows' in answer ? answer.rows : undefined;
  if (!Array.isArray(rows)) throw new Error('The database answered no rows');
  return rows;
}

async function handleOf(adapter: SqlAdapter, req: InTransaction): Promise<unknown> {
  const id = await req.transactionID;
  return (id === undefined ? undefined : adapter.sessions[id]?.db) ?? adapter.drizzle;
}

function sqlAdapterOf({ db }: Payload): SqlAdapter {
  if (!isSqlAdapter(db)) throw new Error('The database is none of those that Frontage runs on');
  return db;
}

function isSqlAdapter(adapter: object): adapter is SqlAdapter {
  return 'insert' in adapter && 'execute' in adapter && 'sessions' in adapter && 'drizzle' in adapter;
}

/**
 * An SQL expression for the database's clock, so that hosts whose clocks differ agree on what has expired. It gives the
 * time at which the statement begins, plus `ms`, comparable with a date that Payload stored.
 */
export function databaseMoment({ db }: Payload, ms = 0): string {
  return db.name === 'sqlite'
    ? `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '${ms / 1000} seconds')`
    : `(statement_timestamp() + interval '${ms} milliseconds')`;
}
