import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { createPageCompleter } from './completePage.ts';
import { compressContent, mostEffort } from './compressContent.ts';
import type { ReleaseAnswer, ReleaseSettings, ReleaseTask } from './releaseThreads.ts';

const { pageEffort, ...pageSettings }: ReleaseSettings = workerData;
const complete = createPageCompleter(pageSettings);

/** One task after another: a thread holds one page or file in memory, and the sender waits while it is busy. */
parentPort?.on('message', (task: ReleaseTask | 'close') => {
  if (task === 'close') return parentPort?.close();
  try {
    if (task.kind === 'page') completePage(task);
    else {
      compressContent(task.file, readFileSync(task.file), mostEffort);
      answer({ id: task.id });
    }
  } catch (error) {
    answer({ id: task.id, fault: error instanceof Error ? error.message : String(error) });
  }
});

/** The page goes back before it is compressed, so that the build need not wait for that. */
function completePage({ address, file, id, rendered }: Extract<ReleaseTask, { kind: 'page' }>): void {
  const { html, ...known } = complete(address, Buffer.from(rendered).toString());
  const bytes = Buffer.from(html);
  answer({ id, page: { ...known, bytes } });
  mkdirSync(dirname(file), { recursive: true });
  compressContent(file, bytes, pageEffort);
}

function answer(message: ReleaseAnswer): void {
  parentPort?.postMessage(message);
}
