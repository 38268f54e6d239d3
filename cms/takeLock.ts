import { DatabaseSync } from 'node:sqlite';

/** Kept from being collected: that would give the lock away. */
const locks = new Set<DatabaseSync>();

export interface Lock {
  release(): void;
}

/**
 * A lock of the system on a file, through SQLite, until it is released or this process ends in whatever way: a dead
 * process has none. Undefined where another one has it. Throws where the file cannot be written.
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
