import type { StoredAnswer } from '@frontage/contract/forms/Question.ts';
import { namesTaken } from '@frontage/contract/forms/questions.ts';
import type { CollectionSlug, Payload, Where } from 'payload';
import { lockRows } from '../../database/inTransaction.ts';
import { describedIn } from '../../forms/describedIn.ts';
import { nextRemovalAt, placesOf } from '../../forms/parseAnswers.ts';
import { findForm } from '../../forms/readForms.ts';
import { answersOf } from '../../inbox/answersOf.ts';
import { numbersOf } from '../../inbox/phoneNumbers.ts';
import type { Lead } from '../../payload-types.ts';
import type { Rows } from '../erasure/belongings.ts';
import { type Counts, type Folders, removePersonal } from '../erasure/removePersonal.ts';

/** Requests with an answer that is kept for less time than they are, and whose time is over. */
export const withDueAnswers = (now: Date): Where => ({ answersKeptUntil: { less_than_equal: now.toISOString() } });

export const answersRule = 'answer with a shorter time';

/** Emails of the product itself that repeat answers. What people wrote to each other stays. */
const repeating = ['lead-notification', 'acknowledgement', 'answer-due'] as const;

/** From the request and all that was made of it here, with their files and the emails that repeat them. */
export async function removeDueAnswers(
  payload: Payload,
  folders: Folders,
  now: Date,
  add: (counts: Counts) => void,
): Promise<void> {
  for (const id of await idsOf(payload, 'leads', withDueAnswers(now))) add(await removeFrom(payload, folders, id, now));
}

async function removeFrom(payload: Payload, folders: Folders, id: number, now: Date): Promise<Counts> {
  const isThat = { equals: id };
  const lead = await payload.db.findOne<Lead>({ collection: 'leads', where: { id: isThat } });
  if (!lead) return {};
  const received = new Date(lead.receivedAt ?? lead.createdAt);
  const isDue = (answer: StoredAnswer) => {
    const at = nextRemovalAt([answer], received);
    return at !== null && at <= now.toISOString();
  };
  const all = answersOf(lead);
  const answers = all.filter((answer) => !isDue(answer));
  const gone = all.filter(isDue).map(({ question }) => question);
  // What the form's own fields hold stays, and so does what is told of them.
  const formId = lead.formId ?? '';
  const form = describedIn((await findForm(payload, formId)) ?? { name: formId });
  const taken = form ? namesTaken(form) : [];
  const [before, after] = [placesOf(all, taken), placesOf(answers, taken)];
  const emptied = Object.fromEntries(Object.keys(before.fields).map((place) => [place, null]));
  const dueLines = before.lines.filter((line) => !after.lines.includes(line));
  const told = lead.details?.split('\n').filter((line) => ![line, asNow(line)].some((one) => dueLines.includes(one)));
  const roots: Rows = new Map([
    ['lead-files', await idsOf(payload, 'lead-files', { lead: isThat, field: { in: gone } })],
    ['mails', await idsOf(payload, 'mails', { lead: isThat, kind: { in: [...repeating] } })],
    ['notes', await idsOf(payload, 'notes', { 'deal.lead': isThat })],
  ]);
  return removePersonal(payload, folders, roots, { kind: 'retention', rule: answersRule }, async (req) => {
    await lockRows(payload, req, new Map([['leads', new Set([id])]]));
    const data = {
      ...{ ...emptied, ...after.fields, details: told?.join('\n') || null, answers },
      ...('phone' in before.fields ? numbersOf(after.fields.phone) : {}),
      answersKeptUntil: nextRemovalAt(answers, received),
      // Unchanged, so that a person who has the request open sees no conflict.
      updatedAt: null,
    };
    await payload.db.updateOne({ collection: 'leads', id, data, req, returning: false });
    return { answers: gone.length };
  });
}

/** A line of details as it is stored now: earlier versions put a colon behind a question mark, too. */
const asNow = (line: string) => line.replace(/([?:]): /, '$1 ');

async function idsOf(payload: Payload, collection: CollectionSlug, where: Where): Promise<Set<number>> {
  const all = { pagination: false, limit: 0, sort: 'id' } as const;
  const { docs } = await payload.db.find<{ id: number }>({ collection, where, select: { id: true }, ...all });
  return new Set(docs.map(({ id }) => id));
}
