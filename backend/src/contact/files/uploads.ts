import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { SharedFiles } from '@frontage/cms/files/sharedFiles.ts';

/** Bytes on the disk, and what they are. */
export interface KeptBytes {
  storageName: string;
  path: string;
  sizeBytes: number;
  sha256: string;
}

/** The folder of uploads, and the bucket where there is one. Names are random, so that nothing a visitor says becomes a path. */
export interface Uploads {
  /** Writes a stream to a new file and syncs it to the disk. Rejects, leaving nothing, when the stream or disk fails. */
  keep(stream: Readable): Promise<KeptBytes>;
  /**
   * Syncs the folder, and puts these files into the bucket: from here on they are there after a power cut, and after the
   * end of this host. Rejects where they are not.
   */
  secure(files: readonly { storageName: string }[]): Promise<void>;
  /** Takes a file away. One that the bucket does not let go stays here too, for the sweep to find. */
  remove(storageName: string): Promise<void>;
  /** Takes away files older than `beforeMs` (epoch) that no lead holds: what a killed process left. */
  sweep(isHeld: (storageName: string) => Promise<boolean>, beforeMs: number): Promise<void>;
}

/** What we call a file; anything else in the folder is not ours to take away. */
const storedName = /^[0-9a-f]{32}$/;

/** ms for which a request may be on its way; after it a file is its lead's, and is removed by name and row. */
const onItsWayMs = 3_600_000;

export async function openUploads(
  directory: string,
  shared?: Pick<SharedFiles, 'bucket' | 'keyOf' | 'put'>,
): Promise<Uploads> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const pathOf = (storageName: string) => join(directory, storageName);
  /** When which file was put into the bucket (epoch, ms), oldest first. */
  const secured = new Map<string, number>();

  async function removeEverywhere(storageName: string): Promise<void> {
    try {
      await shared?.bucket?.remove(shared.keyOf(pathOf(storageName)));
    } catch {
      return;
    }
    await rm(pathOf(storageName), { force: true });
  }

  async function remove(storageName: string): Promise<void> {
    if (secured.delete(storageName)) return removeEverywhere(storageName);
    await rm(pathOf(storageName), { force: true });
  }

  return {
    remove,
    async keep(stream) {
      const storageName = randomBytes(16).toString('hex');
      const path = join(directory, storageName);
      const meter = createMeter();
      try {
        await pipeline(stream, meter.stream, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
      } catch (error) {
        await remove(storageName);
        throw error;
      }
      return { storageName, path, ...meter.read() };
    },
    async secure(files) {
      const folder = await open(directory, 'r');
      await folder.sync().finally(() => folder.close());
      if (!shared?.bucket) return;
      for (const [name, at] of secured) if (at < Date.now() - onItsWayMs) secured.delete(name);
      for (const { storageName } of files) {
        secured.set(storageName, Date.now());
        await shared.put(pathOf(storageName));
      }
    },
    async sweep(isHeld, beforeMs) {
      for (const name of (await readdir(directory)).filter((one) => storedName.test(one))) {
        // Gone meanwhile: a request that was refused takes its file along.
        const found = await stat(join(directory, name)).catch(() => undefined);
        if (found && found.mtimeMs < beforeMs && !(await isHeld(name))) await removeEverywhere(name);
      }
    },
  };
}

/** Counts and hashes what passes, so that no file is read twice for it. */
function createMeter() {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sizeBytes += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, read: () => ({ sizeBytes, sha256: hash.digest('hex') }) };
}
