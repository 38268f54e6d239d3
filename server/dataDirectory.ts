import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';

/** Codes of a file system that denies access, is full, or has something else at that path. */
const refusals = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOSPC',
  'EDQUOT',
  'ENOTDIR',
  'EEXIST',
  'ENOENT',
  'ENAMETOOLONG',
]);
/** Those of a disk that is full or read-only, which may pass. */
const passing = new Set(['EROFS', 'ENOSPC', 'EDQUOT']);
/** The same as codes of Node's SQLite: SQLITE_READONLY, SQLITE_IOERR and SQLITE_FULL. */
const passingInSqlite = new Set([8, 10, 13]);

/** Runs work on DATA_DIR. Throws EnvironmentFault where the folder cannot be created or written. */
export function inDataDirectory<Result>(directory: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && isRefusal(error.code))) throw error;
    throw new EnvironmentFault(
      `DATA_DIR: ${directory} cannot be made or written (${error.message}). Set it to a folder that this user may write, on a disk with room.`,
      { cause: error, mayPass: mayPass(error) },
    );
  }
}

function mayPass(error: Error): boolean {
  if ('errcode' in error) return passingInSqlite.has(Number(error.errcode) & 0xff);
  return 'code' in error && passing.has(String(error.code));
}

/** Node's SQLite has one code for every error, and only its message says that a file cannot be opened. */
function isRefusal(code: unknown): boolean {
  return code === 'ERR_SQLITE_ERROR' || (typeof code === 'string' && refusals.has(code));
}

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
