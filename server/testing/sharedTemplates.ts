import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const variable = 'TEST_TEMPLATES';

/** Vitest calls it before its workers begin, and what it returns after them: what one of them has made serves all. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'frontage-templates-'));
  // PostgreSQL runs as a user of its own.
  chmodSync(folder, 0o755);
  process.env[variable] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** A file or folder that takes seconds to make: made by whichever worker needs it first, while the others wait. */
export async function makeOnce(name: string, make: (place: string) => Promise<void>): Promise<string> {
  // Outside of Vitest, and in other projects of it.
  if (!process.env[variable]) process.once('exit', setup());
  const place = join(process.env[variable] ?? '', name);
  const lock = `${place}.lock`;
  for (;;) {
    if (existsSync(place)) return place;
    if (takeLock(lock)) break;
    await pause(20);
  }
  try {
    if (!existsSync(place)) {
      // What a try before has left, which ended with a fault.
      rmSync(`${place}.new`, { recursive: true, force: true });
      await make(`${place}.new`);
      renameSync(`${place}.new`, place);
    }
    return place;
  } finally {
    rmdirSync(lock);
  }
}

function takeLock(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if (Object(error).code === 'EEXIST') return false;
    throw error;
  }
}
