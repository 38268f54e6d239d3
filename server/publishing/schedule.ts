import type { Payload } from 'payload';
import { z } from 'zod';
import { databaseMoment, runStatement, selectRows } from '../database/directRows.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { type Repeated, repeat } from '../repeat.ts';

/** A scheduled change of a document. */
export interface Appointment {
  kind: 'publish' | 'unpublish';
  /** ISO time. */
  at: string;
  /** Why it did not happen; missing where it is still to come. */
  refusal?: string;
}

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

/** Undefined where it was refused and the document was saved since. */
export function appointmentOf(
  { at, fault, hasFailed, kind }: ScheduledJob,
  writtenAt: string,
): Appointment | undefined {
  if (!hasFailed) return { at, kind };
  return at > writtenAt ? { at, kind, refusal: fault } : undefined;
}

/** The appointments of a document, the next first, with those that were refused since it was last saved. */
export async function readSchedule(
  payload: Payload,
  { collection, id, writtenAt }: { collection: string; id: number; writtenAt: string },
): Promise<Appointment[]> {
  const jobs = await findScheduledJobs(payload);
  const mine = jobs.filter(({ doc }) => doc.relationTo === collection && doc.value === id);
  return mine.flatMap((job) => appointmentOf(job, writtenAt) ?? []);
}

/** ms after which an unfinished appointment counts as left by a process that was killed. */
const interruptedMs = 60_000;

const atOnce = 10;

/** ms between two checks. */
const restMs = 1000;

/** Publishes and unpublishes at the times that editors chose, checked once a second, until it is stopped. */
export function keepAppointments(payload: Payload, onFault: (error: unknown) => void): Repeated {
  return repeat(() => runAppointments(payload), { onFault, restMs });
}

/**
 * Carries out the appointments that are due. Any number of processes may call it on one database: each appointment is
 * carried out by one of them, and by another a minute later where that one was killed.
 */
export async function runAppointments(payload: Payload): Promise<void> {
  const due = `SELECT id FROM payload_jobs
    WHERE completed_at IS NULL AND has_error IS NOT TRUE
    AND (wait_until IS NULL OR wait_until <= ${databaseMoment(payload)})
    AND (processing IS NOT TRUE OR updated_at <= ${databaseMoment(payload, -interruptedMs)})
    ORDER BY wait_until, id LIMIT ${atOnce}`;
  // Usually nothing is due; that check needs no transaction.
  if ((await selectRows(payload, {}, due)).length === 0) return;
  const taken = await inTransaction(payload, async (req) => {
    const skip = payload.db.name === 'sqlite' ? '' : ' FOR UPDATE SKIP LOCKED';
    const ids = (await selectRows(payload, req, `${due}${skip}`)).map(({ id }) => Number(id));
    const mark = `processing = TRUE, updated_at = ${databaseMoment(payload)}`;
    if (ids.length > 0) {
      await runStatement(payload, req, `UPDATE payload_jobs SET ${mark} WHERE id IN (${ids.join(', ')})`);
    }
    return ids;
  });
  for (const id of taken) await payload.jobs.runByID({ id, silent: true });
}
