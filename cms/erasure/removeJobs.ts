import type { Payload, PayloadRequest } from 'payload';
import type { Rows } from './belongings.ts';

/**
 * Takes what is queued for requests and deliveries that go out of the queue: its log may hold an answer of a peer. One
 * that is being run is left to end by itself: it finds nothing to deliver any more, and the queue takes it away.
 */
export async function removeJobs(payload: Payload, req: PayloadRequest, rows: Rows): Promise<void> {
  const { docs } = await payload.db.find<{ id: number; input?: unknown }>({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: 'deliver' } }, { processing: { not_equals: true } }] },
    select: { input: true },
    pagination: false,
    limit: 0,
    req,
  });
  const theirs = docs.filter(({ input }) => names(input, 'lead', 'leads') || names(input, 'delivery', 'deliveries'));
  for (const { id } of theirs) {
    await payload.db.deleteOne({ collection: 'payload-jobs', where: { id: { equals: id } }, req, returning: false });
  }

  function names(input: unknown, key: string, collection: 'deliveries' | 'leads'): boolean {
    const id: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, key) : undefined;
    return typeof id === 'number' && (rows.get(collection)?.has(id) ?? false);
  }
}
