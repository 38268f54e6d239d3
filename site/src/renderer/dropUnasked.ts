import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pageFileName } from '../release/pageFile.ts';
import { listAskedFiles } from './listAskedFiles.ts';
import type { Made } from './madeFile.ts';

/** Removes styles and drawings that no page of the release requests any more. Earlier releases keep theirs. */
export async function dropUnasked(publicDirectory: string, made: Pick<Made, 'pages'>): Promise<void> {
  const asked = new Set([...listAskedFiles(made)].map((address) => basename(address)));
  const folder = join(publicDirectory, '_astro');
  for (const name of await readdir(folder).catch(() => [])) {
    if (pageFileName.test(name) && !asked.has(name.replace(/\.br$/, ''))) await rm(join(folder, name));
  }
}
