import type { Payload, PayloadRequest } from 'payload';
import type { sql } from './sql.ts';

type Row = Record<string, unknown>;

/** SQL with its values kept apart. */
export type Statement = ReturnType<typeof sql>;

type Command = { raw: string } | { sql: Statement };

/** What both of Payload's SQL adapters offer below its operations. */
interface SqlAdapter {
  sessions: Record<string | number, { db: unknown } | undefined>;
  drizzle: unknown;
  insert(call: { db: unknown; tableName: string; values: Row | Row[] }): Promise<{ id: number }[]>;
  execute(call: { db: unknown } & Command): Promise<{ rows: Row[] }>;
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
  await execute(payload, req, { raw });
}

/** Returns the rows of a SELECT without values, in the transaction of `req`. */
export async function selectRows(payload: Payload, req: InTransaction, raw: string): Promise<Row[]> {
  return (await execute(payload, req, { raw })).rows;
}

/** Runs a statement with values in the transaction of `req`; returns its rows. */
export async function runWithValues(payload: Payload, req: InTransaction, statement: Statement): Promise<Row[]> {
  return (await execute(payload, req, { sql: statement })).rows;
}

async function execute(payload: Payload, req: InTransaction, command: Command) {
  const adapter = sqlAdapterOf(payload);
  return adapter.execute({ db: await handleOf(adapter, req), ...command });
}

async function handleOf(adapter: SqlAdapter, req: InTransaction): Promise<unknown> {
  const id = await req.transactionID;
  return (id === undefined ? undefined : adapter.sessions[id]?.db) ?? adapter.drizzle;
}

const sqlAdapterOf = ({ db }: Payload) => db as object as SqlAdapter;

/**
 * An SQL expression for the database's clock, so that hosts whose clocks differ agree on what has expired. It gives the
 * time at which the statement begins, plus `ms`, comparable with a date that Payload stored.
 */
export function databaseMoment({ db }: Payload, ms = 0): string {
  return db.name === 'sqlite'
    ? `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '${ms / 1000} seconds')`
    : `(statement_timestamp() + interval '${ms} milliseconds')`;
}
