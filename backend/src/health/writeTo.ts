import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

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
