import { existsSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '../environment.ts';
import { bringFiles } from './bringFiles.ts';
import { hashFiles } from './hashFiles.ts';
import { dumpPostgres } from './postgresCopy.ts';
import { copySqlite, filesOfSqlite, type RowCounts } from './sqliteCopy.ts';

/** Copies of DATA_DIR that a backup holds. Releases and pictures made of others are built again. */
const folders = ['uploads', 'documents', 'media', 'mailbox', 'secrets'] as const;

/** Names within a backup. */
export const backupFiles = { sqlite: 'frontage.sqlite', postgres: 'frontage.dump', manifest: 'manifest.json' } as const;

/** What a backup holds, to be compared with after it was restored. */
export interface Manifest {
  madeAt: string;
  /** Of the database; none where the backup holds files alone. */
  rows: RowCounts;
  /** SHA-256 by path below the backup. */
  files: Record<string, string>;
  /** Files that rows hold and that are neither in the bucket nor here; none without a bucket. */
  missing?: string[];
}

export interface BackUpOptions {
  /** Leaves the database out, for whoever keeps dumps of PostgreSQL by other means. */
  filesAlone?: boolean;
}

/**
 * Writes a backup into a folder that is not there yet, while everything goes on. First the database as it is at one
 * moment, then the files: a file is written before its row and goes after it, so no row of the copy is without its
 * file but where somebody was erased between the two. Files that lie in a bucket are brought from there. With SQLite a
 * restored copy is a whole DATA_DIR; of PostgreSQL it holds a dump. Throws, and leaves nothing, where it is not whole.
 */
export async function backUp(
  environment: Environment,
  target: string,
  now: Date,
  options: BackUpOptions = {},
): Promise<Manifest> {
  if (existsSync(target)) throw new Error(`${target} is there already. Name a folder that is not`);
  await mkdir(target, { recursive: true, mode: 0o700 });
  try {
    return await fill(environment, target, now, options);
  } catch (error) {
    await rm(target, { recursive: true, force: true });
    throw error;
  }
}

async function fill(
  environment: Environment,
  target: string,
  now: Date,
  { filesAlone = false }: BackUpOptions,
): Promise<Manifest> {
  const { dataDir } = environment;
  const rows = filesAlone ? {} : await copyDatabase(environment, target);
  for (const name of folders) {
    if (existsSync(join(dataDir, name))) await cp(join(dataDir, name), join(target, name), { recursive: true });
  }
  const missing = environment.bucket ? await bringFiles(environment, target) : [];
  // What SQLite lays beside its file goes in its own time.
  const files = await hashFiles(target, filesOfSqlite(backupFiles.sqlite));
  const manifest = { madeAt: now.toISOString(), rows, files, ...(missing.length > 0 ? { missing } : {}) };
  await writeFile(join(target, backupFiles.manifest), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

function copyDatabase(environment: Environment, target: string): Promise<RowCounts> {
  const { databaseUrl } = environment;
  return databaseUrl.startsWith('file:')
    ? copySqlite(databaseUrl, join(target, backupFiles.sqlite))
    : dumpPostgres(environment, join(target, backupFiles.postgres));
}
