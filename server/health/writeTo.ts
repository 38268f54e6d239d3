import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { maxFileBytes, maxFiles } from '@frontage/contract/contact/limits.ts';
import { repeat } from '../repeat.ts';

/** Bytes that must be free in DATA_DIR: one request with the largest files, plus 50 MB. */
export const roomForRequests = maxFiles * maxFileBytes + 50_000_000;

/** Writes a file to a folder and removes it. Rejects if that fails, or if fewer than `leastFreeBytes` are free. */
export async function writeTo(directory: string, leastFreeBytes = 0): Promise<void> {
  const { bavail, bsize } = await statfs(directory);
  if (bavail * bsize < leastFreeBytes) {
    throw Object.assign(new Error(`Fewer than ${leastFreeBytes} bytes are free in DATA_DIR`), { code: 'ENOSPC' });
  }
  const file = join(directory, `.writable-${process.pid}`);
  await writeFile(file, 'ready');
  await rm(file, { force: true });
}

/** ms between two attempts. */
const restMs = 2_000;

/** Calls `done`, once, as soon as `write` succeeds. */
export function onceWritable(write: () => Promise<unknown>, done: () => void, pauseMs = restMs): void {
  const looking = repeat(async () => {
    const succeeds = await write().then(
      () => true,
      () => false,
    );
    if (succeeds) {
      void looking.stop();
      done();
    }
    return pauseMs;
  });
}
