import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';

type Trashable = { deletedAt?: unknown } | undefined;

/** True where a change puts a document into the trash. */
export function isTrashing(data: Trashable, originalDoc: Trashable): boolean {
  return Boolean(data?.deletedAt) && !originalDoc?.deletedAt;
}

/** True where a change restores a document from the trash. */
export function isBringingBack(data: Trashable, originalDoc: Trashable): boolean {
  return data?.deletedAt === null && Boolean(originalDoc?.deletedAt);
}

/** Hooks of a collection that run before a removal. */
export interface Removal {
  beforeChange: CollectionBeforeChangeHook[];
  beforeDelete: CollectionBeforeDeleteHook[];
}

/** Calls `ask` before a document is trashed or deleted; it throws where that is not allowed. */
export function whenRemoved(ask: (req: PayloadRequest, id: number) => Promise<void>): Removal {
  const beforeChange: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
    if (isTrashing(data, originalDoc)) await ask(req, originalDoc.id);
    return data;
  };
  return { beforeChange: [beforeChange], beforeDelete: [({ id, req }) => ask(req, Number(id))] };
}
