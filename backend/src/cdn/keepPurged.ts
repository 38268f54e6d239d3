import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { targetOf } from '../publishing/releases.ts';
import { readJson } from '../readJson.ts';
import { type Repeated, repeat } from '../repeat.ts';
import { findChangedPaths } from './findChangedPaths.ts';
import { keyOf, keyOfAll } from './pageKeys.ts';
import { PurgeFault } from './sendPurge.ts';

/** Keys that one call names; where more pages changed, all are forgotten: one key instead of a long series of calls. */
const mostKeys = 30;
/** ms after which the same keys are sent once more: an answer of before may have been on its way to the CDN. */
const againMs = 20_000;
/** ms before another try after a failure: the first pause, which doubles each time, and the longest. */
const pausesMs = { first: 1_000, longest: 60_000 };
/** Releases that one purge goes through; of more, all pages are forgotten. */
const mostReleases = 20;
const lookMs = 300;

/** Ids of releases that visitors got since the CDN was told last, the oldest first; that one is known to it. */
const served = z.array(z.string());

export interface PurgingOptions {
  /** Where the releases lie. */
  releasesDir: string;
  /** Keeps what is owed: a file of this host, since each host has releases of its own. */
  file: string;
  send: (keys: readonly string[], signal: AbortSignal) => Promise<void>;
  now: () => Date;
  logger: Pick<FastifyBaseLogger, 'error' | 'info'>;
}

/** Tells a CDN what changed with each release that visitors get. */
export interface Purging {
  /** Notes which release is served now. */
  note(): void;
  /** Tells what is owed, where it is time for that. */
  look(signal?: AbortSignal): Promise<void>;
  /** ms for which the CDN could not be told; 0 where it was. */
  failingForMs(): number;
}

export function openPurging({ file, logger, now, releasesDir, send }: PurgingOptions): Purging {
  let owed: string[] | undefined;
  let later: { keys: readonly string[]; at: number }[] = [];
  let failing: { since: number; times: number; nextAt: number } | undefined;

  function keep(ids: string[]): void {
    owed = ids;
    writeFileSync(`${file}.new`, JSON.stringify(ids));
    renameSync(`${file}.new`, file);
  }

  /** In one step, so that nobody else notes another release between reading and writing. */
  function note(): string[] {
    const current = targetOf(join(releasesDir, 'current'));
    // A machine that stopped may leave an empty file.
    owed ??= existsSync(file) ? (served.safeParse(readJson(readFileSync(file, 'utf8'))).data ?? []) : [];
    if (current === undefined || owed.at(-1) === current) return owed;
    // Before the first, and after too many, nobody knows what the CDN holds: an id of no release.
    const before = owed.length === 0 || owed.length > mostReleases ? ['unknown'] : owed;
    const ids = [...before, current];
    keep(ids);
    return ids;
  }

  async function keysBetween(ids: readonly string[]): Promise<string[]> {
    const keys = new Set<string>();
    for (const [place, id] of ids.entries()) {
      const before = ids[place - 1];
      if (before === undefined) continue;
      const changed = await findChangedPaths(join(releasesDir, before), join(releasesDir, id), mostKeys);
      for (const path of changed ?? []) keys.add(keyOf(path));
      if (!changed || keys.size > mostKeys) return [keyOfAll];
    }
    return [...keys];
  }

  async function look(signal: AbortSignal = new AbortController().signal): Promise<void> {
    const ids = note();
    const at = now().getTime();
    if (failing && at < failing.nextAt) return;
    const fresh = await keysBetween(ids);
    const due = later.filter((one) => one.at <= at);
    const keys = fewest([...fresh, ...due.flatMap((one) => one.keys)]);
    if (keys.length > 0) await send(keys, signal);
    later = later.filter((one) => one.at > at);
    if (fresh.length > 0) later.push({ keys: fresh, at: at + againMs });
    if (failing) logger.info('the CDN is told of changes again');
    failing = undefined;
    // Another release may be served by now: it stays owed.
    if (ids.length > 1) keep((owed ?? ids).slice(ids.length - 1));
  }

  function fail(error: unknown): void {
    const at = now().getTime();
    const times = (failing?.times ?? 0) + 1;
    const pauseMs = Math.min(pausesMs.first * 2 ** (times - 1), pausesMs.longest);
    const waitMs = error instanceof PurgeFault ? (error.waitMs ?? pauseMs) : pauseMs;
    // Words of errors do not reach the log, where they could be a visitor's; these are ours.
    const facts = error instanceof PurgeFault ? { reason: error.message } : { err: error };
    if (!failing) logger.error(facts, 'the CDN could not be told what changed, and is tried again');
    failing = { since: failing?.since ?? at, times, nextAt: at + waitMs };
  }

  return {
    note: () => void note(),
    async look(signal) {
      // What was ended with the host is owed, and no fault of the CDN.
      await look(signal).catch((error: unknown) => (signal?.aborted ? undefined : fail(error)));
    },
    failingForMs: () => (failing ? now().getTime() - failing.since : 0),
  };
}

/** Looks until it is stopped. */
export function keepPurged({ look }: Pick<Purging, 'look'>): Repeated {
  const ending = new AbortController();
  const repeated = repeat(async () => {
    await look(ending.signal);
    return lookMs;
  });
  return {
    stop() {
      ending.abort();
      return repeated.stop();
    },
  };
}

function fewest(keys: readonly string[]): string[] {
  const all = [...new Set(keys)];
  return all.includes(keyOfAll) || all.length > mostKeys ? [keyOfAll] : all;
}
