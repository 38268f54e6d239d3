import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { isMainThread, workerData } from 'node:worker_threads';
import { isCompressible, releaseFiles } from '@frontage/contract/release.ts';
import { compress } from '../release/compressContent.ts';
import { choosePause, readOwedTwins, type TwinTask, writeOwedTwins } from './twinMaker.ts';

/** How many files are made between two notes of the progress; a note lists all that are left. */
const betweenNotes = (owed: number) => Math.max(25, Math.ceil(owed / 100));

function makeOwedTwins({ directory, isStopped }: TwinTask): void {
  const owed = readOwedTwins(directory);
  const pause = betweenNotes(owed.length);
  let done = 0;
  let rest = 0;
  for (const [file, quality] of owed) {
    // The low priority of this thread counts only within its session or container, and hosts may run in others.
    if (rest > 0) Atomics.wait(isStopped, 0, 0, rest);
    if (Atomics.load(isStopped, 0) !== 0) break;
    rest = makeTwin(directory, join(directory, releaseFiles.public, file), quality);
    done += 1;
    if (done % pause === 0) writeOwedTwins(directory, owed.slice(done));
  }
  writeOwedTwins(directory, owed.slice(done));
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

// Imported without a task, this module is only compiled, for the thread that has one.
if (!isMainThread && workerData?.isStopped) {
  const task: TwinTask = workerData;
  // Only for this thread, on Linux; elsewhere it would apply to the whole process.
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
  try {
    makeOwedTwins(task);
  } catch (error) {
    // A newer release may have replaced this one and removed its folder during the work.
    if (existsSync(task.directory)) throw error;
  }
}
