import type { Payload } from 'payload';

/** The number of deliveries that have failed permanently and wait for sales to send them again. */
export async function countFailed(payload: Payload): Promise<number> {
  const { totalDocs } = await payload.db.count({ collection: 'deliveries', where: { status: { equals: 'failed' } } });
  return totalDocs;
}
