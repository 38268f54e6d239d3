import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { createClient } from '@libsql/client';
import type { Payload } from 'payload';
import { sqliteFile } from '../database/databaseFault.ts';
import { type InTransaction, runStatement, selectRows } from '../database/directRows.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Environment } from '../environment.ts';
import { readTables } from '../moving/postgresCatalogue.ts';
import { withPayload } from '../open.ts';

export type RowCounts = Record<string, number>;

/**
 * Copies the database with `VACUUM INTO`, which reads one moment and blocks nobody: https://sqlite.org/lang_vacuum.html
 */
export async function copySqlite(url: string, file: string): Promise<RowCounts> {
  // A client would create an empty database, and an empty copy would look like a backup.
  const original = sqliteFile(url);
  if (!existsSync(original)) throw new Error(`${original} is not there. Set DATA_DIR to the folder of the website`);
  const source = createClient({ url });
  try {
    await source.execute({ sql: 'VACUUM INTO ?', args: [file] });
  } finally {
    source.close();
  }
  return countRows(`file:${file}`);
}

/** The file of an SQLite database, and those that SQLite keeps next to it while it is open. */
export function filesOfSqlite(file: string): string[] {
  return ['', '-wal', '-shm'].map((ending) => `${file}${ending}`);
}

/** Counts the rows of each table of an SQLite file. Throws where the file is damaged. */
export async function countRows(url: string): Promise<RowCounts> {
  const client = createClient({ url });
  try {
    const [verdict] = (await client.execute('PRAGMA integrity_check')).rows;
    if (verdict?.integrity_check !== 'ok') throw new Error(`The database ${url} is not whole`);
    const { rows } = await client.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name");
    const counts: RowCounts = {};
    for (const { name } of rows) {
      const counted = await client.execute(`SELECT count(*) AS rows FROM "${String(name)}"`);
      counts[String(name)] = Number(counted.rows[0]?.rows);
    }
    return counts;
  } finally {
    client.close();
  }
}

/**
 * Dumps the database into a file as of one moment, and counts its rows of the same moment. Blocks nobody. Throws where
 * this machine has no `pg_dump`.
 */
export async function dumpPostgres(environment: Environment, file: string): Promise<RowCounts> {
  if (!(await isHere('pg_dump')))
    throw new Error(
      'The database is PostgreSQL, and pg_dump is not here, so nothing was backed up. Install the package postgresql-client, or keep dumps of your own beside `--files-alone`',
    );
  return withPayload(environment, (payload) =>
    inTransaction(payload, async (req) => {
      await runStatement(payload, req, 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
      // The transaction is idle for as long as the dump takes.
      await runStatement(payload, req, 'SET LOCAL idle_in_transaction_session_timeout = 0');
      const [row] = await selectRows(payload, req, 'SELECT pg_export_snapshot() AS snapshot');
      const { databaseUrl } = environment;
      await run('pg_dump', ['--format=custom', `--snapshot=${row?.snapshot}`, `--file=${file}`], databaseUrl);
      return countRowsOfPostgres(payload, req);
    }),
  );
}

/** Restores such a file into an empty database, all of it or nothing. Returns the counts of rows afterwards. */
export async function restorePostgres(environment: Environment, file: string): Promise<RowCounts> {
  const options = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'];
  await run('pg_restore', [...options, file], environment.databaseUrl);
  return withPayload(environment, (payload) => countRowsOfPostgres(payload, {}));
}

/** Passes `work` the address of a new, empty database on the same server, and drops the database afterwards. */
export async function withScratchPostgres<Result>(
  environment: Environment,
  work: (databaseUrl: string) => Promise<Result>,
): Promise<Result> {
  const name = `frontage_proof_${Date.now()}`;
  const url = new URL(environment.databaseUrl);
  url.pathname = `/${name}`;
  return withPayload(environment, async (payload) => {
    await runStatement(payload, {}, `CREATE DATABASE ${name}`).catch((error: unknown) => {
      throw new Error('The user of DATABASE_URL may make no database to restore into. Give it CREATEDB', {
        cause: error,
      });
    });
    try {
      return await work(url.href);
    } finally {
      await runStatement(payload, {}, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    }
  });
}

async function countRowsOfPostgres(payload: Payload, req: InTransaction): Promise<RowCounts> {
  const counts: RowCounts = {};
  for (const { name } of await readTables(payload, req)) {
    const [row] = await selectRows(payload, req, `SELECT count(*) AS rows FROM public."${name}"`);
    counts[name] = Number(row?.rows);
  }
  return counts;
}

const isHere = (tool: string) =>
  promisify(execFile)(tool, ['--version']).then(
    () => true,
    () => false,
  );

/**
 * Runs one of PostgreSQL's own tools on a database. The password goes into the environment, because everybody on the
 * machine can read the arguments of a process.
 */
async function run(tool: string, options: string[], databaseUrl: string): Promise<void> {
  if (!(await isHere(tool))) throw new Error(`${tool} is not here: install the package postgresql-client`);
  const address = new URL(databaseUrl);
  const env = { ...process.env, ...(address.password ? { PGPASSWORD: decodeURIComponent(address.password) } : {}) };
  address.password = '';
  await promisify(execFile)(tool, [...options, `--dbname=${address.href}`], { env }).catch(
    (error: Error & { code?: string; stderr?: string }) => {
      throw new Error(`${tool}: ${error.stderr?.trim() || error.code}`);
    },
  );
}
