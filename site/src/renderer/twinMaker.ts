import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { releaseFiles } from '@frontage/contract/release.ts';

export interface TwinTask {
  /** Folder of a complete release. */
  directory: string;
  /** Not 0 once the thread should stop. */
  isStopped: Int32Array;
}

/**
 * Makes the compressed twins that a release went live without, in a thread of low priority that rests between two files
 * while others want the processor.
 */
export interface TwinMaker {
  begin(directory: string): void;
  /**
   * Begins no further file. Nobody waits for the current one, which may take a second on a busy machine: it replaces a
   * file with the same content, even if another release shares its folder meanwhile.
   */
  stop(): void;
  /** Stops, and waits until nothing is being written. */
  close(): Promise<void>;
}

const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 64 };

export function createTwinMaker(): TwinMaker {
  let isStopped = createFlag();
  let ended = Promise.resolve();
  const stop = () => {
    Atomics.store(isStopped, 0, 1);
    Atomics.notify(isStopped, 0);
  };
  return {
    stop,
    begin(directory) {
      stop();
      isStopped = createFlag();
      const task: TwinTask = { directory, isStopped };
      // Two threads in one folder would overwrite each other's notes of what is owed.
      ended = ended.then(() => makeTwins(task));
    },
    async close() {
      stop();
      await ended;
    },
  };
}

const createFlag = () => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/**
 * Resolves when its thread ends, for whatever reason. What is not done remains owed until the next publication or
 * start.
 */
async function makeTwins(task: TwinTask): Promise<void> {
  if (Atomics.load(task.isStopped, 0) !== 0) return;
  const thread = new Worker(new URL('./twinWorker.ts', import.meta.url), { workerData: task, resourceLimits });
  thread.on('error', (error) => console.error('Pages could not be compressed as small as they can be:', error));
  await new Promise<void>((resolve) => thread.once('exit', () => resolve()));
}

/** A file of a release, named as in its folder, and the quality with which it is still to be compressed. */
export type OwedTwin = [file: string, quality: number];

/** Returns the compressed twins that a release went live without, in the order in which they are made. */
export function readOwedTwins(directory: string): OwedTwin[] {
  const file = join(directory, releaseFiles.twins);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

export function writeOwedTwins(directory: string, owed: readonly OwedTwin[]): void {
  const file = join(directory, releaseFiles.twins);
  if (owed.length === 0) rmSync(file, { force: true });
  else {
    writeFileSync(`${file}.new`, JSON.stringify(owed));
    renameSync(`${file}.new`, file);
  }
}

/** Below this share of a core, others were waiting for the processor too. */
const uncontended = 0.7;

/** While they are, compressing takes at most a thirtieth of a core. */
const restsPerWork = 30;

/** ms. However large the file was. */
const longestPause = 5_000;

/**
 * Returns how long to rest after compressing a file, in ms: `cpu` is the processor time that took, `wall` the time by
 * the clock, both in ms.
 */
export function choosePause(cpu: number, wall: number): number {
  return cpu / wall >= uncontended ? 0 : Math.min(longestPause, cpu * restsPerWork);
}
