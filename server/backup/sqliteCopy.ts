import { existsSync } from 'node:fs';
import { createClient } from '@libsql/client';
import { sqliteFile } from '../database/sqliteFile.ts';

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
