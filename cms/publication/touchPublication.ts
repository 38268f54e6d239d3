import { randomUUID } from 'node:crypto';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload';

/**
 * Marks that the published content is no longer what the site was built of. Within the transaction of the change:
 * the mark and the change are there together, or neither is.
 */
export async function touchPublication(req: PayloadRequest): Promise<void> {
  await req.payload.updateGlobal({ slug: 'publication', data: { version: randomUUID() }, req, depth: 0 });
}

/** For a collection with drafts: touches when the document that visitors see was written, not when a draft was. */
export const touchWhenPublished: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  const published = await req.payload.db.findOne<{ id: number; _status?: string; updatedAt?: string }>({
    collection: collection.slug,
    where: { id: { equals: doc.id } },
    req,
  });
  // A draft is saved beside the document as a version and leaves the document's own time as it was.
  const isWritten = published?.updatedAt === doc.updatedAt;
  if (isWritten && (operation === 'update' || published?._status === 'published')) await touchPublication(req);
  return doc;
};

/** For a collection without drafts: each change is published. */
export const touchOnChange: CollectionAfterChangeHook = async ({ doc, req }) => {
  await touchPublication(req);
  return doc;
};

/** For the library: a new picture stands on no page yet, a changed one may. */
export const touchOnReplace: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'update') await touchPublication(req);
  return doc;
};

export const touchOnDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  if (doc._status !== 'draft') await touchPublication(req);
  return doc;
};

export const touchOnSettings: GlobalAfterChangeHook = async ({ doc, req }) => {
  await touchPublication(req);
  return doc;
};
