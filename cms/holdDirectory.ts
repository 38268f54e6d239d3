import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Who works on a folder, for people. */
export interface Holder {
  pid: number;
  /** ISO time. */
  since: string;
}

/** Kept from being collected: that would give the lock away. */
const locks = new Set<DatabaseSync>();

export type Hold =
  /** `isLeftBehind`: the holder before was killed, and what it had started may still be ending. */
  | { kind: 'held'; isLeftBehind: boolean; release(): void }
  /** Undefined where the holder has not written its name yet. */
  | { kind: 'taken'; holder: Holder | undefined };

/**
 * Takes a folder for this process, until it is released or the process ends in whatever way. What holds is a lock of
 * the system on a file, through SQLite: a dead process has none, and no number of a process is taken for another's.
 * The name beside it is for people. Throws where the folder cannot be written.
 */
export function holdDirectory(directory: string, now: Date): Hold {
  const note = join(directory, 'held-by.json');
  const lock = new DatabaseSync(join(directory, 'held.lock'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isLocked(error)) throw error;
    return { kind: 'taken', holder: holderIn(note) };
  }
  locks.add(lock);
  const isLeftBehind = holderIn(note) !== undefined;
  writeFileSync(note, JSON.stringify({ pid: process.pid, since: now.toISOString() } satisfies Holder));
  return {
    kind: 'held',
    isLeftBehind,
    release() {
      rmSync(note, { force: true });
      lock.close();
      locks.delete(lock);
    },
  };
}

function holderIn(note: string): Holder | undefined {
  try {
    const { pid, since } = JSON.parse(readFileSync(note, 'utf8')) as Partial<Holder>;
    return typeof pid === 'number' && typeof since === 'string' ? { pid, since } : undefined;
  } catch {
    // Nobody has written it, or not all of it yet.
    return undefined;
  }
}

/** SQLITE_BUSY, 5. */
function isLocked(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5;
}
