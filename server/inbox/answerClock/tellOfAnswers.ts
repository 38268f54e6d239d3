import type { Payload, PayloadRequest, Where } from 'payload';
import { inTransaction } from '../../database/inTransaction.ts';
import { lockRows } from '../../database/lockRows.ts';
import { enqueueDeliveries, enqueueEvent } from '../../delivery/enqueueDeliveries.ts';
import { findToldOf } from '../../delivery/enqueueForRequest.ts';
import type { Lead, User } from '../../payload-types.ts';
import { idOf } from '../../references/idOf.ts';
import { type Repeated, repeat } from '../../repeat.ts';

/** ms between two looks. */
const restMs = 20_000;
/** Requests in one look; the next look finds the others. */
const atOnce = 50;

/**
 * Tells people of requests that wait: the owner, or sales, once half of the time has passed; the owner, or sales, and
 * the admins once the answer is due, and webhooks then too. Each once, however many hosts look: what is told and what is owed are one
 * transaction. R70.
 */
export function keepTellingOfAnswers(payload: Payload, now: () => Date, onFault: (error: unknown) => void): Repeated {
  return repeat(
    async () => {
      await tellOfAnswers(payload, now());
      return restMs;
    },
    { onFault, restMs },
  );
}

/** One look. */
export async function tellOfAnswers(payload: Payload, now: Date): Promise<void> {
  const { docs } = await payload.db.find<Lead>({
    collection: 'leads',
    where: { answerTellAt: { less_than_equal: now.toISOString() } },
    select: { answerTellAt: true },
    sort: 'answerTellAt',
    limit: atOnce,
    pagination: false,
  });
  for (const { id } of docs) await inTransaction(payload, (req) => tellOf(req, id, now));
}

async function tellOf(req: PayloadRequest, id: number, now: Date): Promise<void> {
  const { payload } = req;
  await lockRows(payload, req, new Map([['leads', new Set([id])]]));
  const lead = await payload.db.findOne<Lead>({ collection: 'leads', where: { id: { equals: id } }, req });
  // Answered, or told by another host, since the look.
  if (!lead?.answerTellAt || !lead.answerDueAt || new Date(lead.answerTellAt) > now) return;
  const isLate = new Date(lead.answerDueAt) <= now;
  const data = {
    answerState: isLate ? 'late' : 'due',
    answerTellAt: isLate ? null : lead.answerDueAt,
    // Unchanged, so that a person who has the request open sees no conflict and loses nothing.
    updatedAt: null,
  };
  await payload.db.updateOne({ collection: 'leads', id, data, req, returning: false });
  const label = isLate ? 'Email: an answer is late' : 'Email: an answer is due';
  const told = await findTold(req, lead, isLate);
  await enqueueDeliveries(
    payload,
    req,
    id,
    told.map((recipient) => ({
      kind: 'answer-due',
      body: isLate ? 'late' : 'due',
      label: recipient ? `${label}: ${recipient}` : label,
      ...(recipient ? { recipient } : {}),
    })),
  );
  if (isLate)
    await enqueueEvent(payload, req, { event: 'request.late', lead: id, facts: { answerDueAt: lead.answerDueAt } });
}

/** Addresses, each once; undefined is the general address of sales. */
async function findTold(req: PayloadRequest, lead: Lead, isLate: boolean): Promise<(string | undefined)[]> {
  const owner = await findAddresses(req, lead.owner ? { id: { equals: idOf(lead.owner) } } : undefined);
  const nearest = owner.length > 0 ? owner : await findToldOf(req.payload, req, lead);
  return [...new Set([...nearest, ...(isLate ? await findAddresses(req, { role: { equals: 'admin' } }) : [])])];
}

async function findAddresses(req: PayloadRequest, where: Where | undefined): Promise<string[]> {
  if (!where) return [];
  const { docs } = await req.payload.db.find<User>({ collection: 'users', where, pagination: false, req });
  return docs.map(({ email }) => email);
}
