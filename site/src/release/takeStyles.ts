import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/**
 * Folder of style sheets, next to the folder of scripts, styles and fonts. Pages contain them, so browsers do not
 * request them.
 */
export const styleFolder = 'styles';

/** Moves every style sheet out of the folder that is served, to the same path in the folder next to it. */
export async function takeStyles(clientDirectory: string): Promise<void> {
  const target = join(clientDirectory, '..', styleFolder);
  await rm(target, { recursive: true, force: true });
  const entries = await readdir(clientDirectory, { recursive: true, withFileTypes: true });
  for (const { name, parentPath } of entries.filter((entry) => entry.isFile() && entry.name.endsWith('.css'))) {
    const file = join(parentPath, name);
    const taken = join(target, relative(clientDirectory, file));
    await mkdir(dirname(taken), { recursive: true });
    await rename(file, taken);
  }
}
