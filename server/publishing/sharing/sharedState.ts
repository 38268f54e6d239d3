import type { Payload } from 'payload';
import { z } from 'zod';
import { sidePoolOf } from '../../database/sidePool.ts';
import { publicationChannel } from '../tellHosts.ts';
import { fileHash } from './releaseFiles.ts';
import type { Turn } from './turn.ts';

const shared = z.object({
  /** About the newest release: the version of its content, the code that made it, and the time it is based on. */
  newest: z.object({ version: z.string(), code: z.string(), moment: z.iso.datetime() }).optional(),
  /** Releases that are complete in the bucket, newest first, each with the hash of its list. */
  releases: z.array(z.object({ id: z.string().regex(/^\d{14}-[0-9a-f]+$/), list: fileHash })),
  /** Lists of releases that nobody needs any more, or that were never completed: their files must be removed. */
  left: z.array(fileHash),
});

/** The state that all hosts of a database share: one row, which only the host whose turn it is may write. */
export type SharedState = z.infer<typeof shared>;
export type SharedRelease = SharedState['releases'][number];

const key = 'shared releases';

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
