import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker, workerData } from 'node:worker_threads';
import { isCompressible, releaseFiles } from '@frontage/contract/release.ts';
import { compress } from '../release/compressContent.ts';

const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 64 };

/**
 * Makes the compressed twins that a release went live without, in a thread of low priority that rests between two files
 * while others want the processor. What is not done remains owed until the next publication or start.
 */
export function createTwinMaker() {
  let thread: Worker | undefined;
  /**
   * Gives up the current file, and resolves once nothing is being written, so that no other thread works in the folder.
   */
  const stop = async () => {
    await thread?.terminate();
  };
  return {
    stop,
    /** `directory`: folder of a complete release. */
    async begin(directory: string): Promise<void> {
      // Two threads in one folder would overwrite each other's notes of what is owed.
      await stop();
      thread = new Worker(new URL(import.meta.url), { workerData: { twinsOf: directory }, resourceLimits });
      thread.on('error', (error) => console.error(`Pages could not be compressed as small as they can be: ${error}`));
    },
  };
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

/** ms between two notes of the progress, each of which lists all that are left. */
const noteEveryMs = 10_000;

async function makeOwedTwins(directory: string): Promise<void> {
  const owed = readOwedTwins(directory);
  let notedAt = performance.now();
  for (const [place, [file, quality]] of owed.entries()) {
    if (performance.now() - notedAt > noteEveryMs) {
      writeOwedTwins(directory, owed.slice(place));
      notedAt = performance.now();
    }
    // The low priority of this thread counts only within its session or container, and hosts may run in others.
    await pause(makeTwin(directory, join(directory, releaseFiles.public, file), quality));
  }
  writeOwedTwins(directory, []);
}

/**
 * Never writes into the existing file, which older releases share. Returns how long others are to have the processor
 * before the next one, in ms.
 */
function makeTwin(directory: string, file: string, quality: number): number {
  const twin = `${file}.br`;
  if (!existsSync(file) || !isCompressible(file)) return 0;
  const content = readFileSync(file);
  const [begun, cpu] = [performance.now(), process.threadCpuUsage()];
  const smaller = compress(content, quality);
  const { system, user } = process.threadCpuUsage(cpu);
  const rest = choosePause((system + user) / 1000, performance.now() - begun);
  const known = statSync(twin, { throwIfNoEntry: false });
  if (!smaller || (known && smaller.length >= known.size)) return rest;
  // Outside the served and shared folder, because it may be left half written.
  const draft = join(directory, 'twin.new');
  writeFileSync(draft, smaller);
  renameSync(draft, twin);
  return rest;
}

if (workerData?.twinsOf) {
  const directory: string = workerData.twinsOf;
  // Only for this thread, on Linux; elsewhere it would apply to the whole process.
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
  await makeOwedTwins(directory).catch((error: unknown) => {
    // A newer release may have replaced this one and removed its folder during the work.
    if (existsSync(directory)) throw error;
  });
}
