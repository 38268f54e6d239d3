type Doc = Record<string, unknown>;

/** Fields that machines write at each change, or that no person changed. */
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
  return Object.keys(after).filter(
    (name) => !unsaid.has(name) && toComparable(before[name]) !== toComparable(after[name]),
  );
}

/**
 * Makes two values comparable: a related document counts by its id, however much of it was read, and absent equals
 * empty.
 */
function toComparable(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, part: unknown) => (isStored(part) ? part.id : (part ?? null)));
}

function isStored(part: unknown): part is { id: unknown } {
  return typeof part === 'object' && part !== null && 'id' in part && 'updatedAt' in part;
}
