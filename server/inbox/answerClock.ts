import { dayAfter, dayIn, findDayBegin, minutesOf, momentOf, weekdayOf } from '@frontage/contract/booking/time.ts';
import type { CollectionBeforeChangeHook, Field, Payload, PayloadRequest } from 'payload';
import { never } from '../access/access.ts';
import { answer, postCall } from '../access/endpoints.ts';
import type { Lead } from '../payload-types.ts';
import { findCalled } from './becameOf.ts';
import { inSheet, sentMoment } from './collections/sentFields.ts';
import { type AnswerHours, type Deciding, readRoute } from './routes.ts';
import { answerStates, type LeadStatus } from './statuses.ts';

/* Columns of a request by which somebody answers in time. R70. */

const isOpen = (status: LeadStatus | undefined) => status === 'new' || status === 'in-work';

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
  return !document && (await findCalled(req.payload, [{ id }], req)).size === 0;
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

/** Days after which nobody looks for a working day any more. */
const mostDays = 400;

/**
 * The time by which a request is answered: when its office closes on the last of the working days after the day it came.
 * `halfAt`: when half of the office's open time until then has passed. R70.
 */
export function answerTimes(from: Date, hours: AnswerHours): { dueAt: Date; halfAt: Date } {
  const spans: { begin: number; end: number }[] = [];
  const first = dayIn(from, hours.timeZone);
  let daysLeft = hours.workingDays;
  for (let count = 0; count < mostDays && daysLeft > 0; count += 1) {
    const day = dayAfter(first, count);
    if (!isWorkingDay(day, hours)) continue;
    if (count > 0) daysLeft -= 1;
    const begin = Math.max(from.getTime(), clockAt(day, hours.opens, hours.timeZone));
    spans.push({ begin, end: Math.max(begin, clockAt(day, hours.closes, hours.timeZone)) });
  }
  const dueAt = new Date(spans.at(-1)?.end ?? from);
  let left = spans.reduce((sum, { begin, end }) => sum + end - begin, 0) / 2;
  for (const { begin, end } of spans) {
    if (left <= end - begin) return { dueAt, halfAt: new Date(begin + left) };
    left -= end - begin;
  }
  return { dueAt, halfAt: dueAt };
}

function isWorkingDay(day: string, { daysOff, weekdays }: AnswerHours): boolean {
  return weekdays.includes(weekdayOf(day)) && !daysOff.some(({ from, to }) => from <= day && day <= to);
}

/** Where the clocks skip the time, as long after the day's begin as usual. */
function clockAt(day: string, clock: string, zone: string): number {
  return momentOf(day, clock, zone)?.getTime() ?? findDayBegin(day, zone).getTime() + minutesOf(clock) * 60_000;
}

const due = sentMoment('answerDueAt', 'Answer due', { position: 'sidebar' });
const hiddenMoment = (name: string) =>
  ({ name, type: 'date', access: { update: never }, admin: { hidden: true } }) as const satisfies Field;

/** When a request is to be answered, and when it was. Written by our own code alone. R70. */
export const answerClockFields: Field[] = [
  {
    name: 'answerState',
    label: 'Owes an answer',
    type: 'select',
    index: true,
    options: [...answerStates],
    access: { update: never },
    admin: inSheet,
  },
  { ...due, admin: { ...due.admin, components: { Cell: '/inbox/admin/cells.tsx#DueCell' } } },
  sentMoment('answeredAt', 'Answered', { position: 'sidebar' }),
  // When somebody is to be told next that it waits; empty while the clock stands.
  { ...hiddenMoment('answerTellAt'), index: true },
  // Of the first answer, where the visitor has written again since.
  hiddenMoment('firstDueAt'),
  hiddenMoment('firstAnsweredAt'),
];
