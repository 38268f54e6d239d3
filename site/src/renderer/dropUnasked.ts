import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pageFileName } from '../release/pageFile.ts';
import { askedBy } from './askedBy.ts';
import type { Made } from './madeFile.ts';

/** Takes away styles and drawings that no page of the release asks for any more; the releases before keep theirs. */
export async function dropUnasked(publicDirectory: string, made: Pick<Made, 'pages'>): Promise<void> {
  const asked = new Set([...askedBy(made)].map((address) => basename(address)));
  const folder = join(publicDirectory, '_astro');
  for (const name of await readdir(folder).catch(() => [])) {
    if (pageFileName.test(name) && !asked.has(name.replace(/\.br$/, ''))) await rm(join(folder, name));
  }
}
