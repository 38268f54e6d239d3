import { Worker } from 'node:worker_threads';
import type { Piece } from '@frontage/cms/files/pictures/Picture.ts';
import type { FileFault } from './FileFault.ts';
import type { AcceptedType } from './mimeTypes.ts';

/** What a received file is; for a picture also the parts that are kept of it. Or why it is refused. */
export type LookedAt = { type: AcceptedType; pieces?: Piece[] } | { fault: FileFault | 'damaged' | 'tooLarge' };

/** ms for one file. A document of ten thousand parts takes 0.3 s of a processor, 50 MB of text half a second. */
const usualPatienceMs = 15_000;
/** The heap of a thread that looks at files through a window of 64 KB. */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };

export interface Question {
  path: string;
  name: string;
}
export type Answer = { looked: LookedAt } | { failure: unknown };

interface Asked extends Question {
  resolve: (looked: LookedAt) => void;
  reject: (error: unknown) => void;
}

/**
 * A thread that says what received files are, one at a time: foreign bytes are never parsed where visitors are served.
 * One that takes too long or too much memory there is a file that we cannot open. Not a process for each file, as for
 * emails: somebody waits for the answer, and only our own code reads these bytes.
 */
export function openFileThread({ patienceMs = usualPatienceMs, module = new URL('./fileWorker.ts', import.meta.url) } = {}): (question: Question) => Promise<LookedAt> {
  const waiting: Asked[] = [];
  let current: { asked: Asked; watch: NodeJS.Timeout } | undefined;
  let thread: Worker | undefined;

  function begin(): Worker {
    const worker = new Worker(module, { resourceLimits });
    // The thread must not keep the process alive by itself.
    worker.unref();
    worker.on('message', (answer: Answer) => {
      const asked = settle();
      if ('looked' in answer) asked?.resolve(answer.looked);
      else asked?.reject(answer.failure);
      next();
    });
    // Out of memory, or ended for its time: the file is to blame, and the next one gets a new thread.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      thread = undefined;
      settle()?.resolve({ fault: 'unknown' });
      next();
    });
    return worker;
  }

  function settle(): Asked | undefined {
    const asked = current?.asked;
    clearTimeout(current?.watch);
    current = undefined;
    return asked;
  }

  function next(): void {
    const asked = current ? undefined : waiting.shift();
    if (!asked) return;
    thread ??= begin();
    const { name, path } = asked;
    current = { asked, watch: setTimeout(() => void thread?.terminate(), patienceMs).unref() };
    thread.postMessage({ name, path } satisfies Question);
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ ...question, resolve, reject });
      next();
    });
}

/** Asks what a file is. Rejects if the disk fails. */
export const askWhatItIs = openFileThread();
