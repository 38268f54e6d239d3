type Trashable = { deletedAt?: unknown } | undefined;

/** True where a change puts a document into the trash. */
export function isTrashing(data: Trashable, originalDoc: Trashable): boolean {
  return Boolean(data?.deletedAt) && !originalDoc?.deletedAt;
}

/** True where a change restores a document from the trash. */
export function isBringingBack(data: Trashable, originalDoc: Trashable): boolean {
  return data?.deletedAt === null && Boolean(originalDoc?.deletedAt);
}
