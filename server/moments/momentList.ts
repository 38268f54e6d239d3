import { readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { makeFolder } from '../dataDirectory.ts';
import { openBucket } from '../files/bucket.ts';
import { partName, replaceFile } from '../files/replaceFile.ts';
import type { MomentPlace } from '../momentSettings.ts';

/** Where moments are stored: small files by name, each complete or absent. */
export interface MomentStore {
  /** Lists names that begin with this folder, which ends with a slash. */
  list(folder: string): Promise<string[]>;
  put(name: string, content: Buffer): Promise<void>;
  /** Undefined where there is no file of this name. */
  read(name: string): Promise<Buffer | undefined>;
  /** Succeeds for a missing name too. */
  remove(name: string): Promise<void>;
}

/** Next to the files of the library, whose keys come from rows: none of those begins like this. */
const start = 'moments/';

/** The blocks of a moment in order, each named by the SHA-256 of its contents. */
export type MomentBlocks = string[];

/** In bytes: small enough that a row changes little, large enough that 100 MB are some hundred files. */
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

export function openMomentStore(place: MomentPlace): MomentStore {
  return place.kind === 'folder' ? inFolder(place.folder) : inBucket(place);
}

function inFolder(folder: string): MomentStore {
  return {
    async list(below) {
      const names = await readdir(join(folder, below)).catch(orNothing);
      return (names ?? []).filter((name) => !partName.test(name)).map((name) => `${below}${name}`);
    },
    async put(name, content) {
      const path = join(folder, name);
      makeFolder(dirname(path), 0o700);
      await replaceFile(path, content, { flush: true, mode: 0o600 });
    },
    read: (name) => readFile(join(folder, name)).catch(orNothing),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

function inBucket({ bucket: settings }: Extract<MomentPlace, { kind: 'bucket' }>): MomentStore {
  const bucket = openBucket(settings);
  return {
    async list(below) {
      return (await bucket.list(`${start}${below}`)).map((key) => key.slice(start.length));
    },
    put: (name, content) => bucket.put(`${start}${name}`, content),
    read: (name) => bucket.read(`${start}${name}`),
    remove: (name) => bucket.remove(`${start}${name}`),
  };
}

function orNothing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
