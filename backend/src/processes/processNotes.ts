import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const notedProcess = z.object({
  /** Left out from an end until it is started again. */
  pid: z.number().optional(),
  /** How often it was started again because it had ended by itself. */
  restarts: z.number(),
  lastEnd: z
    .object({
      /** The signal that ended it, or the code that it ended with. */
      reason: z.union([z.string(), z.number()]),
      /** ms since 1970. */
      at: z.number(),
    })
    .optional(),
});

const processNotes = z.object({
  /** The supervisor that keeps them, as a process. */
  by: z.number(),
  processes: z.record(z.string(), notedProcess),
});

/** What a supervisor knows of one process that it runs. */
export type NotedProcess = z.infer<typeof notedProcess>;
/** The same of all, by the names that it has for them: `website`, `renderer`, `admin`. */
export type NotedProcesses = Record<string, NotedProcess>;

/** In DATA_DIR. */
const file = 'processes.json';

/** Notes what this process, a supervisor, runs. Nobody reads half of it. Throws where it cannot be written. */
export function writeProcessNotes(dataDir: string, processes: NotedProcesses, by = process.pid): void {
  const path = join(dataDir, file);
  writeFileSync(`${path}.new`, JSON.stringify({ by, processes } satisfies z.infer<typeof processNotes>));
  renameSync(`${path}.new`, path);
}

/**
 * What the supervisor of this process has noted. Nothing where it notes nothing, as systemd does, or where the notes
 * are of another one: the number of a process that has ended may be anybody's by now.
 */
export function readProcessNotes(dataDir: string, supervisor = process.ppid): NotedProcesses {
  try {
    const { by, processes } = processNotes.parse(JSON.parse(readFileSync(join(dataDir, file), 'utf8')));
    return by === supervisor ? processes : {};
  } catch {
    // Nobody has written any.
    return {};
  }
}
