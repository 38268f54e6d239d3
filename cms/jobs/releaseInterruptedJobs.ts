import type { Payload } from 'payload';

/**
 * Gives back the jobs that a process had taken when it was killed; otherwise they would count as running for ever.
 * To be called once, at the start of the one process that runs jobs. Returns how many there were.
 */
export async function releaseInterruptedJobs(payload: Payload): Promise<number> {
  const released = await payload.update({
    collection: 'payload-jobs',
    where: { processing: { equals: true }, completedAt: { exists: false } },
    data: { processing: false },
    depth: 0,
  });
  return released.docs.length;
}
