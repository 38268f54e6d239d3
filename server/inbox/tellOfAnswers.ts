import { dayIn } from '@frontage/contract/booking/time.ts';
import type { Payload, PayloadRequest } from 'payload';
import { inTransaction, lockRows } from '../database/inTransaction.ts';
import { Undeliverable } from '../delivery/Channel.ts';
import { enqueueDeliveries, enqueueEvent } from '../delivery/enqueueDeliveries.ts';
import { eachOnce, findAdmins, findToldOf, remindersTo } from '../delivery/enqueueForRequest.ts';
import type { WriteLetter } from '../delivery/mailChannels.ts';
import { renderMail } from '../delivery/mails/renderMail.ts';
import { writeAnswerDue } from '../delivery/mails/requestMails.ts';
import type { Lead } from '../payload-types.ts';
import { idOf } from '../references/idOf.ts';
import { type Repeated, repeat } from '../repeat.ts';
import { isRunning } from './answerClock.ts';
import { presentFor, readColleagues } from './owner.ts';
import { readRoute } from './routes.ts';

const restMs = 20_000;
/** Requests in one look; the next look finds the others. */
const atOnce = 50;

/**
 * Tells people of requests that wait: the owner, or sales, once half of the time has passed; the owner, or sales, and
 * the admins once the answer is due, and webhooks then too. Each once, however many hosts look: what is told and what is owed are one
 * transaction. R70.
 */
export function keepTellingOfAnswers(payload: Payload, now: () => Date, onFault: (error: unknown) => void): Repeated {
  return repeat(() => tellOfAnswers(payload, now()), { onFault, restMs });
}

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
  const told = await findTold(req, lead, isLate, now);
  await enqueueDeliveries(payload, req, id, remindersTo(told, isLate ? 'late' : 'due'));
  const facts = { answerDueAt: lead.answerDueAt };
  if (isLate) await enqueueEvent(payload, req, { event: 'request.late', lead: id, facts });
}

/** Owner or stand-in, else sales (undefined); where late all admins, and sales if that is one person alone. */
async function findTold(req: PayloadRequest, lead: Lead, isLate: boolean, now: Date): Promise<(string | undefined)[]> {
  const { payload } = req;
  const colleagues = await readColleagues(payload, req);
  const { hours } = await readRoute(payload, lead);
  const owner = presentFor(idOf(lead.owner), colleagues, dayIn(now, hours.timeZone))?.email;
  const sales = () => findToldOf(payload, req, lead);
  const nearest = owner ? [owner] : await sales();
  if (!isLate) return eachOnce(payload, nearest);
  const told = eachOnce(payload, [...nearest, ...(await findAdmins(payload, req))]);
  return told.length > 1 ? told : eachOnce(payload, [...told, ...(await sales())]);
}

export const answerDueLetter: WriteLetter = async (delivery, { adminUrl, mail }) => {
  const { company, payload, request, row } = delivery;
  if (!request) throw new Undeliverable('The request was erased');
  const { lead } = request;
  // Answered while the mail server could not be reached: nobody needs to be told.
  if (!isRunning(lead)) return undefined;
  const { promises, sender } = await company();
  const id = idOf(lead.owner);
  const owner = id ? await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true }) : undefined;
  const content = writeAnswerDue({
    ...promises,
    lead,
    why: row.body === 'late' || row.body === 'nobody' ? row.body : 'due',
    adminUrl,
    owner: owner?.name || owner?.email,
    formTitle: (await delivery.form())?.title,
  });
  return { kind: 'answer-due', to: row.recipient ?? mail.to, ...renderMail(content, sender) };
};
