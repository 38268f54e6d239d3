import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { SharedFiles } from '../../files/sharedFiles.ts';

export interface KeptBytes {
  storageName: string;
  path: string;
  sizeBytes: number;
  sha256: string;
}

export type Uploads = Awaited<ReturnType<typeof openUploads>>;

/** ms for which a request may be under way. Afterwards the file belongs to its lead, and is removed by name and row. */
const onItsWayMs = 3_600_000;

/**
 * The folder of uploads, and the bucket if there is one. Names are random, so that no path is made of what a visitor
 * sends.
 */
export async function openUploads(directory: string, shared?: Pick<SharedFiles, 'bucket' | 'keyOf' | 'put'>) {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const pathOf = (storageName: string) => join(directory, storageName);
  /** The time (epoch, ms) at which each file was put into the bucket, oldest first. */
  const secured = new Map<string, number>();

  async function remove(storageName: string): Promise<void> {
    const path = pathOf(storageName);
    try {
      if (secured.delete(storageName)) await shared?.bucket?.remove(shared.keyOf(path));
    } catch {
      // It stays here too, so that the sweep finds it.
      return;
    }
    await rm(path, { force: true });
  }

  return {
    remove,
    /**
     * Writes a stream to a new file and syncs it to the disk. If the stream or the disk fails, it rejects and leaves
     * nothing.
     */
    async keep(stream: Readable): Promise<KeptBytes> {
      const storageName = randomBytes(16).toString('hex');
      const path = pathOf(storageName);
      const meter = createMeter();
      try {
        await pipeline(stream, meter.stream, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
      } catch (error) {
        await remove(storageName);
        throw error;
      }
      return { storageName, path, ...meter.read() };
    },
    /**
     * Syncs the folder, and puts these files into the bucket. Afterwards they survive a power cut, and with a bucket the
     * loss of this host. Rejects if that failed.
     */
    async secure(files: readonly { storageName: string }[]): Promise<void> {
      const folder = await open(directory, 'r');
      await folder.sync().finally(() => folder.close());
      if (!shared?.bucket) return;
      for (const [name, at] of secured) if (at < Date.now() - onItsWayMs) secured.delete(name);
      for (const { storageName } of files) {
        secured.set(storageName, Date.now());
        await shared.put(pathOf(storageName));
      }
    },
  };
}

/** Counts and hashes the bytes that pass, so that no file has to be read again. */
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
