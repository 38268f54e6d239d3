import { existsSync } from 'node:fs';
import { cp, readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { makeFolder } from '../dataDirectory.ts';
import type { Environment } from '../environment.ts';
import { hashOfFile } from '../files/bucket.ts';
import { findHeldFiles } from '../files/namesOfFiles.ts';
import { sharedFilesOf } from '../files/sharedFiles.ts';
import { withPayload } from '../open.ts';
import { copySqlite, dumpPostgres, filesOfSqlite, type RowCounts } from './databaseCopies.ts';

/** Folders of DATA_DIR that a backup contains. Releases and resized pictures are built again. */
const folders = ['uploads', 'documents', 'media', 'mailbox', 'secrets'] as const;

export const backupFiles = { sqlite: 'frontage.sqlite', postgres: 'frontage.dump', manifest: 'manifest.json' } as const;

/** What a backup contains, to compare it with after a restore. */
export interface Manifest {
  madeAt: string;
  /** Rows of the database; empty where the backup contains files alone. */
  rows: RowCounts;
  /** SHA-256 by path below the backup. */
  files: Record<string, string>;
  /** Files that rows refer to and that are neither in the bucket nor here; absent without a bucket. */
  missing?: string[];
}

/**
 * Writes a backup into a folder that does not exist yet, while the website runs on. It copies the database first, as of
 * one moment, then the files: a file is written before its row and removed after it, so every row of the copy has its
 * file, unless a person was erased in between. Files of a bucket are fetched from there. With SQLite a restored copy is
 * a whole DATA_DIR; for PostgreSQL the backup contains a dump, or nothing of the database for hosts that dump it by
 * other means (`filesAlone`). Throws, and leaves nothing, where the backup would be incomplete.
 */
export async function backUp(
  environment: Environment,
  target: string,
  now: Date,
  { filesAlone = false } = {},
): Promise<Manifest> {
  if (existsSync(target)) throw new Error(`${target} is there already. Name a folder that is not`);
  makeFolder(target, 0o700);
  try {
    const rows = filesAlone ? {} : await copyDatabase(environment, target);
    for (const name of folders) {
      const folder = join(environment.dataDir, name);
      if (existsSync(folder)) await cp(folder, join(target, name), { recursive: true });
    }
    const missing = environment.bucket ? await bringFiles(environment, target) : [];
    // Leaves out the files that SQLite keeps next to its own: they disappear by themselves.
    const files = await hashFiles(target, filesOfSqlite(backupFiles.sqlite));
    const manifest = { madeAt: now.toISOString(), rows, files, ...(missing.length > 0 ? { missing } : {}) };
    await writeFile(join(target, backupFiles.manifest), `${JSON.stringify(manifest, null, 2)}\n`);
    return manifest;
  } catch (error) {
    await rm(target, { recursive: true, force: true });
    throw error;
  }
}

function copyDatabase(environment: Environment, target: string): Promise<RowCounts> {
  const { databaseUrl } = environment;
  return databaseUrl.startsWith('file:')
    ? copySqlite(databaseUrl, join(target, backupFiles.sqlite))
    : dumpPostgres(environment, join(target, backupFiles.postgres));
}

/**
 * Fetches the files that rows refer to from the bucket into a backup, over the copies of this host: another host may
 * have changed them. Returns the keys of files that are neither in the bucket nor in the backup. Throws while the
 * bucket cannot be reached.
 */
async function bringFiles(environment: Environment, target: string): Promise<string[]> {
  const { bucket, keyOf } = sharedFilesOf(environment);
  if (!bucket) return [];
  return withPayload(environment, async (payload) => {
    const missing: string[] = [];
    for await (const path of findHeldFiles(payload, environment.dataDir)) {
      const key = keyOf(path);
      const isThere = await bucket.fetch(key, join(target, key));
      if (!isThere && !existsSync(join(target, key))) missing.push(key);
    }
    return missing;
  });
}

/** SHA-256 of every file below a folder, by its path relative to the folder. */
export async function hashFiles(folder: string, except: readonly string[] = []): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const hashes: Record<string, string> = {};
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path);
    if (!except.includes(name)) hashes[name] = await hashOfFile(path);
  }
  return hashes;
}

/** Names the files of a folder that are missing or differ. `held`: name and hash of each file as it was. */
export async function findWrongFiles(folder: string, held: readonly [name: string, hash: string][]): Promise<string[]> {
  const wrong: string[] = [];
  for (const [name, hash] of held) {
    const path = join(folder, name);
    if (!existsSync(path) || (await hashOfFile(path)) !== hash) wrong.push(`the file ${name}`);
  }
  return wrong;
}
