import { Worker } from 'node:worker_threads';

/** What a thread that makes twins is started with. */
export interface TwinTask {
  /** Of a whole release. */
  directory: string;
  /** Not 0 from when it should stop on. */
  isStopped: Int32Array;
}

/** Makes the twins that a release went live without, in a thread that takes what time of the processor is left over. */
export interface TwinMaker {
  begin(directory: string): void;
  /**
   * No other file is begun. Nobody waits for the one at hand, which on a busy machine may take a second: it takes the
   * place of a file that says the same, whoever shares its folder meanwhile.
   */
  stop(): void;
  /** Stops, and waits until nothing is written any more. */
  close(): Promise<void>;
}

const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 64 };

export function createTwinMaker(): TwinMaker {
  let isStopped = newFlag();
  let ended = Promise.resolve();
  const stop = () => {
    Atomics.store(isStopped, 0, 1);
  };
  return {
    stop,
    begin(directory) {
      stop();
      isStopped = newFlag();
      const task: TwinTask = { directory, isStopped };
      // Two threads in one folder would each note what is owed without the other.
      ended = ended.then(() => makeTwins(task));
    },
    async close() {
      stop();
      await ended;
    },
  };
}

const newFlag = () => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/** Ends with its thread, however that ended. What is not done is owed still, until the next publication or start. */
async function makeTwins(task: TwinTask): Promise<void> {
  if (Atomics.load(task.isStopped, 0) !== 0) return;
  const thread = new Worker(new URL('./twinWorker.ts', import.meta.url), { workerData: task, resourceLimits });
  thread.on('error', (error) => console.error('Pages could not be compressed as small as they can be:', error));
  await new Promise<void>((resolve) => thread.once('exit', () => resolve()));
}
