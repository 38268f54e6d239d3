import type { CollectionSlug, PayloadRequest } from 'payload';

/** The wanted slug where it is free, else the first free one of `slug-2`, `slug-3` and so on. */
export async function findFreeSlug(
  req: PayloadRequest,
  collection: CollectionSlug,
  wanted: string,
  ownId?: number | string,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (!(await holdersOf(req, collection, slug)).some((id) => id !== ownId)) return slug;
  }
}

/** Bypasses Payload's operations, because documents in the trash count too, and drafts that were never published. */
async function holdersOf(req: PayloadRequest, collection: CollectionSlug, slug: string): Promise<unknown[]> {
  const { db } = req.payload;
  const some = { collection, limit: 2, pagination: false, req };
  const { docs } = await db.find<{ id: number }>({ ...some, where: { slug: { equals: slug } }, select: {} });
  if (!req.payload.collections[collection].config.versions?.drafts) return docs.map(({ id }) => id);
  const drafts = await db.queryDrafts<{ id: number }>({ ...some, where: { 'version.slug': { equals: slug } } });
  return [...docs, ...drafts.docs].map(({ id }) => id);
}
