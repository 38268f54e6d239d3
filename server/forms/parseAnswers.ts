import { kindOf } from '@frontage/contract/forms/kindOf.ts';
import type { AnswerValue, Question, StoredAnswer } from '@frontage/contract/forms/Question.ts';
import { headOf, joinLines } from '../inbox/answersOf.ts';
import type { LeadFields } from './ContactSubmission.ts';

/** What a request keeps of answers: each under its question. */
export function answersTo(asked: readonly Question[], values: Readonly<Record<string, AnswerValue>>): StoredAnswer[] {
  return asked.flatMap((question) => {
    const { id, keptDays, kind, label } = question;
    const value = values[id];
    if (value === undefined) return [];
    const shown = kindOf(question).shown(question, value);
    return [{ question: id, kind, label, value, shown, ...(keptDays ? { keptDays } : {}) }];
  });
}

/**
 * The places of every request that answers fill, unless the form's own fields have `taken` them, and a line for each
 * other answer.
 */
export function placesOf(answers: readonly StoredAnswer[], taken: readonly string[]) {
  const known = knownIn(answers, taken);
  // For people: emails, CRM and search read them.
  const lines = answers
    .filter((answer) => !Object.values(known).includes(answer))
    .map(({ label, shown }) => `${headOf(label)} ${joinLines(shown)}`);
  const given = Object.entries(known).flatMap(([place, answer]) => (answer ? [[place, answer.shown]] : []));
  const fields: Partial<LeadFields> = Object.fromEntries(given);
  return { fields: taken.includes('name') ? fields : { ...fields, name: nameIn(answers, known) }, lines };
}

/** The first time at which an answer of a request is removed; null where none is before its request. */
export function nextRemovalAt(answers: readonly StoredAnswer[], receivedAt: Date): string | null {
  const days = answers.flatMap(({ keptDays }) => keptDays || []);
  return days.length > 0 ? new Date(receivedAt.getTime() + Math.min(...days) * dayMs).toISOString() : null;
}

const dayMs = 86_400_000;

/** The answers that every request has a place for, by that place. */
function knownIn(answers: readonly StoredAnswer[], taken: readonly string[]) {
  const named = (id: string, kind: StoredAnswer['kind']) =>
    answers.find((answer) => answer.question === id && answer.kind === kind);
  const known = {
    name: named('name', 'text'),
    surname: named('surname', 'text'),
    company: named('company', 'text'),
    email: answers.find(({ kind }) => kind === 'email'),
    phone: answers.find(({ kind }) => kind === 'phone'),
    country: answers.find(({ kind }) => kind === 'country'),
    message: named('message', 'longText'),
  };
  const free = Object.entries(known).filter(([place]) => !taken.includes(place));
  return Object.fromEntries(free) as Partial<typeof known>;
}

/** A request needs a name in the inbox: without one, it has its sender's address or number, or what they wrote first. */
function nameIn(answers: readonly StoredAnswer[], { email, name, phone }: ReturnType<typeof knownIn>): string {
  const called = name ?? email ?? phone ?? answers.find(({ kind }) => kind === 'text') ?? answers[0];
  return called?.shown.slice(0, 200) || 'No name';
}
