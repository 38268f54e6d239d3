import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder of the repository, found from the working folder upwards. Not from this file's own address, because
 * the bundled admin has none that leads back to the sources. The working folder itself where nothing is found.
 */
export function repositoryRoot(from = process.cwd()): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (isRepository(folder)) return folder;
    if (folder === dirname(folder)) return from;
  }
}

function isRepository(folder: string): boolean {
  const file = join(folder, 'package.json');
  return existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as { name?: unknown }).name === 'frontage';
}
