import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { maxFileBytes, maxFiles } from '@frontage/contract/contact/limits.ts';

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

/** Resolves as soon as a folder can be written. */
export async function untilWritable(directory: string, pauseMs = 2_000): Promise<void> {
  for (;;) {
    try {
      return await writeTo(directory);
    } catch {
      // It was told before this, and stays so until somebody mends the disk.
      await pause(pauseMs);
    }
  }
}
