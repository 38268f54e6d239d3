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
/** The same as Node's SQLite tells it: SQLITE_READONLY, SQLITE_IOERR and SQLITE_FULL. */
const passingInSqlite = new Set([8, 10, 13]);

/** Work on DATA_DIR. Throws EnvironmentFault where the folder cannot be made or written. */
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

/** Node's SQLite has one code for all, and says in words that it cannot open its file. */
function isRefusal(code: unknown): boolean {
  return code === 'ERR_SQLITE_ERROR' || (typeof code === 'string' && refusals.has(code));
}
