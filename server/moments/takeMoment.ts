import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { makeFolder } from '../dataDirectory.ts';
import { hashOf } from '../files/bucket.ts';
import { holdDirectory } from '../holdDirectory.ts';
import type { MomentPlace } from '../momentSettings.ts';
import {
  blockBytes,
  blockFolder,
  blockName,
  listMoments,
  type MomentBlocks,
  type MomentStore,
  nameOfList,
  openMomentStore,
  putList,
  readList,
} from './momentList.ts';

export interface MomentOrder {
  file: string;
  /** For the copy that is cut into blocks; it takes as much space as the database. */
  copyFolder: string;
  place: MomentPlace;
  /** ISO 8601, instead of the clock. */
  at?: string | undefined;
}

/** The file with the day (UTC) of the last sweep; one that was interrupted is due again. */
const sweptName = 'swept-on';
const atOnce = 8;

/**
 * Stores the database as it is now: first the blocks that are not stored yet, last a list of all blocks, named by the
 * time at which the copy was made, so that a moment contains nothing later than its name. The first moment of a day
 * asks the store for its blocks instead of trusting the last list, and sweeps what is past its time.
 * Must run in a separate process, see `takeMomentApart` of `keepMoments.ts`.
 */
export async function takeMoment(order: MomentOrder): Promise<void> {
  const { copyFolder } = order;
  makeFolder(copyFolder, 0o700);
  const hold = holdDirectory(copyFolder, new Date());
  // The process of a host that was killed ends by itself.
  if (hold.kind === 'taken') throw new Error('Another process is taking a moment. The next one follows');
  try {
    await takeOf(order);
  } finally {
    hold.release();
  }
}

async function takeOf({ at, copyFolder, file, place }: MomentOrder): Promise<void> {
  const store = openMomentStore(place);
  const copy = join(copyFolder, 'copy.sqlite');
  await removeCopy(copy);
  try {
    await copyDatabase(file, copy);
    const now = at === undefined ? new Date() : new Date(at);
    const newest = (await listMoments(store)).at(-1);
    // The sweep names a broken list; what is written now is stored all the same.
    const last = newest && (await readList(store, newest).catch(() => undefined));
    const isDue = (await store.read(sweptName))?.toString() !== dayOf(now);
    const kept = isDue || !last ? await store.list(blockFolder) : last.map(blockName);
    const { hashes, hasNew } = await putBlocks(copy, store, new Set(kept));
    if (hasNew || last?.join() !== hashes.join()) await putList(store, now, hashes);
    if (isDue) {
      await sweepMoments(store, now);
      await store.put(sweptName, Buffer.from(dayOf(now)));
    }
  } finally {
    await removeCopy(copy);
  }
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10);

/**
 * Leaves pages in place, unlike `VACUUM INTO`, so that blocks stay the same; copies in one step, because a write
 * between two steps would start it again.
 */
async function copyDatabase(file: string, copy: string): Promise<void> {
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    await backup(source, copy, { rate: 2 ** 31 - 1 });
  } finally {
    source.close();
  }
}

async function removeCopy(copy: string): Promise<void> {
  for (const ending of ['', '-journal']) await rm(`${copy}${ending}`, { force: true });
}

async function putBlocks(copy: string, store: MomentStore, kept: Set<string>) {
  const hashes: MomentBlocks = [];
  let hasNew = false;
  let going: { name: string; content: Buffer }[] = [];
  const send = async () => {
    await Promise.all(going.map(({ content, name }) => store.put(name, content)));
    going = [];
  };
  const handle = await open(copy);
  try {
    for await (const block of blocksOf(handle)) {
      const hash = hashOf(block);
      const name = blockName(hash);
      hashes.push(hash);
      if (kept.has(name)) continue;
      kept.add(name);
      hasNew = true;
      going.push({ name, content: gzipSync(block) });
      if (going.length === atOnce) await send();
    }
    await send();
  } finally {
    await handle.close();
  }
  return { hashes, hasNew };
}

async function* blocksOf(handle: FileHandle): AsyncGenerator<Buffer> {
  const { size } = await handle.stat();
  for (let from = 0; from < size; from += blockBytes) {
    const block = Buffer.alloc(Math.min(blockBytes, size - from));
    const { bytesRead } = await handle.read(block, 0, block.length, from);
    if (bytesRead < block.length) throw new Error('The copy of the database was cut short while it was read');
    yield block;
  }
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** After this only the newest moment is kept; privacy policies state the figure. */
const longestDays = 30;

/**
 * Removes moments that are past their time, then blocks that no list names: those of removed moments, and those of a
 * process that was killed before it wrote its list. If it is killed itself, the next sweep goes on. Throws before it
 * removes any block where a list cannot be read.
 */
async function sweepMoments(store: MomentStore, now: Date): Promise<void> {
  const all = await listMoments(store);
  const staying = new Set(stayingMoments(all, now));
  for (const time of all) if (!staying.has(time)) await store.remove(nameOfList(time));
  const named = new Set<string>();
  for (const time of staying) for (const hash of await readList(store, time)) named.add(blockName(hash));
  for (const name of await store.list(blockFolder)) if (!named.has(name)) await store.remove(name);
}

/**
 * The moments to keep: all of the last 24 hours, the last of each hour for a week, the last of each day (UTC) for 30
 * days, and the newest, however old it is, because nothing was written since. `times`: oldest first.
 */
export function stayingMoments(times: readonly Date[], now: Date): Date[] {
  return times.filter((time, place) => {
    const next = times[place + 1];
    if (next === undefined) return true;
    const age = now.getTime() - time.getTime();
    if (age <= dayMs) return true;
    const isLastOf = (ms: number) => Math.floor(time.getTime() / ms) < Math.floor(next.getTime() / ms);
    return age <= 7 * dayMs ? isLastOf(hourMs) : age <= longestDays * dayMs && isLastOf(dayMs);
  });
}
