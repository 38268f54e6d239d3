import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Lock, takeLock } from '../holdDirectory.ts';

/** ms between two attempts. */
const retryMs = 100;

/**
 * Takes the lock that a website holds for as long as it lives: if its sockets are held by another process, no port
 * tells whether it has ended. Undefined if another website still has it.
 */
export function holdWebsite(dataDir: string): Lock | undefined {
  return takeLock(join(dataDir, 'website.lock'));
}

/** Waits for the website that uses a folder to end; false if it has not within `patienceMs`. */
export async function waitForWebsiteEnd(dataDir: string, patienceMs: number): Promise<boolean> {
  const givesUpAt = performance.now() + patienceMs;
  for (;;) {
    const lock = holdWebsite(dataDir);
    lock?.release();
    if (lock) return true;
    if (performance.now() >= givesUpAt) return false;
    await pause(retryMs);
  }
}
