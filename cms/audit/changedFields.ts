type Doc = Record<string, unknown>;

/** Written by machines at each change, or nothing that a person did. */
const unsaid = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'editedBy',
  'globalType',
  'sessions',
  'knownNetworks',
  'lastExchangeAt',
  'lastSignInAt',
  'presentPassword',
]);

/** Names of the fields in which two states of a document differ. */
export function changedFields(before: Doc, after: Doc): string[] {
  return Object.keys(after).filter((name) => !unsaid.has(name) && plain(before[name]) !== plain(after[name]));
}

/** A related document counts by its number, however much of it was read; absent is as good as empty. */
function plain(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, part: unknown) => (isStored(part) ? part.id : (part ?? null)));
}

function isStored(part: unknown): part is { id: unknown } {
  return typeof part === 'object' && part !== null && 'id' in part && 'updatedAt' in part;
}
