import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';

const notedProcess = z.object({
  /** Left out from the end of the process until it is started again. */
  pid: z.number().optional(),
  /** How often it was restarted because it had ended by itself. */
  restarts: z.number(),
  lastEnd: z
    .object({
      /** The signal that ended it, its exit code, or `silence` if it was ended because it did not answer. */
      reason: z.union([z.string(), z.number()]),
      /** ms since 1970. */
      at: z.number(),
    })
    .optional(),
});

const processNotes = z.object({
  /** The process id of the supervisor that writes the notes. */
  by: z.number(),
  processes: z.record(z.string(), notedProcess),
});

/** What a supervisor knows about one process that it runs. */
export type NotedProcess = z.infer<typeof notedProcess>;
/** The same for all its processes, by name: `website`, `renderer`, `admin`. */
export type NotedProcesses = Record<string, NotedProcess>;

const file = 'processes.json';

/** Notes which processes this supervisor runs. Readers never see a partial file. Throws if it cannot be written. */
export function writeProcessNotes(dataDir: string, processes: NotedProcesses, by = process.pid): void {
  const path = join(dataDir, file);
  writeFileSync(`${path}.new`, JSON.stringify({ by, processes } satisfies z.infer<typeof processNotes>));
  renameSync(`${path}.new`, path);
}

/**
 * Returns what the supervisor of this process has noted. Empty if it notes nothing, like systemd, or if the notes are
 * another supervisor's: the id of a process that has ended may be reused by now.
 */
export function readProcessNotes(dataDir: string, supervisor = process.ppid): NotedProcesses {
  try {
    const { by, processes } = processNotes.parse(JSON.parse(readFileSync(join(dataDir, file), 'utf8')));
    return by === supervisor ? processes : {};
  } catch {
    // There are no notes, or they are unreadable.
    return {};
  }
}

/** How the renderer ended, in words that continue "it", such as `was ended by SIGKILL`. */
export interface RendererEnds {
  /** The last end: why the renderer does not answer, also while it restarts. Undefined if unknown. */
  last(): string | undefined;
  /**
   * How it ended after a time, in ms since 1970. Waits until that is noted, which takes an instant; undefined if it did
   * not end.
   */
  since(moment: number): Promise<string | undefined>;
}

/** ms within which the supervisor notes an end, and between two checks for it. */
const patienceMs = 1_000;
const betweenMs = 20;

/** Reads how the renderer ended from the supervisor's notes: a killed process cannot report anything itself. */
export function openRendererEnds(dataDir: string): RendererEnds {
  const noted = () => readProcessNotes(dataDir).renderer;
  return {
    last() {
      const lastEnd = noted()?.lastEnd;
      return lastEnd && wordsOf(lastEnd.reason);
    },
    async since(moment) {
      const until = performance.now() + patienceMs;
      for (let note = noted(); note && performance.now() < until; note = noted()) {
        if (note.lastEnd && note.lastEnd.at >= moment) return wordsOf(note.lastEnd.reason);
        await pause(betweenMs);
      }
      return undefined;
    },
  };
}

function wordsOf(reason: string | number): string {
  if (typeof reason === 'number') return `ended with code ${reason}, and the log says why`;
  if (reason === 'silence') return 'was ended because it no longer answered';
  const usual = usually[reason];
  return usual ? `was ended by ${reason}, ${usual}` : `was ended by ${reason}`;
}

/** The usual cause of signals that nothing of ours sends. */
const usually: Record<string, string> = {
  SIGABRT: 'as Node does where its heap is full',
  SIGKILL: 'as the system does where memory runs out',
};
