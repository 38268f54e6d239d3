import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { repositoryRoot } from '../repositoryRoot.ts';

/** What the work may use. The kernel keeps these bounds, so they hold even if this process has been killed. R62. */
export interface Bounds {
  /** Whole seconds of CPU time. Work that waits instead is ended after five minutes. */
  cpuS: number;
  /** MB of JavaScript's heap, and as much again of bytes beside it. */
  memoryMb: number;
  answerBytes: number;
}

export interface BoundedWork {
  /** The module from the root of the repository, such as `server/inbox/readBody.ts`. It exports `work`. */
  module: string;
  /** Its arguments, such as the path of a file. Everybody on the machine can read them. */
  args?: readonly string[];
  bounds: Bounds;
}

/** What a bounded module exports. What it throws is about the foreign bytes, never about our machine. */
export type Work = (...args: string[]) => Promise<Uint8Array | string>;

/** Foreign bytes that took too much, or that the work could not read. Trying again would end in the same way. */
export class Unreadable extends Error {
  readonly because: 'time' | 'memory' | 'size' | 'content';

  constructor(because: Unreadable['because']) {
    super(`Foreign bytes could not be read: ${because}`);
    this.because = because;
  }
}

/** At most this many at once, so that they leave a core to those who serve. The others wait. */
const atOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

/**
 * Reads foreign bytes in a process of its own: with bounds, at a low priority, without our variables and secrets.
 * Whatever happens there, this process goes on serving. Rejects with {@link Unreadable} if the bytes are to blame, and
 * with another error if the machine is: then it may be tried again.
 */
export async function runBounded(work: BoundedWork): Promise<Buffer> {
  if (running === atOnce) await new Promise<void>((begin) => waiting.push(begin));
  else running += 1;
  try {
    return await run(work);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** MB that Node reserves at its start and hardly touches; the kernel counts them too. */
const reservedMb = 700;
const longestMs = 300_000;
const complaintBytes = 2_000;
/** What `boundedProcess.ts` writes before the answer, as soon as the work begins. */
export const begunMark = '+';
/** What it writes after the whole answer, or where the work threw. However it ends then, it has answered. */
export const endedMark = '\n<ended>';
export const unreadableMark = '\n<unreadable>';

async function run({ args = [], bounds, module }: BoundedWork): Promise<Buffer> {
  const { answerBytes, cpuS, memoryMb } = bounds;
  const root = repositoryRoot();
  const limits = `ulimit -c 0; ulimit -S -t ${cpuS}; ulimit -d ${(reservedMb + 2 * memoryMb) * 1024}; exec "$@"`;
  const node = [process.execPath, '--disable-warning=ExperimentalWarning', `--max-old-space-size=${memoryMb}`];
  const { NODE_COMPILE_CACHE, NODE_ENV } = process.env;
  const child = spawn(
    '/bin/sh',
    ['-c', limits, 'sh', ...node, join(root, 'server/bounded/boundedProcess.ts'), resolve(root, module), ...args],
    {
      cwd: root,
      env: { NODE_COMPILE_CACHE, NODE_ENV },
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
      timeout: longestMs,
      killSignal: 'SIGKILL',
    },
  );
  // Listened to before anything is awaited: it may end at once.
  const closed = new Promise<[number | null, NodeJS.Signals | null]>((resolve) =>
    child.once('close', (code, signal) => resolve([code, signal])),
  );
  await once(child, 'spawn');
  const most = begunMark.length + answerBytes + endedMark.length;
  const [told, complaint, [, signal]] = await Promise.all([
    readMost(child.stdio[3], most, () => child.kill('SIGKILL')),
    readMost(child.stderr, complaintBytes),
    closed,
  ]);
  if (told.length === 0) throw new Error(`${module} could not be run: ${complaint.toString() || signal}`);
  if (told.length > most) throw new Unreadable('size');
  if (endsWith(told, endedMark)) return told.subarray(begunMark.length, -endedMark.length);
  if (endsWith(told, unreadableMark)) throw new Unreadable('content');
  if (signal === 'SIGXCPU' || (signal === 'SIGKILL' && child.killed)) throw new Unreadable('time');
  // V8 ends itself by a trap or an abort; the kernel, where the whole machine is short, by SIGKILL.
  if (signal !== null) throw new Unreadable('memory');
  throw new Error(`${module} could not be run: ${complaint.toString()}`);
}

const endsWith = (bytes: Buffer, mark: string) => bytes.subarray(-mark.length).equals(Buffer.from(mark));

/** Reads to the end, but keeps at most one byte more than `most`. */
async function readMost(stream: unknown, most: number, onMore?: () => void): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  if (!(stream instanceof Readable)) return Buffer.alloc(0);
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (length > most) continue;
    length += chunk.length;
    chunks.push(chunk);
    if (length > most) onMore?.();
  }
  return Buffer.concat(chunks).subarray(0, most + 1);
}

/** Puts foreign bytes into a file of their own, for work that is done apart, and removes it. */
export async function inFile<Result>(bytes: Uint8Array, work: (path: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'frontage-foreign-'));
  const path = join(folder, 'file');
  try {
    await writeFile(path, bytes);
    return await work(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}
