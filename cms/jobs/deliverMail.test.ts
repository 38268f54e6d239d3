import type { Payload } from 'payload';
import { expect, test } from 'vitest';
import { openTestPayload } from '../testing/openTestPayload.ts';
import { sampleLead, sampleMail } from '../testing/sampleLead.ts';
import { releaseInterruptedJobs } from './releaseInterruptedJobs.ts';

/** Stores a request with its mail and queues the delivery; answers the id of the mail. */
async function oweMail(payload: Payload): Promise<number> {
  const lead = await payload.create({ collection: 'leads', data: sampleLead });
  const mail = await payload.create({ collection: 'mails', data: sampleMail(lead.id) });
  await payload.jobs.queue({ task: 'deliverMail', input: { mailId: mail.id } });
  return mail.id;
}

test('hands each owed mail to the delivery once', async () => {
  const delivered: number[] = [];
  const payload = await openTestPayload({
    deliverMail: ({ input }) => {
      delivered.push(input.mailId);
      return { output: {} };
    },
  });
  const ids = [await oweMail(payload), await oweMail(payload)];
  await payload.jobs.run({ silent: true });
  await payload.jobs.run({ silent: true });
  expect(delivered.toSorted()).toEqual(ids);
});

test('keeps a mail that could not be delivered and tries it again later', async () => {
  const payload = await openTestPayload({
    deliverMail: () => {
      throw new Error('The mail server is down');
    },
  });
  await oweMail(payload);
  const before = Date.now();
  await payload.jobs.run({ silent: true });
  const { docs } = await payload.find({ collection: 'payload-jobs' });
  expect(docs).toHaveLength(1);
  expect(docs[0]).toMatchObject({ hasError: false, processing: false });
  expect(Date.parse(docs[0]?.waitUntil ?? '') - before).toBeGreaterThanOrEqual(30_000);
});

test('gives back a job that a killed process had taken', async () => {
  const delivered: number[] = [];
  const payload = await openTestPayload({
    deliverMail: ({ input }) => {
      delivered.push(input.mailId);
      return { output: {} };
    },
  });
  const id = await oweMail(payload);
  await payload.update({ collection: 'payload-jobs', where: {}, data: { processing: true } });
  await payload.jobs.run({ silent: true });
  expect(delivered).toEqual([]);
  expect(await releaseInterruptedJobs(payload)).toBe(1);
  await payload.jobs.run({ silent: true });
  expect(delivered).toEqual([id]);
});
