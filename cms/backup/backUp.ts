import { existsSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '../environment.ts';
import { hashesOf } from './hashesOf.ts';
import { dumpPostgres } from './postgresCopy.ts';
import { copySqlite, type RowCounts } from './sqliteCopy.ts';

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
}

/**
 * Writes a backup into a folder that is not there yet, while everything goes on. First the database as it is at one
 * moment, then the files: a file is written before its row and goes after it, so no row of the copy is without its
 * file but where somebody was erased between the two. With SQLite a restored copy is a whole DATA_DIR; of PostgreSQL it
 * holds a dump, where this machine has the tools of PostgreSQL.
 */
export async function backUp(environment: Environment, target: string, now: Date): Promise<Manifest> {
  const { dataDir, databaseUrl } = environment;
  if (existsSync(target)) throw new Error(`${target} is there already. Name a folder that is not`);
  await mkdir(target, { recursive: true, mode: 0o700 });
  const rows = databaseUrl.startsWith('file:')
    ? await copySqlite(databaseUrl, join(target, backupFiles.sqlite))
    : await dumpPostgres(environment, join(target, backupFiles.postgres));
  for (const name of folders) {
    if (existsSync(join(dataDir, name))) await cp(join(dataDir, name), join(target, name), { recursive: true });
  }
  const manifest = { madeAt: now.toISOString(), rows: rows ?? {}, files: await hashesOf(target, [backupFiles.sqlite]) };
  await writeFile(join(target, backupFiles.manifest), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}
