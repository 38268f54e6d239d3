import type { Payload } from 'payload';

/** How many deliveries have failed for good and wait for somebody of sales to send them again. */
export async function countFailed(payload: Payload): Promise<number> {
  const { totalDocs } = await payload.db.count({ collection: 'deliveries', where: { status: { equals: 'failed' } } });
  return totalDocs;
}
