import { spawn } from 'node:child_process';
import { rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
import { cmsCommand } from '../commands.ts';
import { sqliteFile } from '../database/databaseFault.ts';
import type { Environment } from '../environment.ts';
import type { MomentPlace } from '../momentSettings.ts';
import { repeat } from '../repeat.ts';
import type { MomentOrder } from './takeMoment.ts';

interface KeepMomentsOptions {
  environment: Pick<Environment, 'databaseUrl' | 'dataDir' | 'moments'>;
  now: () => Date;
  logger: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Takes a moment of the database whenever something was written since the last one, and once a day so that expired
 * moments are removed. A failed one is tried again next time. Undefined if none are kept.
 */
export function keepMoments({ environment, logger, now }: KeepMomentsOptions) {
  const { moments } = environment;
  if (!moments) return undefined;
  const file = sqliteFile(environment.databaseUrl);
  let held = '';
  let holdsUntil = now();
  const repeated = repeat(async (ending) => {
    // An unfinished moment counts for nothing, and the next start takes one first.
    const at = now();
    try {
      const state = `${at.toISOString().slice(0, 10)} ${await readLastWrite(file)}`;
      if (state !== held) await takeMomentApart(environment, { place: moments.place, signal: ending });
      held = state;
      holdsUntil = at;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!ending.aborted) logger.error({ reason }, 'no moment of the database could be kept');
    }
    return moments.everyMs;
  });
  return {
    /** The time up to which writes are in a moment. At first it is the start, since nothing better is known. */
    holdUntil: () => holdsUntil,
    stop: repeated.stop,
  };
}

/** Only reads file metadata: opening and closing the file would release this process's locks. */
async function readLastWrite(file: string): Promise<string> {
  const [database, log] = await Promise.all(
    [file, `${file}-wal`].map((path) => stat(path, { bigint: true }).catch(() => undefined)),
  );
  return [database?.mtimeNs, database?.size, log?.mtimeNs, log?.size].join(' ');
}

type Database = Pick<Environment, 'databaseUrl' | 'dataDir'>;

interface TakeOptions {
  place: MomentPlace;
  at?: Date | undefined;
  /** Kills the process. That is safe at any time: an unfinished moment counts for nothing. */
  signal?: AbortSignal | undefined;
}

/**
 * Takes a moment in a separate process. Within one process, two SQLite libraries must not open the same file: when one
 * closes it, the system releases the locks of the other (https://sqlite.org/howtocorrupt.html, 2.2.1), and the host
 * writes with libsql. Visitors do not wait for the hashing either. Rejects with the reason in words.
 */
export async function takeMomentApart(database: Database, { at, place, signal }: TakeOptions): Promise<void> {
  const { cwd, typed } = cmsCommand('moments/run.ts');
  const order = orderFor(database, place, at);
  const child = spawn(process.execPath, typed, {
    cwd,
    killSignal: 'SIGKILL',
    stdio: ['pipe', 'ignore', 'pipe'],
    ...(signal ? { signal } : {}),
  });
  let fault: Error | undefined;
  child.once('error', (error) => {
    fault = error;
  });
  // A process that is killed before it has read its input reports that by its exit.
  child.stdin.on('error', () => undefined);
  // Sent on stdin and not as an argument: everybody on a machine can read arguments, and the order contains the
  // bucket's secret.
  child.stdin.end(JSON.stringify(order));
  const closed = new Promise<number | null>((resolved) => child.once('close', resolved));
  const [code, wrong] = await Promise.all([closed, text(child.stderr)]);
  if (signal?.aborted) await rm(order.copyFolder, { recursive: true, force: true });
  if (fault) throw fault;
  if (code !== 0) throw new Error(wrong || 'The process that took a moment was killed');
}

export function orderFor({ databaseUrl, dataDir }: Database, place: MomentPlace, at?: Date): MomentOrder {
  const copyFolder = join(dataDir, 'moment-copy');
  return { file: resolve(sqliteFile(databaseUrl)), copyFolder, place, at: at?.toISOString() };
}
