import type { Payload, Where } from 'payload';
import type { OpenDocument } from './openDocuments.ts';

/** How long Payload locks a document for the person who typed in it last, in ms. */
const heldMs = 300_000;

/**
 * Returns the id of the user for whom the document is locked, so that Payload refuses what others save; undefined if
 * nobody is typing.
 */
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
