import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readJson } from '@frontage/contract/primitives/readJson.ts';
import { releaseFiles, servedPages } from '@frontage/contract/release.ts';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { openFailing } from '../failing.ts';
import { openReleaseFolder, targetOf } from '../publishing/servedReleases.ts';
import { repeat } from '../repeat.ts';
import type { CdnSettings } from './cdnSettings.ts';
import { keyOf, keyOfAll } from './pageKeys.ts';
import { PurgeFault, sendPurge } from './sendPurge.ts';

interface CdnOptions {
  environment: { cdn: CdnSettings | undefined; cms: { dataDir: string }; releasesDir: string };
  now: () => Date;
  logger: Pick<FastifyBaseLogger, 'error' | 'info'>;
}

/**
 * Opens the CDN of an environment, which is told of each release that visitors get from now on, and keeps it purged.
 * Without a CDN, returns the plain folder of releases.
 */
export function openCdn({ environment, logger, now }: CdnOptions) {
  const { cdn, cms, releasesDir } = environment;
  const releases = openReleaseFolder(releasesDir);
  if (!cdn) return { releases, failsForMs: undefined, stop: async () => {} };
  const purging = openPurging({
    releasesDir,
    file: join(cms.dataDir, 'cdn.json'),
    send: (keys, signal) => sendPurge(cdn, keys, signal),
    now,
    logger,
  });
  return {
    /** Also records for the CDN which release becomes current. */
    releases: {
      ...releases,
      async makeCurrent(id: string) {
        await releases.makeCurrent(id);
        // A release that is replaced before the next look was still seen by visitors, and so by the CDN.
        purging.note();
      },
    },
    /** ms for which the CDN could not be told. */
    failsForMs: purging.failingForMs,
    stop: repeat(async (ending) => {
      await purging.look(ending);
      return lookMs;
    }).stop,
  };
}

/** Files with a hash in their name never change, and a compressed twin changes with its file. */
const isLeftOut = /^_astro\/|\.(?:br|gz)$/;

/** The most keys in one purge. If more pages changed, all are forgotten: one key instead of a long series of calls. */
const mostKeys = 30;
/** ms after which the same keys are sent once more, because an older answer may have been on its way to the CDN. */
const againMs = 20_000;
/** ms before a further attempt at most. */
const longestMs = 60_000;
/** The most releases that one purge covers. If there are more, all pages are forgotten. */
const mostReleases = 20;
const lookMs = 300;

/** Ids of the releases that visitors got since the last purge, oldest first. The CDN already knows the first. */
const served = z.array(z.string());

interface PurgingOptions {
  releasesDir: string;
  /** Stores what is owed: a file of this host, since each host has its own releases. */
  file: string;
  send: (keys: readonly string[], signal: AbortSignal) => Promise<void>;
  now: () => Date;
  logger: Pick<FastifyBaseLogger, 'error' | 'info'>;
}

/** Tells a CDN what changed with each release that visitors get. */
export function openPurging({ file, logger, now, releasesDir, send }: PurgingOptions) {
  let owed: string[] | undefined;
  let later: { keys: readonly string[]; at: number }[] = [];
  const failing = openFailing({ logger, longestMs, now });

  function keep(ids: string[]): void {
    owed = ids;
    writeFileSync(`${file}.new`, JSON.stringify(ids));
    renameSync(`${file}.new`, file);
  }

  /** Synchronous, so that nobody else records another release between reading and writing. */
  function note(): string[] {
    const current = targetOf(join(releasesDir, 'current'));
    // If the machine stopped, the file may be empty.
    owed ??= existsSync(file) ? (served.safeParse(readJson(readFileSync(file, 'utf8'))).data ?? []) : [];
    if (current === undefined || owed.at(-1) === current) return owed;
    // Before the first purge, and after too many releases, nobody knows what the CDN holds. An id that no release has
    // marks this.
    const before = owed.length === 0 || owed.length > mostReleases ? ['unknown'] : owed;
    const ids = [...before, current];
    keep(ids);
    return ids;
  }

  async function findKeysBetween(ids: readonly string[]): Promise<string[]> {
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
    if (failing.rests()) return;
    const at = now().getTime();
    const fresh = await findKeysBetween(ids);
    const due = later.filter((one) => one.at <= at);
    const keys = fewest([...fresh, ...due.flatMap((one) => one.keys)]);
    if (keys.length > 0) await send(keys, signal);
    later = later.filter((one) => one.at > at);
    if (fresh.length > 0) later.push({ keys: fresh, at: at + againMs });
    if (failing.clear()) logger.info('the CDN is told of changes again');
    // Another release may be served by now. It stays owed.
    if (ids.length > 1) keep((owed ?? ids).slice(ids.length - 1));
  }

  function fail(error: unknown): void {
    // Messages of other errors stay out of the log, because they could contain a visitor's words; these are ours.
    const facts = error instanceof PurgeFault ? { reason: error.message } : { err: error };
    const waitMs = error instanceof PurgeFault ? error.waitMs : undefined;
    failing.fail(facts, 'the CDN could not be told what changed, and is tried again', waitMs);
  }

  return {
    note: () => void note(),
    async look(signal?: AbortSignal): Promise<void> {
      // A purge that was aborted because the host ends stays owed, and is no fault of the CDN.
      await look(signal).catch((error: unknown) => (signal?.aborted ? undefined : fail(error)));
    },
    /** ms for which the CDN could not be told; 0 if the last purge worked. */
    failingForMs: failing.forMs,
  };
}

function fewest(keys: readonly string[]): string[] {
  const all = [...new Set(keys)];
  return all.includes(keyOfAll) || all.length > mostKeys ? [keyOfAll] : all;
}

/**
 * The paths at which two releases answer differently, in no particular order. Undefined if one of the releases is gone,
 * or if there are more than `most` paths. An unchanged file is one file with two names (a hard link), so few files are
 * read.
 */
export async function findChangedPaths(from: string, to: string, most: number): Promise<string[] | undefined> {
  try {
    const [before, after] = await Promise.all([readRelease(from), readRelease(to)]);
    const changed: string[] = [];
    for (const file of new Set([...before.files, ...after.files])) {
      const path = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
      const isSame = before.headersOf(path) === after.headersOf(path) && (await isSameFile(from, to, file));
      if (!isSame && changed.push(path) > most) return undefined;
    }
    return changed;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function readRelease(directory: string) {
  const folder = join(directory, releaseFiles.public);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => join(parentPath, name).slice(folder.length + 1))
    .filter((file) => !isLeftOut.test(file));
  const { headers, pages } = servedPages.parse(JSON.parse(await readFile(join(directory, releaseFiles.pages), 'utf8')));
  return {
    files,
    headersOf: (path: string) => {
      const [place, marks] = pages[path] ?? [];
      return place === undefined ? '' : JSON.stringify([headers[place], marks]);
    },
  };
}

async function isSameFile(from: string, to: string, file: string): Promise<boolean> {
  const [one, other] = [from, to].map((directory) => join(directory, releaseFiles.public, file));
  if (one === undefined || other === undefined) return false;
  const [before, after] = await Promise.all([one, other].map((path) => stat(path).catch(() => undefined)));
  if (before === undefined || after === undefined || before.size !== after.size) return false;
  if (before.ino === after.ino && before.dev === after.dev) return true;
  return (await readFile(one)).equals(await readFile(other));
}
