import type { Payload } from 'payload';
import { trashDays } from './withTrash.ts';

const dayMs = 24 * 3_600_000;

/** Deletes for good what has lain in the trash for {@link trashDays}. Returns how many documents that were. */
export async function emptyTrash(payload: Payload, now: Date): Promise<number> {
  const before = new Date(now.getTime() - trashDays * dayMs).toISOString();
  let count = 0;
  for (const { slug, trash } of payload.config.collections) {
    if (!trash) continue;
    const { docs } = await payload.find({
      collection: slug,
      where: { deletedAt: { less_than_equal: before } },
      select: {},
      pagination: false,
      depth: 0,
      trash: true,
    });
    for (const { id } of docs) {
      await payload.delete({ collection: slug, id, depth: 0, trash: true });
      count += 1;
    }
  }
  return count;
}
