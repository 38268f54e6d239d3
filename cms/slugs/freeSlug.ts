import type { CollectionSlug, PayloadRequest } from 'payload';

/** The slug itself where nobody has it, else the first of `slug-2`, `slug-3` … that is free. */
export async function freeSlug(
  req: PayloadRequest,
  collection: CollectionSlug,
  wanted: string,
  ownId?: number | string,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    // Past the operations of Payload: what lies in the trash and drafts count too.
    const holder = await req.payload.db.findOne<{ id: number }>({
      collection,
      where: { slug: { equals: slug } },
      select: {},
      req,
    });
    if (!holder || holder.id === ownId) return slug;
  }
}
