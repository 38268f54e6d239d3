import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** Beside the folder of scripts, styles and fonts: style sheets, which pages hold themselves and nobody asks for. */
export const styleFolder = 'styles';

/** Moves every style sheet out of the folder that is served, under the same address into the one beside it. */
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
