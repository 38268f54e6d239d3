import { DatabaseSync } from 'node:sqlite';

/** Referenced here so that they are not garbage-collected, which would release them. */
const locks = new Set<DatabaseSync>();

export interface Lock {
  release(): void;
}

/**
 * Takes a lock of the operating system on a file, through SQLite, until it is released or this process ends in any way:
 * a dead process holds no lock. Undefined where another process has it. Throws where the file cannot be written.
 */
export function takeLock(file: string): Lock | undefined {
  const lock = new DatabaseSync(file);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isLocked(error)) throw error;
    return undefined;
  }
  locks.add(lock);
  return {
    release() {
      lock.close();
      locks.delete(lock);
    },
  };
}

/** SQLITE_BUSY, 5. */
function isLocked(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5;
}
