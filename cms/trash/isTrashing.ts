type Trashable = { deletedAt?: unknown } | undefined;

/** Whether a change puts a document into the trash. */
export function isTrashing(data: Trashable, originalDoc: Trashable): boolean {
  return Boolean(data?.deletedAt) && !originalDoc?.deletedAt;
}

/** Whether a change brings a document back from the trash. */
export function isBringingBack(data: Trashable, originalDoc: Trashable): boolean {
  return data?.deletedAt === null && Boolean(originalDoc?.deletedAt);
}
