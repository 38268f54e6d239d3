import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { laterFile } from '../release/laterStyles.ts';
import type { Made } from './madeFile.ts';

/** Takes away styles that no page of the release asks for any more; the releases before keep theirs. */
export async function dropUnasked(publicDirectory: string, { pages }: Pick<Made, 'pages'>): Promise<void> {
  const asked = new Set([...pages.values()].flatMap(({ later }) => (later ? [basename(later)] : [])));
  const folder = join(publicDirectory, '_astro');
  for (const name of await readdir(folder).catch(() => [])) {
    if (laterFile.test(name) && !asked.has(name.replace(/\.br$/, ''))) await rm(join(folder, name));
  }
}
