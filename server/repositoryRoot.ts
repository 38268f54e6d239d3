import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder of the repository, found by going up from the working folder. Not derived from the address of this file,
 * because in the bundled admin that does not lead back to the sources. The working folder itself where nothing is
 * found.
 */
export function repositoryRoot(): string {
  const from = process.cwd();
  for (let folder = from; ; folder = dirname(folder)) {
    if (isRepository(folder)) return folder;
    if (folder === dirname(folder)) return from;
  }
}

function isRepository(folder: string): boolean {
  const file = join(folder, 'package.json');
  return existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as { name?: unknown }).name === 'frontage';
}
