import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeLock } from './takeLock.ts';

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
      rmSync(note, { force: true });
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
