import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openBucket } from '../files/bucket.ts';
import { makeFolder } from '../makeFolder.ts';
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

/** The temporary name of a file until it is complete; never listed. */
const partName = /^\.part-/;

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
      const part = join(dirname(path), `.part-${randomUUID()}`);
      makeFolder(dirname(path), 0o700);
      try {
        // Flushed to disk before it gets its name, so that a power failure leaves no empty file.
        await writeFile(part, content, { flush: true, mode: 0o600 });
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    read: (name) => readFile(join(folder, name)).catch(orNothing),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

/** Next to the files of the library, whose keys come from rows: none of those begins like this. */
const start = 'moments/';

function inBucket({ bucket: settings }: Extract<MomentPlace, { kind: 'bucket' }>): MomentStore {
  const bucket = openBucket(settings);
  return {
    async list(below) {
      return (await bucket.list(`${start}${below}`)).map((key) => key.slice(start.length));
    },
    put: (name, content) => bucket.put(`${start}${name}`, content),
    async read(name) {
      const path = join(tmpdir(), `frontage-moment-${randomUUID()}`);
      try {
        return (await bucket.fetch(`${start}${name}`, path)) ? await readFile(path) : undefined;
      } finally {
        await rm(path, { force: true });
      }
    },
    remove: (name) => bucket.remove(`${start}${name}`),
  };
}

function orNothing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
