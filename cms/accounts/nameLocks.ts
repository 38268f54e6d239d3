import type { CollectionAfterReadHook, SanitizedConfig } from 'payload';

/**
 * Lets everybody see by name who is editing a document. Payload names a colleague by address, or by number to people
 * who may not read colleagues; so the name is put where Payload looks for the address.
 */
export function nameLocks(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (collection.slug !== 'payload-locked-documents') continue;
    collection.hooks.afterRead = [...(collection.hooks.afterRead ?? []), nameHolder];
  }
  return config;
}

const nameHolder: CollectionAfterReadHook = async ({ doc, req }) => {
  const holder: { value?: unknown } | null = doc.user;
  const id = idOf(holder?.value);
  if (id === undefined) return doc;
  const user = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    select: { email: true, name: true },
    req,
  });
  return user ? { ...doc, user: { ...holder, value: { id, email: user.name || user.email } } } : doc;
};

function idOf(value: unknown): number | undefined {
  const id: unknown = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return typeof id === 'number' ? id : undefined;
}
