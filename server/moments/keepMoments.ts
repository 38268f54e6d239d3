import { stat } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import { sqliteFile } from '../database/sqliteFile.ts';
import type { Environment } from '../environment.ts';
import { type Repeated, repeat } from '../repeat.ts';
import { takeMomentApart } from './takeMomentApart.ts';

interface KeepMomentsOptions {
  environment: Pick<Environment, 'databaseUrl' | 'dataDir' | 'moments'>;
  now: () => Date;
  logger: Pick<FastifyBaseLogger, 'error'>;
}

export interface KeptMoments extends Repeated {
  /** The time up to which writes are in a moment. At first it is the start, since nothing better is known. */
  holdUntil(): Date;
}

/**
 * Takes a moment of the database whenever something was written since the last one, and once a day so that expired
 * moments are removed. A failed one is tried again next time. Undefined if none are kept.
 */
export function keepMoments({ environment, logger, now }: KeepMomentsOptions): KeptMoments | undefined {
  const { moments } = environment;
  if (!moments) return undefined;
  const file = sqliteFile(environment.databaseUrl);
  const ending = new AbortController();
  let held = '';
  let holdsUntil = now();
  const repeated = repeat(async () => {
    const at = now();
    try {
      const state = `${at.toISOString().slice(0, 10)} ${await readLastWrite(file)}`;
      if (state !== held) await takeMomentApart(environment, { place: moments.place, signal: ending.signal });
      held = state;
      holdsUntil = at;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!ending.signal.aborted) logger.error({ reason }, 'no moment of the database could be kept');
    }
    return moments.everyMs;
  });
  return {
    holdUntil: () => holdsUntil,
    stop() {
      // An unfinished moment counts for nothing, and the next start takes one first.
      ending.abort();
      return repeated.stop();
    },
  };
}

/**
 * Returns a string that differs after every write by any process. Only reads file metadata: opening and closing the
 * file would release this process's locks.
 */
async function readLastWrite(file: string): Promise<string> {
  const [database, log] = await Promise.all(
    [file, `${file}-wal`].map((path) => stat(path, { bigint: true }).catch(() => undefined)),
  );
  return [database?.mtimeNs, database?.size, log?.mtimeNs, log?.size].join(' ');
}
