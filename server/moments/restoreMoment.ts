import { type FileHandle, open } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { hashOf } from '../files/bucket.ts';
import type { MomentStore } from './MomentStore.ts';
import { blockBytes, blockName, listMoments, readList } from './momentList.ts';

/** Blocks that are fetched at the same time. */
const atOnce = 8;

/** The newest moment not after a time. Throws in words where there is none. */
export async function findMoment(store: MomentStore, wanted: Date): Promise<Date> {
  const times = await listMoments(store);
  const found = times.findLast((time) => time <= wanted);
  if (found) return found;
  const [oldest] = times;
  if (!oldest) throw new Error('No moment is kept there. Look at MOMENTS, and at S3_PREFIX where it is a bucket');
  throw new Error(`No moment is as old as ${wanted.toISOString()}: the oldest is ${oldest.toISOString()}`);
}

/** Assembles the database of a moment in a new file. Throws, naming the block, where one is missing or damaged. */
export async function putTogether(store: MomentStore, moment: Date, file: string): Promise<void> {
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
