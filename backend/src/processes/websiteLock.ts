import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Lock, takeLock } from '@frontage/cms/takeLock.ts';

/** ms between two looks. */
const retryMs = 100;

/**
 * Held by a website for as long as it lives: where its socket is held by others, no port tells whether it has ended.
 * Undefined where another one is not gone yet.
 */
export function holdWebsite(dataDir: string): Lock | undefined {
  return takeLock(join(dataDir, 'website.lock'));
}

/** False where the website that works on a folder has not ended within `patienceMs`. */
export async function websiteEnds(dataDir: string, patienceMs: number): Promise<boolean> {
  const givesUpAt = performance.now() + patienceMs;
  for (;;) {
    const lock = holdWebsite(dataDir);
    lock?.release();
    if (lock) return true;
    if (performance.now() >= givesUpAt) return false;
    await pause(retryMs);
  }
}
