import { copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

const resourceLimits = { maxYoungGenerationSizeMb: 8 };

/**
 * Makes a folder of hard links to the files of another, so that 20,000 pages take half a second and no space. Runs in a
 * separate thread, because one `link` after another would block the caller.
 */
export function linkTree(from: string, to: string): Promise<void> {
  const { promise, reject, resolve } = Promise.withResolvers<void>();
  const thread = new Worker(new URL(import.meta.url), { workerData: { from, to }, resourceLimits });
  thread.once('message', () => resolve());
  thread.once('error', reject);
  thread.once('exit', () => reject(new Error('The thread that links files ended')));
  return promise;
}

function link(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) link(source, target);
    else linkOrCopy(source, target);
  }
}

/** Some file systems have no hard links. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}

if (!isMainThread && workerData?.from) {
  link(workerData.from, workerData.to);
  parentPort?.postMessage('done');
}
