import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseFiles, servedPages } from '@frontage/contract/release.ts';

/**
 * The paths at which two releases answer differently, in no particular order. Undefined if one of the releases is gone,
 * or if there are more than `most` paths. An unchanged file is one file with two names (a hard link), so few files are
 * read.
 */
export async function findChangedPaths(from: string, to: string, most: number): Promise<string[] | undefined> {
  try {
    const [before, after] = await Promise.all([readRelease(from), readRelease(to)]);
    const changed: string[] = [];
    for (const file of new Set([...before.files, ...after.files])) {
      const path = pathOf(file);
      const isSame = before.headersOf(path) === after.headersOf(path) && (await isSameFile(from, to, file));
      if (!isSame && changed.push(path) > most) return undefined;
    }
    return changed;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Files with a hash in their name never change, and a compressed twin changes with its file. */
const isLeftOut = /^_astro\/|\.(?:br|gz)$/;

async function readRelease(directory: string) {
  const folder = join(directory, releaseFiles.public);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => join(parentPath, name).slice(folder.length + 1))
    .filter((file) => !isLeftOut.test(file));
  const { headers, pages } = servedPages.parse(JSON.parse(await readFile(join(directory, releaseFiles.pages), 'utf8')));
  return {
    files,
    headersOf: (path: string) => {
      const [place, marks] = pages[path] ?? [];
      return place === undefined ? '' : JSON.stringify([headers[place], marks]);
    },
  };
}

async function isSameFile(from: string, to: string, file: string): Promise<boolean> {
  const [one, other] = [from, to].map((directory) => join(directory, releaseFiles.public, file));
  if (one === undefined || other === undefined) return false;
  const [before, after] = await Promise.all([one, other].map((path) => stat(path).catch(() => undefined)));
  if (before === undefined || after === undefined || before.size !== after.size) return false;
  if (before.ino === after.ino && before.dev === after.dev) return true;
  return (await readFile(one)).equals(await readFile(other));
}

function pathOf(file: string): string {
  if (file === 'index.html') return '/';
  return `/${file.replace(/\.html$/, '')}`;
}
