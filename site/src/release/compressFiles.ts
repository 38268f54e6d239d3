import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isCompressible } from '@frontage/contract/release.ts';
import { bestQuality, compress } from './compressContent.ts';

/** Writes a compressed twin next to every text file of a folder. */
export async function compressFiles(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && isCompressible(entry.name));
  for (const { name, parentPath } of files) {
    const file = join(parentPath, name);
    const twin = compress(await readFile(file), bestQuality);
    if (twin) await writeFile(`${file}.br`, twin);
  }
}
