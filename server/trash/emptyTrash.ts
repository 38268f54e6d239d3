import { APIError, type CollectionSlug, type Payload, type Where } from 'payload';
import { trashDays } from './withTrash.ts';

/** Days after which an empty draft is removed: opening the form of a new document creates one. */
const emptyDraftDays = 7;
const dayMs = 24 * 3_600_000;

/**
 * Permanently deletes what has been in the trash for {@link trashDays}, and drafts that stayed empty. Returns how many
 * documents it deleted.
 */
export async function emptyTrash(payload: Payload, now: Date): Promise<number> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  let count = 0;
  for (const { admin, slug, trash, versions } of payload.config.collections) {
    if (!trash) continue;
    const all = { collection: slug, pagination: false, depth: 0, trash: true } as const;
    const { docs } = await payload.find({
      ...all,
      where: { deletedAt: { less_than_equal: daysAgo(trashDays) } },
      select: {},
    });
    const isEmpty: Where = {
      and: [
        { [admin.useAsTitle ?? 'title']: { exists: false } },
        { _status: { equals: 'draft' } },
        { updatedAt: { less_than_equal: daysAgo(emptyDraftDays) } },
      ],
    };
    // Typed text is in the newest version only.
    const empty = versions?.drafts ? (await payload.find({ ...all, draft: true, where: isEmpty })).docs : [];
    for (const id of new Set([...docs, ...empty].map((one) => one.id))) {
      if (await isDeleted(payload, slug, id)) count += 1;
    }
  }
  return count;
}

/** A document that something refers to stays until nothing does, without holding up the others. */
async function isDeleted(payload: Payload, collection: CollectionSlug, id: number | string): Promise<boolean> {
  try {
    await payload.delete({ collection, id, depth: 0, trash: true });
    return true;
  } catch (error) {
    if (!(error instanceof APIError) || error.status !== 409) throw error;
    return false;
  }
}
