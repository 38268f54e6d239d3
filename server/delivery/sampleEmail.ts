import { isSampled } from '@frontage/contract/mails/sampledMails.ts';
import type { Endpoint } from 'payload';
import { z } from 'zod';
import { answer, forPeople } from '../access/endpoints.ts';
import { insertRows } from '../database/directRows.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { readEnvironment } from '../environment.ts';

const asked = z.object({ id: z.number().refine(isSampled) });

/**
 * `POST /api/globals/site-settings/sample-email` with the number of an email: owes that email to the person asking,
 * with made-up contents and the drafted words.
 */
export const sampleEmailEndpoint: Omit<Endpoint, 'root'> = {
  path: '/sample-email',
  method: 'post',
  handler: forPeople(['admin', 'editor'], 'Only editors try the words of emails', async (req) => {
    const { payload, user } = req;
    const body = asked.safeParse(await req.json?.().catch(() => undefined));
    if (!body.success || !user) return answer(400, 'Choose one of the emails');
    const owed = { kind: 'sample-email', label: 'Email to try its words', user: user.id, body: String(body.data.id) };
    await inTransaction(payload, (inReq) =>
      insertRows(payload, inReq, 'deliveries', [{ ...owed, status: 'owed', attempts: 0 }]),
    );
    return answer(
      202,
      readEnvironment().smtpUrl
        ? `It leaves for ${user.email} within a few seconds`
        : 'No mail server is set: it is kept in the mailbox, under Emails',
    );
  }),
};
