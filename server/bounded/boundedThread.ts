import { resolve } from 'node:path';
import { parentPort, Worker } from 'node:worker_threads';
import { repositoryRoot } from '../repositoryRoot.ts';

interface Options {
  /**
   * The module of the thread from the root of the repository, such as `server/media/uploadWorker.ts`. It calls
   * `answerInThread`. Not its address beside the asking file, which leads nowhere in the bundled admin.
   */
  module: string;
  /** ms for one question, from when the thread could read it. */
  patienceMs: number;
  /** MB of JavaScript's heap. */
  memoryMb: number;
}

type Reply<Answer> = { answer: Answer } | { failure: unknown } | 'ready';

/** ms for a start, in which nothing foreign is read. On a busy computer, the modules alone take seconds. */
const startMs = 120_000;

/**
 * A thread that reads foreign bytes with our own code, one question at a time, so that who is served does not wait for
 * it. Where somebody waits for the answer: a process of its own (`runBounded`), for what other people's code reads, takes
 * longer to start than most files take. The answer is undefined if the bytes took too much time or memory; the next
 * question gets a new thread. Rejects with what the thread threw.
 */
export function openBoundedThread<Question, Answer>({ memoryMb, module, patienceMs }: Options) {
  interface Asked {
    question: Question;
    resolve: (answer: Answer | undefined) => void;
    reject: (error: unknown) => void;
  }
  const waiting: Asked[] = [];
  let current: { asked: Asked; watch: NodeJS.Timeout } | undefined;
  let thread: Worker | undefined;
  let isReady = false;

  function begin(): Worker {
    const resourceLimits = { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };
    const worker = new Worker(resolve(repositoryRoot(), module), { resourceLimits });
    worker.on('message', (reply: Reply<Answer>) => {
      if (reply === 'ready') {
        isReady = true;
        clearTimeout(current?.watch);
        if (current) current.watch = watch();
        return;
      }
      const asked = settle();
      if ('answer' in reply) asked?.resolve(reply.answer);
      else asked?.reject(reply.failure);
      next();
    });
    // Out of memory. Its end follows.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      thread = undefined;
      isReady = false;
      settle()?.resolve(undefined);
      next();
    });
    // The thread must not keep a command alive: while it is asked, the watch does. After the listeners, which would.
    worker.unref();
    return worker;
  }

  /** Ends the thread after its time, unless its answer waits: it may be this thread that was held up. */
  function watch(): NodeJS.Timeout {
    const end = () => {
      if (current?.watch === timer) void thread?.terminate();
    };
    const timer = setTimeout(() => setImmediate(end), isReady ? patienceMs : startMs);
    return timer;
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
    current = { asked, watch: watch() };
    thread.postMessage(asked.question);
  }

  return (question: Question): Promise<Answer | undefined> =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      next();
    });
}

export function answerInThread<Question, Answer>(answer: (question: Question) => Promise<Answer>): void {
  parentPort?.on('message', async (question: Question) => {
    const reply: Reply<Answer> = await answer(question).then(
      (given) => ({ answer: given }),
      (failure: unknown) => ({ failure }),
    );
    parentPort?.postMessage(reply);
  });
  parentPort?.postMessage('ready' satisfies Reply<Answer>);
}
