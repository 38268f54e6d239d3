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
  /** In place of the clock. */
  at?: Date | undefined;
  /** Kills it: at any time, what is not a moment then counts for nothing. */
  signal?: AbortSignal | undefined;
}

/**
 * Takes a moment in a process of its own. In one process two libraries of SQLite must not open the same file: as one of
 * them closes it, the system takes the locks of the other (https://sqlite.org/howtocorrupt.html, 2.2.1), and the host
 * writes by libsql. Nor do visitors wait while it hashes. Rejects with the reason in words.
 */
export async function takeMomentApart(database: Database, { at, place, signal }: TakeOptions): Promise<TakenMoment> {
  const { cwd, typed } = cmsCommand('moments/run.ts');
  const order = orderFor(database, place, at);
  const child = spawn(process.execPath, typed, { cwd, killSignal: 'SIGKILL', ...(signal ? { signal } : {}) });
  let fault: Error | undefined;
  child.once('error', (error) => {
    fault = error;
  });
  // One that is killed before it has read says so by how it ends.
  child.stdin.on('error', () => undefined);
  // Not as a word of its command: everybody on a machine may read those, and it holds the bucket's secret.
  child.stdin.end(JSON.stringify(order));
  const closed = new Promise<number | null>((resolved) => child.once('close', resolved));
  const [code, told, wrong] = await Promise.all([closed, text(child.stdout), text(child.stderr)]);
  if (signal?.aborted) await rm(order.copyFolder, { recursive: true, force: true });
  if (fault) throw fault;
  if (code !== 0) throw new Error(wrong || 'The process that took a moment was killed');
  return JSON.parse(told) as TakenMoment;
}

/** What such a process is told. */
export function orderFor({ databaseUrl, dataDir }: Database, place: MomentPlace, at?: Date): MomentOrder {
  const copyFolder = join(dataDir, 'moment-copy');
  return { file: resolve(sqliteFile(databaseUrl)), copyFolder, place, at: at?.toISOString() };
}
