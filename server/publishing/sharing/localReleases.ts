import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseFiles } from '@frontage/contract/release.ts';
import type { Payload } from 'payload';
import { z } from 'zod';
import { sidePoolOf } from '../../database/sidePool.ts';
import type { Bucket } from '../../files/bucket.ts';
import { publicationChannel } from '../releases.ts';
import {
  bringRelease,
  type FilesByPath,
  fileHash,
  filesIn,
  keyOf,
  type ListedRelease,
  ReleaseBroken,
  readListed,
} from './storeRelease.ts';
import type { Turn } from './turn.ts';

const shared = z.object({
  /** About the newest release: the version of its content, the code that made it, and the time it is based on. */
  newest: z.object({ version: z.string(), code: z.string(), moment: z.iso.datetime() }).optional(),
  /** Releases that are complete in the bucket, newest first, each with the hash of its list. */
  releases: z.array(
    z.object({
      id: z.string().regex(/^\d{14}-[0-9a-f]+$/),
      list: fileHash,
      /** Number of its pages that follow in the next one. */
      later: z.int().optional(),
    }),
  ),
  /** Lists of releases that nobody needs any more, or that were never completed: their files must be removed. */
  left: z.array(fileHash),
});

/** The state that all hosts of a database share: one row, which only the host whose turn it is may write. */
export type SharedState = z.infer<typeof shared>;

export type SharedRelease = SharedState['releases'][number];

const key = 'shared releases';

export function openLocalReleases(bucket: Bucket, directory: string) {
  /** The lists, by release id, of releases that are here as in the bucket, or that the bucket has lost. */
  const known = new Map<string, string>();
  const folderOf = (id: string) => join(directory, id);
  const listed = (id: string) => readListed(folderOf(id));
  const isHere = ({ id, list }: SharedRelease) => known.get(id) === list;

  async function findListed(others: readonly SharedRelease[]): Promise<ListedRelease | undefined> {
    for (const { id } of others) {
      const found = await listed(id);
      if (found) return found;
    }
    return undefined;
  }

  /** Fetches a release, reusing files of the first of the others that is here. Rejects like {@link bringRelease}. */
  async function bring(release: SharedRelease, others: readonly SharedRelease[]): Promise<void> {
    if (isHere(release)) return;
    const { id, list } = release;
    const beside = await findListed(others.filter((other) => other.id !== id));
    await bringRelease({ bucket, directory: folderOf(id), list, beside });
    known.set(id, list);
  }

  return {
    isHere,
    bring,
    /** Like `bring`, but a release that the bucket has lost is skipped from then on. */
    async bringOlder(release: SharedRelease, others: readonly SharedRelease[]): Promise<void> {
      await bring(release, others).catch((error: unknown) => {
        if (!(error instanceof ReleaseBroken)) throw error;
        known.set(release.id, release.list);
      });
    },
    listed,
    /** Saves the list of a release that this host has stored in the bucket. */
    async note({ id, list }: SharedRelease, text: Buffer): Promise<void> {
      const file = join(folderOf(id), releaseFiles.files);
      await writeFile(`${file}.new`, text);
      await rename(`${file}.new`, file);
      known.set(id, list);
    },
    /** The files of a list, from here or from the bucket; undefined if neither has it. */
    async filesOf(list: string): Promise<FilesByPath | undefined> {
      const [id] = [...known].find(([, one]) => one === list) ?? [];
      const found = id === undefined ? undefined : await listed(id);
      if (found?.list === list) return found.files;
      const folder = await mkdtemp(join(directory, '.list-'));
      try {
        const file = join(folder, 'list');
        return (await bucket.fetch(keyOf(list), file)) ? filesIn(await readFile(file)) : undefined;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    folderOf,
  };
}

export async function readShared(payload: Payload): Promise<SharedState> {
  return shared.safeParse(await payload.kv.get(key)).data ?? { releases: [], left: [] };
}

/** Writes the state and notifies all hosts. Throws if the turn is over, because another host may have continued. */
export async function writeShared(payload: Payload, turn: Turn, state: SharedState): Promise<void> {
  const pool = sidePoolOf(payload);
  if (!pool) throw new Error('Releases are shared on PostgreSQL alone');
  const { rowCount } = await pool.query(
    `WITH written AS (
       INSERT INTO payload_kv (key, data) SELECT $1, $2::jsonb WHERE ${turn.isStillOurs('$3')}
       ON CONFLICT (key) DO UPDATE SET data = EXCLUDED.data RETURNING key
     ) SELECT pg_notify('${publicationChannel}', '') FROM written`,
    [key, JSON.stringify(state), turn.holder],
  );
  if (rowCount !== 1) throw new Error('Another host has taken the turn of this one');
}
