import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';

/** Codes of a file system that does not let us, has no room, or has something else at the place. */
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
/** Of a disk that is full or read only for now. */
const passing = new Set(['EROFS', 'ENOSPC', 'EDQUOT']);

/** Work on DATA_DIR. Throws EnvironmentFault where the folder cannot be made or written. */
export function inDataDirectory<Result>(directory: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && isRefusal(error.code))) throw error;
    throw new EnvironmentFault(
      `DATA_DIR: ${directory} cannot be made or written (${error.message}). Set it to a folder that this user may write, on a disk with room.`,
      { cause: error, mayPass: passing.has(String(error.code)) },
    );
  }
}

/** Node's SQLite has one code for all, and says in words that it cannot open its file. */
function isRefusal(code: unknown): boolean {
  return code === 'ERR_SQLITE_ERROR' || (typeof code === 'string' && refusals.has(code));
}
