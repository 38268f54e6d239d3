import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { cmsCommand } from '../cmsCommand.ts';
import { sqliteFile } from '../database/sqliteFile.ts';
import type { Environment } from '../environment.ts';
import type { MomentPlace } from '../momentSettings.ts';
import type { MomentOrder, TakenMoment } from './takeMoment.ts';

type Database = Pick<Environment, 'databaseUrl' | 'dataDir'>;

interface TakeOptions {
  place: MomentPlace;
  /** Instead of the clock. */
  at?: Date | undefined;
  /** Kills the process. That is safe at any time: an unfinished moment counts for nothing. */
  signal?: AbortSignal | undefined;
}

/**
 * Takes a moment in a separate process. Within one process, two SQLite libraries must not open the same file: when one
 * closes it, the system releases the locks of the other (https://sqlite.org/howtocorrupt.html, 2.2.1), and the host
 * writes with libsql. Visitors do not wait for the hashing either. Rejects with the reason in words.
 */
export async function takeMomentApart(database: Database, { at, place, signal }: TakeOptions): Promise<TakenMoment> {
  const { cwd, typed } = cmsCommand('moments/run.ts');
  const order = orderFor(database, place, at);
  const child = spawn(process.execPath, typed, { cwd, killSignal: 'SIGKILL', ...(signal ? { signal } : {}) });
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
  const [code, told, wrong] = await Promise.all([closed, text(child.stdout), text(child.stderr)]);
  if (signal?.aborted) await rm(order.copyFolder, { recursive: true, force: true });
  if (fault) throw fault;
  if (code !== 0) throw new Error(wrong || 'The process that took a moment was killed');
  return JSON.parse(told) as TakenMoment;
}

/** The order for such a process. */
export function orderFor({ databaseUrl, dataDir }: Database, place: MomentPlace, at?: Date): MomentOrder {
  const copyFolder = join(dataDir, 'moment-copy');
  return { file: resolve(sqliteFile(databaseUrl)), copyFolder, place, at: at?.toISOString() };
}
