import { readdirSync, readFileSync } from 'node:fs';

/**
 * Whom a kill can hit. The starter is what `npm start` runs, the parent of the supervisor; the preparer fills and
 * upgrades the database before anything is served.
 */
export type Victim = 'starter' | 'supervisor' | 'preparer' | 'website' | 'renderer' | 'admin';

export interface ProductProcess {
  pid: number;
  parent: number;
  /** Undefined for one that is none of those we start. */
  role: Victim | undefined;
  /** By which it was started, or what it calls itself. */
  words: string;
}

/** All processes that work on this DATA_DIR, whoever has started them: the system knows their environment. */
export function processesOf(dataDir: string): ProductProcess[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const environment = read(`/proc/${pid}/environ`).split('\0');
      if (!environment.includes(`DATA_DIR=${dataDir}`)) return [];
      const words = read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim();
      // The second field, the name of the program, may hold spaces and is in brackets.
      const [, parent = '0'] = read(`/proc/${pid}/stat`)
        .replace(/^.*\) /s, '')
        .split(' ');
      return [{ pid: Number(pid), parent: Number(parent), role: roleOf(words), words }];
    });
}

/** Next gives its process a name of its own. */
function roleOf(words: string): Victim | undefined {
  if (words.includes('scripts/start.mjs')) return 'starter';
  if (words.includes('scripts/serve.ts')) return 'supervisor';
  if (words.includes('backend/src/main.ts')) return 'website';
  if (words.includes('site/src/renderer/main.ts')) return 'renderer';
  if (words.includes('cms/start.ts') || words.startsWith('next-server')) return 'admin';
  return words.includes('cms/seed/run.ts') ? 'preparer' : undefined;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // It has ended, or is somebody else's.
    return '';
  }
}
