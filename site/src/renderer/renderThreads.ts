import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { CompletedPage, PageSettings } from '../release/completePage.ts';
import type { Drawing } from '../views.ts';
import type { BuiltApp } from './builtApp.ts';
import type { Shared } from './viewContext.ts';

export type RenderThreads = ReturnType<typeof openRenderThreads>;

interface Waiting {
  work: Work;
  answer: PromiseWithResolvers<RenderAnswer>;
  /**
   * It was in a thread with another task when that thread ended, and is tried again alone, to find out which of them
   * was the cause.
   */
  isAlone?: boolean;
}

interface Thread {
  worker: Worker;
  /** Tasks passed to the thread, by id. The second waits in the thread, so that the thread never waits for us. */
  busy: Map<number, Waiting>;
}

/** More threads than this would only wait for the backend's answers. */
const maxThreads = 4;
const tasksPerThread = 2;

/**
 * A page lives for some milliseconds: with space for several, most of it is unreachable before a garbage collection.
 * More space costs memory.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 384 };

/** Renders, completes and writes pages in threads other than the one that knows the content. */
export function openRenderThreads(data: ThreadData, count = Math.min(availableParallelism(), maxThreads)) {
  const urgent: Waiting[] = [];
  const patient: Waiting[] = [];
  const shared = new Map<PagePurpose, SharedTask>();
  let lastId = 0;
  let isClosed = false;
  const { promise: loaded, reject, resolve } = Promise.withResolvers<void>();
  const threads = Array.from({ length: count }, startThread);

  function startThread(): Thread {
    const worker = new Worker(new URL('./renderWorker.ts', import.meta.url), { workerData: data, resourceLimits });
    const thread: Thread = { worker, busy: new Map() };
    worker.once('message', () => resolve());
    worker.once('error', reject);
    for (const task of shared.values()) worker.postMessage(task);
    worker.on('message', (answer: RenderAnswer) => {
      thread.busy.get(answer.id)?.answer.resolve(answer);
      thread.busy.delete(answer.id);
      handOut();
    });
    worker.on('error', (error) => replaceThread(thread, error));
    worker.on('exit', () => replaceThread(thread, new Error('The thread that renders ended')));
    return thread;
  }

  /** Replaces a thread that ended. Other pages in it are tried again, so that one page does not fail the others. */
  function replaceThread(thread: Thread, reason: unknown): void {
    const place = threads.indexOf(thread);
    if (isClosed || place < 0) return;
    threads[place] = startThread();
    const [first, ...others] = thread.busy.values();
    const message = `A page ended the thread that renders: ${reason instanceof Error ? reason.message : String(reason)}`;
    if (first && others.length === 0) first.answer.resolve({ id: 0, fault: { kind: 'render', message } });
    else patient.unshift(...[...thread.busy.values()].map((waiting) => ({ ...waiting, isAlone: true })));
    handOut();
  }

  function hasRoom({ busy }: Thread, next: Waiting): boolean {
    if (next.isAlone || [...busy.values()].some(({ isAlone }) => isAlone)) return busy.size === 0;
    return busy.size < tasksPerThread;
  }

  function handOut(): void {
    for (const thread of threads) {
      for (;;) {
        const queue = urgent.length > 0 ? urgent : patient;
        const [waiting] = queue;
        if (!waiting) return;
        if (!hasRoom(thread, waiting)) break;
        queue.shift();
        lastId += 1;
        thread.busy.set(lastId, waiting);
        const task: RenderTask = { ...waiting.work, id: lastId };
        thread.worker.postMessage(task);
      }
    }
  }

  async function run(work: Work, queue: Waiting[]): Promise<RenderAnswer> {
    const waiting: Waiting = { work, answer: Promise.withResolvers() };
    queue.push(waiting);
    handOut();
    const answer = await waiting.answer.promise;
    if (answer.fault) throw new RenderFault(answer.fault);
    return answer;
  }

  async function runPage(work: Work, queue: Waiting[]): Promise<RenderedPage> {
    const { page } = await run(work, queue);
    if (!page) throw new RenderFault({ kind: 'render', message: 'A page came back empty from its thread' });
    return page;
  }

  return {
    /** Rejects if the site's code cannot be loaded. */
    loaded,
    /** Passes on the data around every page of that purpose from now on. */
    share(purpose: PagePurpose, next: Shared): void {
      const task: SharedTask = { kind: 'shared', purpose, shared: next };
      shared.set(purpose, task);
      for (const { worker } of threads) worker.postMessage(task);
    },
    /** Writes the page and its compressed twin. `root`: the folder that is served. Rejects with a {@link RenderFault}. */
    writePage: (drawing: Drawing, file: string, root: string, quality: number | undefined) =>
      runPage({ kind: 'page', drawing, file, root, quality }, patient),
    /**
     * Draws a page for somebody who waits, before all pages that are written. `root`: a served folder, from which the
     * page may request existing styles.
     */
    async drawPage(drawing: Drawing, root?: string): Promise<RenderedPage & { html: string }> {
      const { html, ...page } = await runPage(
        { kind: 'page', drawing, quality: undefined, ...(root ? { root } : {}) },
        urgent,
      );
      return { ...page, html: html ?? '' };
    },
    async writeFile(file: string, content: string | Uint8Array<ArrayBuffer>, quality: number | undefined) {
      await run({ kind: 'file', file, content, quality }, patient);
    },
    /** Lets the threads free the memory that many pages left behind. */
    rest(): void {
      const task: RenderTask = { kind: 'rest' };
      for (const { worker } of threads) worker.postMessage(task);
    },
    async close() {
      isClosed = true;
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}

/** A page that was rendered and completed, with its HTML if it was not written to a file. */
export type RenderedPage = Omit<CompletedPage, 'asks' | 'pieces'> & {
  html?: string;
  /** Addresses of styles and drawings that are not visible at first and that the page requests. */
  asks: string[];
  used: string[];
  /** Faults of its structured data; only for pages that are written. */
  lacks?: string[];
};

export type ThreadData = PageSettings & Pick<BuiltApp, 'entry'>;

/** A task for a thread. */
type Work =
  /**
   * Without a file the HTML is returned. `root`: the served folder of the release that the page is written into, or of
   * one whose styles it may request. `quality`: of brotli; undefined if the compressed twin is made later.
   */
  | { kind: 'page'; drawing: Drawing; file?: string; root?: string; quality: number | undefined }
  | { kind: 'file'; file: string; content: string | Uint8Array<ArrayBuffer>; quality: number | undefined };
/** `rest`: many pages have been written, and nothing follows immediately. */
export type RenderTask = (Work & { id: number }) | SharedTask | { kind: 'rest' };

/** Written pages show what is being published; pages drawn meanwhile show what was published before. */
export type PagePurpose = 'written' | 'drawn';
interface SharedTask {
  kind: 'shared';
  purpose: PagePurpose;
  shared: Shared;
}

export interface RenderAnswer {
  id: number;
  page?: RenderedPage;
  fault?: Fault;
}

/**
 * `content`: an editor can fix it, and the message says how. `render`: the code failed. `system`: the machine failed.
 */
interface Fault {
  kind: 'content' | 'render' | 'system';
  message: string;
}

export class RenderFault extends Error {
  override name = 'RenderFault';
  readonly kind: Fault['kind'];
  constructor({ kind, message }: Fault) {
    super(message);
    this.kind = kind;
  }
}
