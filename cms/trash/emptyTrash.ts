import { APIError, type CollectionSlug, type Payload, type Where } from 'payload';
import { trashDays } from './withTrash.ts';

/** Days after which a draft goes that somebody began and wrote nothing into: opening the form begins one. */
const emptyDraftDays = 7;
const dayMs = 24 * 3_600_000;

/**
 * Deletes for good what has lain in the trash for {@link trashDays}, and drafts that stayed empty. Returns how many
 * documents that were.
 */
export async function emptyTrash(payload: Payload, now: Date): Promise<number> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  let count = 0;
  for (const { slug, trash, versions } of payload.config.collections) {
    if (!trash) continue;
    const all = { collection: slug, pagination: false, depth: 0, trash: true } as const;
    const { docs } = await payload.find({
      ...all,
      where: { deletedAt: { less_than_equal: daysAgo(trashDays) } },
      select: {},
    });
    const isEmpty: Where = {
      and: [
        { title: { exists: false } },
        { _status: { equals: 'draft' } },
        { updatedAt: { less_than_equal: daysAgo(emptyDraftDays) } },
      ],
    };
    // What was typed is in the newest version alone.
    const empty = versions?.drafts ? (await payload.find({ ...all, draft: true, where: isEmpty })).docs : [];
    for (const id of new Set([...docs, ...empty].map((one) => one.id))) {
      if (await isDeleted(payload, slug, id)) count += 1;
    }
  }
  return count;
}

/** What something holds meanwhile stays where it is until nothing does: it keeps nothing else from going. */
async function isDeleted(payload: Payload, collection: CollectionSlug, id: number | string): Promise<boolean> {
  try {
    await payload.delete({ collection, id, depth: 0, trash: true });
    return true;
  } catch (error) {
    if (!(error instanceof APIError) || error.status !== 409) throw error;
    return false;
  }
}
