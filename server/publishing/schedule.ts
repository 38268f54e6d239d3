import type { Payload } from 'payload';
import { z } from 'zod';

/** A scheduled change of a document. */
export interface Appointment {
  kind: 'publish' | 'unpublish';
  /** ISO time. */
  at: string;
  /** Why it did not happen; missing where it is still to come. */
  refusal?: string;
}

/** A pending appointment of any document. */
export interface ScheduledJob extends Pick<Appointment, 'at' | 'kind'> {
  doc: { relationTo: string; value: number };
  hasFailed: boolean;
  /** The error of the last try. */
  fault: string;
}

const scheduled = z.object({
  type: z.enum(['publish', 'unpublish']).default('publish'),
  doc: z.object({ relationTo: z.string(), value: z.coerce.number() }),
});

const failure = z.object({ message: z.string() });

/** Every appointment that is not done, the next first. */
export async function findScheduledJobs(payload: Payload): Promise<ScheduledJob[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: 'schedulePublish' } }, { completedAt: { exists: false } }] },
    sort: 'waitUntil',
    pagination: false,
    depth: 0,
  });
  return docs.flatMap(({ hasError, input, log, waitUntil }) => {
    const { data } = scheduled.safeParse(input);
    if (!waitUntil || !data) return [];
    const fault = failure.safeParse(log?.at(-1)?.error).data?.message ?? 'It could not be done';
    return { kind: data.type, at: waitUntil, doc: data.doc, hasFailed: Boolean(hasError), fault };
  });
}

/** Why it was refused, unless the document was saved since; undefined where it was not refused. */
export function refusedOf({ at, fault, hasFailed }: ScheduledJob, writtenAt: string): string | undefined {
  return hasFailed && at > writtenAt ? fault : undefined;
}

/** The appointments of a document, the next first, with those that were refused since it was last saved. */
export async function readSchedule(
  payload: Payload,
  { collection, id, writtenAt }: { collection: string; id: number; writtenAt: string },
): Promise<Appointment[]> {
  const jobs = await findScheduledJobs(payload);
  return jobs.flatMap((job) => {
    if (job.doc.relationTo !== collection || job.doc.value !== id) return [];
    const appointment = { kind: job.kind, at: job.at };
    if (!job.hasFailed) return [appointment];
    const refusal = refusedOf(job, writtenAt);
    return refusal === undefined ? [] : [{ ...appointment, refusal }];
  });
}
