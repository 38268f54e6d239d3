import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeLock } from './takeLock.ts';

/** Who works on a folder, for people. */
export interface Holder {
  pid: number;
  /** ISO time. */
  since: string;
}

export type Hold =
  /** `isLeftBehind`: the holder before was killed, and what it had started may still be ending. */
  | { kind: 'held'; isLeftBehind: boolean; release(): void }
  /** Undefined where the holder has not written its name yet. */
  | { kind: 'taken'; holder: Holder | undefined };

/**
 * Takes a folder for this process, until it is released or the process ends in whatever way. What holds is a lock,
 * so no number of a process is taken for another's. The name beside it is for people. Throws where the folder cannot be written.
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
    // Nobody has written it, or not all of it yet.
    return undefined;
  }
}
