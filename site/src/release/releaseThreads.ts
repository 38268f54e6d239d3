import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { CompletedPage, PageSettings } from './completePage.ts';
import type { Effort } from './compressContent.ts';

export interface ReleaseSettings extends PageSettings {
  pageEffort: Effort;
}

/** A rendered page that is written to `file`, or a file that lies there. */
type Work = { kind: 'page'; file: string; address: string; rendered: ArrayBuffer } | { kind: 'file'; file: string };
export type ReleaseTask = Work & { id: number };

type Page = Omit<CompletedPage, 'html'> & { bytes: Uint8Array<ArrayBuffer> };
/** A page is answered before its twins are written; only what has no page is answered at its end. */
export type ReleaseAnswer = { id: number; page?: Page; fault?: string };

/** Completes pages and compresses files beside the rendering, which keeps one processor busy by itself. */
export interface ReleaseThreads {
  completePage(file: string, address: string, rendered: ArrayBuffer): Promise<Page>;
  compressFile(file: string): Promise<void>;
  /** Resolves when everything is written; rejects where something could not be. */
  close(): Promise<void>;
}

/** More threads than these wait for the rendering. */
const maxThreads = 4;

export function openReleaseThreads(settings: ReleaseSettings): ReleaseThreads {
  const waiting = new Map<number, PromiseWithResolvers<Page | undefined>>();
  const faults: Error[] = [];
  const threads = Array.from({ length: Math.min(availableParallelism(), maxThreads) }, () =>
    new Worker(new URL('./releaseWorker.ts', import.meta.url), { workerData: settings })
      .on('message', take)
      .on('error', fail),
  );
  let lastId = 0;

  function take({ fault, id, page }: ReleaseAnswer): void {
    const caller = waiting.get(id);
    waiting.delete(id);
    if (fault === undefined) caller?.resolve(page);
    else if (caller) caller.reject(new Error(fault));
    else faults.push(new Error(fault));
  }

  function fail(error: unknown): void {
    const fault = error instanceof Error ? error : new Error(String(error));
    faults.push(fault);
    for (const caller of waiting.values()) caller.reject(fault);
    waiting.clear();
  }

  function run(work: Work): Promise<Page | undefined> {
    lastId += 1;
    const caller = Promise.withResolvers<Page | undefined>();
    waiting.set(lastId, caller);
    const task: ReleaseTask = { ...work, id: lastId };
    threads[lastId % threads.length]?.postMessage(task, task.kind === 'page' ? [task.rendered] : []);
    return caller.promise;
  }

  return {
    async completePage(file, address, rendered) {
      const page = await run({ kind: 'page', file, address, rendered });
      if (!page) throw new Error(`The page ${address} came back empty from its thread.`);
      return page;
    },
    async compressFile(file) {
      await run({ kind: 'file', file });
    },
    async close() {
      const ended = threads.map((thread) => new Promise((resolve) => thread.once('exit', resolve)));
      for (const thread of threads) thread.postMessage('close');
      await Promise.all(ended);
      if (faults[0]) throw faults[0];
    },
  };
}
