import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { backupFiles, findWrongFiles } from '../backup/backUp.ts';
import { countRows, filesOfSqlite } from '../backup/databaseCopies.ts';
import { copyBackup, orEmpty, readManifest, requireEmpty } from '../backup/restore.ts';
import { makeFolder } from '../dataDirectory.ts';
import type { Environment } from '../environment.ts';
import { hashOf } from '../files/bucket.ts';
import { momentsOfPostgres } from '../momentSettings.ts';
import { blockBytes, blockName, listMoments, type MomentStore, openMomentStore, readList } from './momentList.ts';

const atOnce = 8;

/**
 * Fills an empty DATA_DIR with the database as it was at a time, from the newest moment not after it, and with the
 * files of a backup where one is named, because moments contain none. Throws in words, and leaves nothing new, where
 * DATA_DIR is not empty, no moment is that old, or a block is missing or broken. `rows` are those of all tables;
 * `wrong` are files of the backup that differ from its manifest.
 */
export async function restoreAt(environment: Environment, wanted: Date, backup?: string) {
  const { dataDir } = environment;
  const store = storeOf(environment);
  const held = backup === undefined ? {} : readManifest(backup).files;
  requireEmpty(dataDir);
  const moment = await findMoment(store, wanted);
  makeFolder(dataDir);
  const part = join(dataDir, 'moment.part');
  return orEmpty(dataDir, async () => {
    await putTogether(store, moment, part);
    const counts = await countRows(`file:${part}`);
    const wrong = backup === undefined ? [] : await bringFiles(backup, dataDir, held);
    await rename(part, join(dataDir, backupFiles.sqlite));
    for (const file of filesOfSqlite(part)) await rm(file, { force: true });
    return { moment, rows: Object.values(counts).reduce((sum, count) => sum + count, 0), wrong };
  });
}

/** Files of a backup that are its database, or describe it. */
const ofDatabase: readonly string[] = [backupFiles.sqlite, backupFiles.postgres, backupFiles.manifest];

async function bringFiles(backup: string, dataDir: string, held: Record<string, string>): Promise<string[]> {
  await copyBackup(backup, dataDir, ofDatabase);
  const wanted = Object.entries(held).filter(([name]) => !ofDatabase.includes(name));
  return findWrongFiles(dataDir, wanted);
}

/** The store of an environment's moments. Throws in words where there is none. */
export function storeOf({ databaseUrl, moments }: Pick<Environment, 'databaseUrl' | 'moments'>): MomentStore {
  if (moments) return openMomentStore(moments.place);
  throw new Error(
    databaseUrl.startsWith('file:')
      ? 'MOMENTS is not set, so nobody knows where moments are kept. Set it as the website has it'
      : `No moments here: ${momentsOfPostgres}`,
  );
}

/** The newest moment not after a time. Throws in words where there is none. */
async function findMoment(store: MomentStore, wanted: Date): Promise<Date> {
  const times = await listMoments(store);
  const found = times.findLast((time) => time <= wanted);
  if (found) return found;
  const [oldest] = times;
  if (!oldest) throw new Error('No moment is kept there. Look at MOMENTS, and at S3_PREFIX where it is a bucket');
  throw new Error(`No moment is as old as ${wanted.toISOString()}: the oldest is ${oldest.toISOString()}`);
}

/** Assembles the database of a moment in a new file. Throws, naming the block, where one is missing or damaged. */
async function putTogether(store: MomentStore, moment: Date, file: string): Promise<void> {
  const hashes = await readList(store, moment);
  const handle = await open(file, 'wx', 0o600);
  try {
    for (let first = 0; first < hashes.length; first += atOnce) {
      const some = hashes.slice(first, first + atOnce);
      await Promise.all(some.map((hash, place) => writeBlock(store, hash, handle, first + place)));
    }
    await handle.sync();
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    throw new Error(`The moment ${moment.toISOString()} cannot be restored: ${words}. Try the one before`, {
      cause: error,
    });
  } finally {
    await handle.close();
  }
}

async function writeBlock(store: MomentStore, hash: string, handle: FileHandle, place: number): Promise<void> {
  const content = await store.read(blockName(hash));
  if (!content) throw new Error(`its block ${hash} is missing`);
  const block = unpacked(content);
  if (!block || hashOf(block) !== hash) throw new Error(`its block ${hash} is not as it was kept`);
  await handle.write(block, 0, block.length, place * blockBytes);
}

function unpacked(content: Buffer): Buffer | undefined {
  try {
    return gunzipSync(content);
  } catch {
    // A block that cannot be unpacked is as broken as one with another hash.
    return undefined;
  }
}
