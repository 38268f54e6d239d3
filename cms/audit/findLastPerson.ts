import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import { kindInTrail } from './withAudit.ts';

interface Asked {
  collection: CollectionSlug;
  id: number;
}

/**
 * The account that brought a document to its readers last, as the trail has it; undefined where no person did, where
 * the account is gone, and where the trail does not reach so far back.
 */
export async function findLastPerson(
  payload: Payload,
  { collection, id }: Asked,
  req: PayloadRequest,
): Promise<number | undefined> {
  const kind = kindInTrail(payload.collections[collection].config);
  const { docs } = await payload.find({
    collection: 'audit-trail',
    where: {
      and: [
        { kind: { equals: kind } },
        { document: { equals: String(id) } },
        { action: { in: ['created', 'published'] } },
        { by: { exists: true } },
      ],
    },
    sort: '-id',
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  });
  const by = docs[0]?.by;
  // Read without what it names, so an account that is there is its id.
  return typeof by === 'number' ? by : undefined;
}
