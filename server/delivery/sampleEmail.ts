import { isSampled } from '@frontage/contract/mails/mailTable.ts';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { answer, postCall } from '../access/endpoints.ts';
import { say } from '../admin/say.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { readEnvironment } from '../environment.ts';
import { enqueueDeliveries } from './enqueueDeliveries.ts';

const asked = z.object({ id: z.number().refine(isSampled) });

/**
 * `POST /api/globals/site-settings/sample-email` with the number of an email: owes that email to the person asking,
 * with made-up contents and the drafted words.
 */
export const sampleEmailEndpoint = postCall('/sample-email', async (req) => {
  const body = asked.safeParse(await req.json?.().catch(() => undefined));
  return body.success ? owe(req, String(body.data.id)) : answer(400, say('Choose one of the emails'));
});

/** `POST /api/forms/12/sample`: owes the person asking the email that sales get about a request of that form. */
export const sampleRequestEndpoint = postCall('/:id/sample', async (req) => {
  const id = String(req.routeParams?.id);
  return /^\d{1,9}$/.test(id) ? owe(req, `form ${id}`) : answer(404, say('There is no such form'));
});

/** The id of the form that a sample is of; undefined where it is of one of `sampledMails`. */
export function readSampledForm(body: string | null | undefined): number | undefined {
  return body?.startsWith('form ') ? Number(body.slice('form '.length)) : undefined;
}

async function owe({ payload, user }: PayloadRequest, body: string): Promise<Response> {
  const owed = { kind: 'sample-email', user: user?.id, body } as const;
  await inTransaction(payload, (req) => enqueueDeliveries(payload, req, null, [owed]));
  return answer(
    202,
    readEnvironment().smtpUrl
      ? say('It leaves for {email} within a few seconds', { email: user?.email ?? '' })
      : say('No mail server is set: it is kept in the mailbox, under Emails'),
  );
}
