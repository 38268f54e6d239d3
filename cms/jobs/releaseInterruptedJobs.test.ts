import { expect, test } from 'vitest';
import { openTestPayload } from '../testing/openTestPayload.ts';
import { releaseInterruptedJobs } from './releaseInterruptedJobs.ts';

test('gives back a job that a killed process had taken', async () => {
  const delivered: unknown[] = [];
  const payload = await openTestPayload({
    deliver: ({ input }) => {
      delivered.push(input.lead);
      return { output: {} };
    },
  });
  await payload.jobs.queue({ task: 'deliver', input: { lead: 7 } });
  await payload.update({ collection: 'payload-jobs', where: {}, data: { processing: true } });
  await payload.jobs.run({ silent: true });
  expect(delivered).toEqual([]);
  expect(await releaseInterruptedJobs(payload)).toBe(1);
  await payload.jobs.run({ silent: true });
  expect(delivered).toEqual([7]);
});

test('tries a job again where the database was away, and not at once', async () => {
  const payload = await openTestPayload({
    deliver: () => {
      throw new Error('The database is locked');
    },
  });
  await payload.jobs.queue({ task: 'deliver', input: { lead: 7 } });
  const before = Date.now();
  await payload.jobs.run({ silent: true });
  const { docs } = await payload.find({ collection: 'payload-jobs' });
  expect(docs).toMatchObject([{ hasError: false, processing: false }]);
  expect(Date.parse(docs[0]?.waitUntil ?? '') - before).toBeGreaterThanOrEqual(30_000);
});
