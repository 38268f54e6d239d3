import type { Payload } from 'payload';
import { z } from 'zod';

/** What is to happen to a document at an hour that somebody chose. */
export interface Appointment {
  kind: 'publish' | 'unpublish';
  /** ISO time. */
  at: string;
  /** Why it did not happen; missing where it is still to come. */
  refusal?: string;
}

const scheduled = z.object({
  type: z.enum(['publish', 'unpublish']).default('publish'),
  doc: z.object({ relationTo: z.string(), value: z.coerce.number() }),
});

const failure = z.object({ message: z.string() });

/** What is to happen to a document, the next first, and what was refused since it was last written. */
export async function scheduleOf(
  payload: Payload,
  { collection, id, writtenAt }: { collection: string; id: number; writtenAt: string },
): Promise<Appointment[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: 'schedulePublish' } }, { completedAt: { exists: false } }] },
    sort: 'waitUntil',
    pagination: false,
    depth: 0,
  });
  return docs.flatMap(({ hasError, input, log, waitUntil }) => {
    const { data } = scheduled.safeParse(input);
    if (!waitUntil || data?.doc.relationTo !== collection || data.doc.value !== id) return [];
    const appointment = { kind: data.type, at: waitUntil };
    if (!hasError) return [appointment];
    const refusal = failure.safeParse(log?.at(-1)?.error).data?.message ?? 'It could not be done';
    return waitUntil > writtenAt ? [{ ...appointment, refusal }] : [];
  });
}
