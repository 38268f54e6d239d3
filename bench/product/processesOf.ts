import { readdirSync, readFileSync } from 'node:fs';

/**
 * The processes that a kill can hit. The starter is what `npm start` runs, the parent of the supervisor. The preparer
 * fills and upgrades the database before anything is served.
 */
export type Victim = 'starter' | 'supervisor' | 'preparer' | 'website' | 'renderer' | 'admin';

export interface ProductProcess {
  pid: number;
  parent: number;
  /** Undefined for a process that we did not start. */
  role: Victim | undefined;
  /** The command with which it was started, or the title it gives itself. */
  words: string;
}

/** Returns all processes that use this DATA_DIR, whoever started them, by the environment that the system reports. */
export function processesOf(dataDir: string): ProductProcess[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const environment = read(`/proc/${pid}/environ`).split('\0');
      if (!environment.includes(`DATA_DIR=${dataDir}`)) return [];
      const words = read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim();
      // The second field, the name of the program, is in brackets and may contain spaces.
      const [, parent = '0'] = read(`/proc/${pid}/stat`)
        .replace(/^.*\) /s, '')
        .split(' ');
      return [{ pid: Number(pid), parent: Number(parent), role: roleOf(words), words }];
    });
}

/** Next sets the title of its process. */
function roleOf(words: string): Victim | undefined {
  if (words.includes('scripts/start.mjs')) return 'starter';
  if (words.includes('scripts/serve.ts')) return 'supervisor';
  if (words.includes('server/host/main.ts')) return 'website';
  if (words.includes('site/src/renderer/main.ts')) return 'renderer';
  if (words.includes('server/start.ts') || words.startsWith('next-server')) return 'admin';
  return words.includes('server/seed/run.ts') ? 'preparer' : undefined;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // It has ended, or belongs to another user.
    return '';
  }
}
