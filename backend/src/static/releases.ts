import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';

const headersByPath = z.record(z.string(), z.record(z.string(), z.string()));

/** The built state of the site that is served now. */
export interface ServedRelease {
  id: string;
  directory: string;
  /** Headers of the page at a path, as the build made them. */
  headersOf(path: string): Record<string, string>;
}

/** Finds the release that is served. */
export interface Releases {
  /** Undefined until the first one was published. Follows a swap at once. */
  current(): ServedRelease | undefined;
  /** Folders of the releases that stay on disk, newest first: open pages still ask for their files. */
  directories(): string[];
}

/**
 * The releases in `directory`, of which `current` points at the one to serve. The pointer is read for each request:
 * that costs some microseconds, and no watcher can miss a swap.
 */
export function openReleases(directory: string): Releases {
  const pointer = join(directory, 'current');
  let served: ServedRelease | undefined;
  return {
    current() {
      const id = targetOf(pointer);
      if (id === undefined) return undefined;
      if (served?.id !== id) served = open(join(directory, id), id);
      return served;
    },
    directories() {
      const names = readdirSync(directory, { withFileTypes: true });
      return names
        .filter((entry) => entry.isDirectory())
        .map((entry) => join(directory, entry.name))
        .sort()
        .reverse();
    },
  };
}

function targetOf(pointer: string): string | undefined {
  try {
    return basename(readlinkSync(pointer));
  } catch {
    // Nothing was published yet.
    return undefined;
  }
}

function open(directory: string, id: string): ServedRelease {
  const headers = headersByPath.parse(JSON.parse(readFileSync(join(directory, 'headers.json'), 'utf8')));
  return { id, directory, headersOf: (path) => headers[path] ?? headers['*'] ?? {} };
}
