import type { ReleaseSummary } from '@frontage/contract/release.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Payload } from 'payload';
import { isPostgres } from '../../database/sidePool.ts';
import { openFailing } from '../../failing.ts';
import { type Bucket, hashOf } from '../../files/bucket.ts';
import { keepReleases, type ReleaseFolder } from '../servedReleases.ts';
import { type Hearing, hearPublication } from './hearPublication.ts';
import { openLocalReleases, readShared, type SharedRelease, type SharedState, writeShared } from './localReleases.ts';
import { filesIn, type ListedRelease, listFiles, ReleaseBroken, removeRelease, storeRelease } from './storeRelease.ts';
import { inTurn, type Turn } from './turn.ts';

/** ms before a further attempt at most. */
const longestMs = 30_000;

interface SharingOptions {
  payload: Payload;
  bucket: Bucket;
  releases: Pick<ReleaseFolder, 'keepOnly'>;
  /** The folder of this host's releases. */
  directory: string;
  now: () => Date;
  logger: Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>;
}

/** The newest release of all hosts, of which this host has a copy. */
export interface NewestShared {
  id: string;
  version: string;
  /** The version of the code that made it. */
  code: string;
  /** The time by which it decides what has begun and what has ended. */
  moment: Date;
  /** Number of its pages that follow in the next one. */
  later?: number | undefined;
}

type Brought =
  /** Everything is here. */
  | { kind: 'level'; newest: NewestShared }
  /** No host has made a release, or the bucket lacks part of it. */
  | { kind: 'nothing' }
  /** It could not be fetched, and will be retried. */
  | { kind: 'away' };

export type Sharing = ReturnType<typeof openSharing>;

/**
 * Shares releases between hosts on one database through one bucket: one of them makes a release, all others fetch it.
 */
export function openSharing({ bucket, directory, logger, now, payload, releases }: SharingOptions) {
  const local = openLocalReleases(bucket, directory);
  const [bringing, storing] = [openFailing({ logger, longestMs, now }), openFailing({ logger, longestMs, now })];
  let state: SharedState = { releases: [], left: [] };
  /** The list of the newest release, if the bucket lacks a part of it. */
  let broken: string | undefined;
  let turn: Turn | undefined;

  async function look(held: string | undefined): Promise<Brought> {
    state = await readShared(payload);
    const { newest, releases: all } = state;
    const [first, ...others] = all;
    broken = undefined;
    if (!first || !newest) return { kind: 'nothing' };
    const isNew = !local.isHere(first);
    if (isNew) await bringNewest(first);
    // Fetch the others later, one per check: editors may go back to them, and open pages request their files.
    const further = others.find((one) => !local.isHere(one) && (one.id === held || !isNew));
    if (further) await local.bringOlder(further, all);
    return { kind: 'level', newest: { ...newest, id: first.id, later: first.later, moment: new Date(newest.moment) } };
  }

  async function bringNewest(first: SharedRelease): Promise<void> {
    const startedAt = performance.now();
    await local.bring(first, state.releases).catch((error: unknown) => {
      if (error instanceof ReleaseBroken) broken = first.list;
      throw error;
    });
    logger.info({ release: first.id, ms: Math.round(performance.now() - startedAt) }, 'the newest release lies here');
    storing.clear();
    await releases.keepOnly(keptIds());
  }

  const keptIds = () => state.releases.map(({ id }) => id);

  /** Also false if the database cannot be read. */
  async function isNewest(list: string): Promise<boolean> {
    return readShared(payload).then(
      (one) => one.releases[0]?.list === list,
      () => false,
    );
  }

  function ours(): Turn {
    if (!turn) throw new Error('Releases are shared in the turn of a host alone');
    return turn;
  }

  async function write(next: SharedState): Promise<void> {
    await writeShared(payload, ours(), next);
    state = next;
  }

  /** Repeats until no file changes meanwhile: pages that are already live may be recompressed at this moment. */
  async function storeAsItStands(directory: string, base: ListedRelease | undefined) {
    const known = base && new Set(Object.values(base.files));
    for (;;) {
      const text = await listFiles(directory, base);
      const list = hashOf(text);
      if (broken === undefined && state.releases.some((one) => one.list === list)) return { list, text };
      // Note it first: if this host dies, another one removes what it stored in vain.
      await write({ ...state, left: [...new Set([...state.left, list])] });
      const release = { directory, list, files: filesIn(text) ?? {} };
      if (await storeRelease({ bucket, release, text, known, turn: ours() })) return { list, text };
    }
  }

  /** Stores a release and makes it the newest. Files that it shares with the previous one are in the bucket already. */
  async function store(
    { code, id, later, version }: ReleaseSummary,
    moment: Date,
    held: string | undefined,
  ): Promise<void> {
    const [before] = state.releases;
    const base = before && broken === undefined ? await local.listed(before.id) : undefined;
    const isKnown = base !== undefined && base.list === before?.list;
    const { list, text } = await storeAsItStands(local.folderOf(id), isKnown ? base : undefined);
    await local.note({ id, list }, text);
    const others = broken === undefined ? state.releases.filter((one) => one.id !== id) : [];
    const kept = keepReleases([{ id, list, later }, ...others], [held]);
    const gone = state.releases.map((one) => one.list);
    const left = [...new Set([...state.left, ...gone])].filter((one) => !kept.some((stays) => stays.list === one));
    await write({ newest: { version, code, moment: moment.toISOString() }, releases: kept, left });
    broken = undefined;
  }

  return {
    /** Fetches the newest release, and the one at which the site is held. Always resolves. */
    async bring(held: string | undefined): Promise<Brought> {
      if (bringing.rests()) return { kind: 'away' };
      try {
        const brought = await look(held);
        bringing.clear();
        return brought;
      } catch (error) {
        if (broken !== undefined && (await isNewest(broken))) {
          logger.warn({ err: error }, 'a release is made again, as the bucket has lost it');
          return { kind: 'nothing' };
        }
        bringing.fail({ err: error }, 'a release of another host could not be brought');
        return { kind: 'away' };
      }
    },
    /** Runs work that only one host may do at a time; undefined if another host is doing it. */
    inTurn: <Result>(work: () => Promise<Result>): Promise<Result | undefined> =>
      inTurn(payload, async (taken) => {
        turn = taken;
        try {
          return await work();
        } finally {
          turn = undefined;
        }
      }),
    /**
     * Shares a complete release of this host with all others; only in its turn. Rejects if the bucket does not accept
     * it.
     */
    async share(summary: ReleaseSummary, moment: Date, held: string | undefined): Promise<void> {
      try {
        await store(summary, moment, held);
        bringing.clear();
        storing.clear();
      } catch (error) {
        storing.fail({ err: error }, 'a release could not be stored for other hosts');
        throw error;
      }
    },
    /** Ids of the releases that all hosts keep, newest first. */
    kept: keptIds,
    /** Removes what nobody needs any more from the bucket; only in its turn. Always resolves. */
    async tidy(): Promise<void> {
      try {
        await releases.keepOnly(keptIds());
        const kept = state.releases.map((one) => one.list).toReversed();
        for (const list of state.left) {
          await removeRelease({ bucket, list, kept, filesOf: local.filesOf, turn: ours() });
          await write({ ...state, left: state.left.filter((one) => one !== list) });
        }
      } catch (err) {
        logger.warn({ err }, 'what no release needs could not be taken out of the bucket; the next one tries again');
      }
    },
    /** ms for which nothing could be fetched or stored; 0 if all is well. */
    failsForMs: () => Math.max(bringing.forMs(), storing.forMs()),
  };
}

interface SharedOptions {
  payload: Payload;
  bucket: Bucket | undefined;
  releases: ReleaseFolder;
  environment: { releasesDir: string };
  now: () => Date;
  logger: Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>;
}

/**
 * Opens the sharing of releases and its notifications. Undefined without a bucket, or without a database for several
 * hosts.
 */
export function openShared(options: SharedOptions): { sharing: Sharing; hearing: Hearing } | undefined {
  const { bucket, environment, payload } = options;
  if (!bucket || !isPostgres(payload.db)) return undefined;
  const sharing = openSharing({ ...options, bucket, directory: environment.releasesDir });
  return { sharing, hearing: hearPublication(payload) };
}
