import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { createClient } from '@libsql/client';
import type { Environment } from '../environment.ts';

/** Copies of DATA_DIR that a backup holds. Releases and pictures made of others are built again. */
const folders = ['uploads', 'documents', 'media', 'mailbox', 'secrets'] as const;

/** What a backup holds, to be compared with after it was restored. */
export interface Manifest {
  madeAt: string;
  /** Rows by table; empty where the database is PostgreSQL, which has a backup of its own. */
  rows: Record<string, number>;
  /** SHA-256 by path below the backup. */
  files: Record<string, string>;
}

/**
 * Writes a backup into a folder that is not there yet, while everything goes on. First the database as it is at one
 * moment, then the files: a file is written before its row and goes after it, so no row of the copy is without its
 * file but where somebody was erased between the two. A restored copy is a whole DATA_DIR. With PostgreSQL the files
 * alone; its own `pg_dump` has to run before.
 */
export async function backUp(
  { dataDir, databaseUrl }: Pick<Environment, 'dataDir' | 'databaseUrl'>,
  target: string,
  now: Date,
): Promise<Manifest> {
  if (existsSync(target)) throw new Error(`${target} is there already. Name a folder that is not`);
  await mkdir(target, { recursive: true, mode: 0o700 });
  const rows = databaseUrl.startsWith('file:') ? await copyDatabase(databaseUrl, join(target, 'frontage.sqlite')) : {};
  for (const name of folders) {
    if (existsSync(join(dataDir, name))) await cp(join(dataDir, name), join(target, name), { recursive: true });
  }
  const manifest = { madeAt: now.toISOString(), rows, files: await hashesOf(target, ['frontage.sqlite']) };
  await writeFile(join(target, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** `VACUUM INTO` reads one moment and blocks nobody: https://sqlite.org/lang_vacuum.html */
async function copyDatabase(from: string, to: string): Promise<Manifest['rows']> {
  const source = createClient({ url: from });
  try {
    await source.execute({ sql: 'VACUUM INTO ?', args: [to] });
  } finally {
    source.close();
  }
  return rowCounts(`file:${to}`);
}

/** Rows of each table of an SQLite file. Throws where the file is not whole. */
export async function rowCounts(url: string): Promise<Manifest['rows']> {
  const client = createClient({ url });
  try {
    const [verdict] = (await client.execute('PRAGMA integrity_check')).rows;
    if (verdict?.integrity_check !== 'ok') throw new Error(`The database ${url} is not whole`);
    const { rows } = await client.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name");
    const counts: Manifest['rows'] = {};
    for (const { name } of rows) {
      const counted = await client.execute(`SELECT count(*) AS rows FROM "${String(name)}"`);
      counts[String(name)] = Number(counted.rows[0]?.rows);
    }
    return counts;
  } finally {
    client.close();
  }
}

/** SHA-256 of every file below a folder, by its path there. */
export async function hashesOf(folder: string, except: readonly string[] = []): Promise<Manifest['files']> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const hashes: Manifest['files'] = {};
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path);
    if (except.includes(name)) continue;
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
    hashes[name] = hash.digest('hex');
  }
  return hashes;
}
