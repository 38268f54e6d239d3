import type { Payload, TypedUser } from 'payload';
import { z } from 'zod';
import { answer, postCall } from '../../access/endpoints.ts';
import { isUniqueViolation } from '../../database/databaseFault.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { enqueueDeliveries } from '../../delivery/enqueueDeliveries.ts';
import { readCompany } from '../../delivery/mails/senderOf.ts';
import type { Lead, LeadMessage } from '../../payload-types.ts';
import { answerSubject, writtenAfter } from './conversation.ts';
import { openPlaceholders } from './templates.ts';

/** In characters. */
const longestAnswer = 20_000;

const asked = z.object({
  text: z
    .string()
    .trim()
    .min(1)
    .max(longestAnswer)
    .transform((text) => text.replace(/\r\n?/g, '\n').toWellFormed()),
  // Belongs to the answer, not to the press: however often the button is pressed, the answer is sent once.
  key: z.uuid(),
  // The last message that its author saw.
  seen: z.int().optional(),
});

const onItsWay = (status: 200 | 201) => answer(status, 'Your answer is on its way');

/** `POST /api/leads/:id/answers` with `{"text": …, "key": …}`: lets sales answer a visitor by email. R61. */
export const sendAnswerEndpoint = postCall('/:id/answers', async (req) => {
  const { payload, routeParams, user } = req;
  if (!user || !('email' in user)) return answer(401, 'Sign in first');
  const typed = asked.safeParse(req.data);
  if (!typed.success) return answer(400, 'Write an answer of at most 20,000 characters');
  const { key, seen, text } = typed.data;
  const open = openPlaceholders(text);
  if (open.length > 0) return answer(400, `Replace ${open.join(' and ')}`);
  const id = Number(routeParams?.id);
  const lead = await payload.db.findOne<Lead>({ collection: 'leads', where: { id: { equals: id } } });
  if (!lead) return answer(404, 'There is no such request');
  if (lead.status === 'quarantine') return answer(409, 'This request is in quarantine. Rescue it first.');
  if (!lead.email) return answer(409, 'The visitor left no email address. Call instead.');
  const { sender } = (await readCompany(payload)).at(lead.resendUrl);
  try {
    await keepAnswer(payload, lead, { key, seen, text, user, subject: answerSubject(lead, sender) });
  } catch (error) {
    if (error instanceof WrittenMeanwhile)
      return answer(409, 'The visitor has written meanwhile: see above. Send it once more.');
    const taken = { table: 'lead_messages', column: 'idempotency_key', field: 'idempotencyKey' };
    if (!isUniqueViolation(error, taken)) throw error;
    const known = await payload.db.findOne<LeadMessage>({
      collection: 'lead-messages',
      where: { and: [{ idempotencyKey: { equals: key } }, { lead: { equals: id } }] },
    });
    const isSame = known?.text === text;
    return isSame
      ? onItsWay(200)
      : answer(409, 'An earlier text of this answer was sent already: see above. Send the rest by itself.');
  }
  return onItsWay(201);
});

interface Typed {
  key: string;
  seen: number | undefined;
  text: string;
  subject: string;
  user: TypedUser;
}

class WrittenMeanwhile extends Error {
  override name = 'WrittenMeanwhile';
}

async function keepAnswer(payload: Payload, lead: Lead, { key, seen, subject, text, user }: Typed): Promise<void> {
  const message = {
    lead: lead.id,
    direction: 'out',
    subject,
    text,
    authorName: user.name || user.email,
    author: user.id,
    address: lead.email,
    idempotencyKey: key,
  };
  await inTransaction(payload, async (req) => {
    const id = Number((await payload.db.create({ collection: 'lead-messages', data: message, req })).id);
    const news = await payload.db.count({ collection: 'lead-messages', where: writtenAfter(lead.id, seen ?? id), req });
    if (news.totalDocs > 0) throw new WrittenMeanwhile();
    await enqueueDeliveries(payload, req, lead.id, [{ kind: 'answer', message: id }]);
  });
}
