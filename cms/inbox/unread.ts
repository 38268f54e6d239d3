import type { Payload } from 'payload';

/** How many requests nobody of sales has opened; quarantine is another pile. */
export async function countUnread(payload: Payload): Promise<number> {
  const { totalDocs } = await payload.db.count({
    collection: 'leads',
    where: { and: [{ readAt: { exists: false } }, { status: { not_equals: 'quarantine' } }] },
  });
  return totalDocs;
}
