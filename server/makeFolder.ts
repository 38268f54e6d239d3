import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder that an operator names, and those above it. Node's own `recursive` never ends where a file system
 * denies a folder below one that exists by saying ENOENT, as /proc does (Node 24). Throws the error of the system.
 */
export function makeFolder(folder: string, mode = 0o777): void {
  if (isFolder(folder)) return;
  makeFolder(dirname(folder), mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another process was faster.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
