import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backupFiles } from '../backup/backUp.ts';
import { readManifest } from '../backup/checkBackup.ts';
import { copyBackup } from '../backup/copyBackup.ts';
import { findWrongFiles } from '../backup/hashFiles.ts';
import { requireEmpty } from '../backup/restore.ts';
import { countRows, filesOfSqlite } from '../backup/sqliteCopy.ts';
import type { Environment } from '../environment.ts';
import { makeFolder } from '../makeFolder.ts';
import { findMoment, putTogether } from './restoreMoment.ts';
import { storeOf } from './storeOf.ts';

export interface RestoredMoment {
  moment: Date;
  /** Rows of all tables together. */
  rows: number;
  /** Files of the backup that differ from its manifest; the database is complete, or nothing was restored. */
  wrong: string[];
}

/**
 * Fills an empty DATA_DIR with the database as it was at a time, from the newest moment not after it, and with the
 * files of a backup where one is named, because moments contain none. Throws in words, and leaves no database, where
 * DATA_DIR is not empty, no moment is that old, or a block is missing or broken.
 */
export async function restoreAt(environment: Environment, wanted: Date, backup?: string): Promise<RestoredMoment> {
  const { dataDir } = environment;
  const store = storeOf(environment);
  const held = backup === undefined ? {} : readManifest(backup).files;
  requireEmpty(dataDir);
  const moment = await findMoment(store, wanted);
  makeFolder(dataDir);
  const part = join(dataDir, 'moment.part');
  try {
    await putTogether(store, moment, part);
    const counts = await countRows(`file:${part}`);
    const wrong = backup === undefined ? [] : await bringFiles(backup, dataDir, held);
    await rename(part, join(dataDir, backupFiles.sqlite));
    return { moment, rows: Object.values(counts).reduce((sum, count) => sum + count, 0), wrong };
  } finally {
    for (const file of filesOfSqlite(part)) await rm(file, { force: true });
  }
}

/** Files of a backup that are its database, or describe it. */
const ofDatabase: readonly string[] = [backupFiles.sqlite, backupFiles.postgres, backupFiles.manifest];

async function bringFiles(backup: string, dataDir: string, held: Record<string, string>): Promise<string[]> {
  await copyBackup(backup, dataDir, ofDatabase);
  const wanted = Object.entries(held).filter(([name]) => !ofDatabase.includes(name));
  return findWrongFiles(dataDir, wanted);
}
