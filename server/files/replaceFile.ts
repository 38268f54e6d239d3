import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The temporary name of a file that is being written. */
export const partName = /^\.part-/;

/**
 * Replaces a file in one step, so that nobody reads half of it. `flush`: it is on the disk before it gets its name, so
 * that a power failure leaves no empty file.
 */
export async function replaceFile(
  path: string,
  content: Uint8Array | string,
  options: { flush?: boolean; mode?: number } = {},
): Promise<void> {
  const part = join(dirname(path), `.part-${randomUUID()}`);
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(part, content, options);
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
