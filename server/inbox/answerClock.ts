import type { CollectionBeforeChangeHook, Payload, PayloadRequest } from 'payload';
import { answer, postCall } from '../access/endpoints.ts';
import type { Lead } from '../payload-types.ts';
import { answerTimes } from './answerClock/answerTimes.ts';
import { type Deciding, readRoute } from './routes.ts';
import type { LeadStatus } from './statuses.ts';

/* Columns of a request by which somebody answers in time. R70. */

const isOpen = (status: LeadStatus | undefined) => status === 'new' || status === 'in-work';

/** True while an answer is owed. */
export const isRunning = ({ answerState }: Pick<Lead, 'answerState'>) => Boolean(answerState);

type Timed = Deciding & Pick<Lead, 'formId'> & Partial<Pick<Lead, 'answerDueAt' | 'answeredAt' | 'firstAnsweredAt'>>;

/** Starts the clock of a request; the times of its first answer are kept for the figures. */
export async function startedClock(payload: Payload, lead: Timed, at: Date) {
  const { dueAt, halfAt } = answerTimes(at, (await readRoute(payload, lead)).hours);
  return {
    answerState: 'due',
    answerDueAt: dueAt.toISOString(),
    answerTellAt: halfAt.toISOString(),
    answeredAt: null,
    ...(lead.answeredAt && !lead.firstAnsweredAt
      ? { firstDueAt: lead.answerDueAt ?? null, firstAnsweredAt: lead.answeredAt }
      : {}),
  } as const;
}

/** Stops the clock. `answeredAt`: null where nobody answers, as with spam. */
export function stoppedClock(answeredAt: Date | null) {
  return { answerState: null, answerTellAt: null, answeredAt: answeredAt?.toISOString() ?? null };
}

/** Reopens a request that seemed done, for its owner if it has one. A won request stays won. */
export function reopened({ owner, status }: Pick<Lead, 'owner' | 'status'>): Pick<Lead, 'status'> | undefined {
  if (status !== 'answered' && status !== 'lost') return undefined;
  return { status: owner ? 'in-work' : 'new' };
}

/** Follows the state that sales give a request: answered, declined and spam stop the clock; to reopen it starts it. */
export const keepAnswerClock: CollectionBeforeChangeHook<Lead> = async ({ data, operation, originalDoc, req }) => {
  const { status } = data;
  if (operation !== 'update' || !originalDoc || !status || status === originalDoc.status) return data;
  if (!isOpen(status)) {
    return isRunning(originalDoc) ? { ...data, ...stoppedClock(status === 'quarantine' ? null : new Date()) } : data;
  }
  if (isOpen(originalDoc.status) || isRunning(originalDoc) || !(await isAwaited(req, originalDoc))) return data;
  return { ...data, ...(await startedClock(req.payload, originalDoc, new Date())) };
};

/** Who booked a call or asked for a document got what they wanted at once. */
async function isAwaited(req: PayloadRequest, { document, id }: Lead): Promise<boolean> {
  if (document) return false;
  const { totalDocs } = await req.payload.count({ collection: 'bookings', where: { lead: { equals: id } }, req });
  return totalDocs === 0;
}

/** `POST /api/leads/:id/no-answer`: stops the clock of a request whose state stays, as of a won one with a "Thanks!". R70. */
export const noAnswerNeededEndpoint = postCall('/:id/no-answer', async (req) => {
  const id = Number(req.routeParams?.id);
  const where = { and: [{ id: { equals: id } }, { answerState: { exists: true } }] };
  // Without a new date of the last change, so that the form next to it is not called out of date.
  const data = { ...stoppedClock(new Date()), updatedAt: null };
  await req.payload.db.updateMany({ collection: 'leads', where, data, returning: false });
  return answer(200, 'Nobody is reminded of it until the visitor writes again.');
});
