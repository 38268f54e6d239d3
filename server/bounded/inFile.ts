import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Puts foreign bytes into a file of their own, for work that is done apart, and removes it. */
export async function inFile<Result>(bytes: Uint8Array, work: (path: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'frontage-foreign-'));
  const path = join(folder, 'file');
  try {
    await writeFile(path, bytes);
    return await work(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}
