import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import { inDataDirectory, makeFolder } from './dataDirectory.ts';

/** The process that works on a folder, for people to read. */
export interface Holder {
  pid: number;
  /** ISO time. */
  since: string;
}

export type Hold =
  /** `isLeftBehind`: the previous holder was killed, and what it started may still be ending. */
  | { kind: 'held'; isLeftBehind: boolean; release(): void }
  /** Undefined where the holder has not written its name yet. */
  | { kind: 'taken'; holder: Holder | undefined };

/**
 * Holds a folder for this process, until it is released or the process ends in any way. The hold itself is a lock, so a
 * process id that the system reuses cannot be mistaken for the holder; the file with the name is for people. Throws
 * where the folder cannot be written.
 */
export function holdDirectory(directory: string, now: Date): Hold {
  const note = join(directory, 'held-by.json');
  const lock = takeLock(join(directory, 'held.lock'));
  if (!lock) return { kind: 'taken', holder: holderIn(note) };
  const isLeftBehind = holderIn(note) !== undefined;
  writeFileSync(note, JSON.stringify({ pid: process.pid, since: now.toISOString() } satisfies Holder));
  return {
    kind: 'held',
    isLeftBehind,
    release() {
      try {
        rmSync(note, { force: true });
      } catch {
        // On a disk that was made read-only it stays: the next start looks for somebody who has ended.
      }
      lock.release();
    },
  };
}

function holderIn(note: string): Holder | undefined {
  try {
    const { pid, since } = JSON.parse(readFileSync(note, 'utf8')) as Partial<Holder>;
    return typeof pid === 'number' && typeof since === 'string' ? { pid, since } : undefined;
  } catch {
    // Nothing is written yet, or only part of it.
    return undefined;
  }
}

/** Referenced here so that they are not garbage-collected, which would release them. */
const locks = new Set<DatabaseSync>();

export interface Lock {
  release(): void;
}

/**
 * Takes a lock of the operating system on a file, through SQLite, until it is released or this process ends in any way:
 * a dead process holds no lock. Undefined where another process has it. Throws where the file cannot be written.
 */
function takeLock(file: string): Lock | undefined {
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

export type DirectoryHold = Extract<Hold, { kind: 'held' }>;

/**
 * Creates DATA_DIR where it is missing, and holds it. Throws EnvironmentFault where it cannot, or where another process
 * holds it.
 */
export function takeDirectory(directory: string): DirectoryHold {
  const hold = inDataDirectory(directory, () => {
    makeFolder(directory);
    return holdDirectory(directory, new Date());
  });
  if (hold.kind === 'held') return hold;
  const who = hold.holder ? `process ${hold.holder.pid} since ${hold.holder.since}` : 'another process';
  throw new EnvironmentFault(
    `DATA_DIR: ${directory} is in use by ${who}. End that one first, or set DATA_DIR to another folder.`,
    { mayPass: true },
  );
}

/** ms between two attempts. */
const retryMs = 100;

/**
 * Takes the lock that a website holds for as long as it lives: if its sockets are held by another process, no port
 * tells whether it has ended. Undefined if another website still has it.
 */
export function holdWebsite(dataDir: string): Lock | undefined {
  return takeLock(join(dataDir, 'website.lock'));
}

/** Waits for the website that uses a folder to end. Rejects with EnvironmentFault after `patienceMs`. */
export async function untilWebsiteEnds(dataDir: string, patienceMs: number): Promise<void> {
  const givesUpAt = performance.now() + patienceMs;
  for (;;) {
    const lock = holdWebsite(dataDir);
    if (lock) return lock.release();
    if (performance.now() >= givesUpAt) break;
    await pause(retryMs);
  }
  throw new EnvironmentFault(
    `DATA_DIR: a website still works on ${dataDir}. End it first, or set DATA_DIR to another folder.`,
    { mayPass: true },
  );
}
