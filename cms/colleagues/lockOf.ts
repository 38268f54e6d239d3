import type { Payload, Where } from 'payload';
import type { OpenDocument } from './openDocuments.ts';

/** ms for which Payload holds a document for whoever typed in it last. */
const heldMs = 300_000;

/** The number of whoever the document is held for: Payload refuses what others save. Undefined where nobody types. */
export async function findWriter(payload: Payload, document: OpenDocument, now: Date): Promise<number | undefined> {
  const [relationTo, value] = document.split('/');
  const which: Where[] = value
    ? [{ 'document.relationTo': { equals: relationTo } }, { 'document.value': { equals: Number(value) } }]
    : [{ globalSlug: { equals: document } }];
  const isHeld: Where = { updatedAt: { greater_than: new Date(now.getTime() - heldMs).toISOString() } };
  const { docs } = await payload.find({
    collection: 'payload-locked-documents',
    where: { and: [...which, isHeld] },
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    pagination: false,
  });
  const holder: unknown = docs[0]?.user.value;
  const id: unknown = typeof holder === 'object' && holder !== null && 'id' in holder ? holder.id : holder;
  return typeof id === 'number' ? id : undefined;
}
