import type { Payload } from 'payload';
import { inTransaction } from '../database/inTransaction.ts';
import { queueDelivery } from './oweDeliveries.ts';

/**
 * Queues what is owed and has no job any more, as after an upgrade, or where somebody cleared the queue. To be called
 * at the start of the one process that delivers. Returns how many there were.
 */
export async function queueForgotten(payload: Payload): Promise<number> {
  const { docs: owed } = await payload.find({
    collection: 'deliveries',
    where: { status: { equals: 'owed' } },
    select: { lead: true, nextTryAt: true },
    depth: 0,
    pagination: false,
    limit: 0,
  });
  if (owed.length === 0) return 0;
  const { docs: jobs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      and: [{ taskSlug: { equals: 'deliver' } }, { completedAt: { exists: false } }, { hasError: { equals: false } }],
    },
    select: { input: true },
    depth: 0,
    pagination: false,
    limit: 0,
  });
  const known = new Set(jobs.map(({ input }) => JSON.stringify(input)));
  const forgotten = owed.filter(
    ({ id, lead }) => !known.has(JSON.stringify({ delivery: id })) && !known.has(JSON.stringify({ lead })),
  );
  await inTransaction(payload, async (req) => {
    for (const { id, nextTryAt } of forgotten) {
      await queueDelivery(payload, req, { delivery: id }, nextTryAt ? new Date(nextTryAt) : undefined);
    }
  });
  return forgotten.length;
}
