import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import { kindInTrail } from './withAudit.ts';

interface Asked {
  collection: CollectionSlug;
  id: number;
}

/**
 * The account that last created or published a document, according to the trail; undefined where no person did, where
 * the account is gone, and where the trail does not reach back far enough.
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
  // Read at depth 0, so an account that exists is given by its id.
  return typeof by === 'number' ? by : undefined;
}
