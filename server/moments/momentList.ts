import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import type { MomentStore } from './MomentStore.ts';

/** The blocks of a moment in order, each named by the SHA-256 of its contents. */
export type MomentBlocks = string[];

/**
 * Bytes of the database in one block: small enough that a row changes little, large enough that 100 MB are some hundred
 * files.
 */
export const blockBytes = 65_536;

const listFolder = 'lists/';
export const blockFolder = 'blocks/';
const listName = /^lists\/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)\.(\d{3})Z\.json\.gz$/;
const blocks = z.array(z.string().regex(/^[0-9a-f]{64}$/));

export const blockName = (hash: string) => `${blockFolder}${hash}.gz`;

/** `lists/20261124T123400.000Z.json.gz`: sorting by name sorts by time. */
export function nameOfList(at: Date): string {
  return `${listFolder}${at.toISOString().replaceAll(/[-:]/g, '')}.json.gz`;
}

/** Undefined where the file is not a list. */
function timeOfList(name: string): Date | undefined {
  const [, year, month, day, hour, minute, second, ms] = listName.exec(name) ?? [];
  return year === undefined ? undefined : new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`);
}

/** The times of all moments, oldest first. */
export async function listMoments(store: MomentStore): Promise<Date[]> {
  const times = (await store.list(listFolder)).map(timeOfList).filter((time) => time !== undefined);
  return times.sort((a, b) => a.getTime() - b.getTime());
}

/** Written last: blocks without a list are not a moment. */
export function putList(store: MomentStore, at: Date, hashes: MomentBlocks): Promise<void> {
  return store.put(nameOfList(at), gzipSync(JSON.stringify(hashes)));
}

/** Throws, naming the list, where it is missing or broken. */
export async function readList(store: MomentStore, at: Date): Promise<MomentBlocks> {
  const name = nameOfList(at);
  const content = await store.read(name);
  if (!content) throw new Error(`The list ${name} of the moment ${at.toISOString()} is missing`);
  try {
    return blocks.parse(JSON.parse(gunzipSync(content).toString()));
  } catch (error) {
    throw new Error(`The list ${name} of the moment ${at.toISOString()} is broken. Delete it`, { cause: error });
  }
}
