import { countryCodeOf } from '@frontage/contract/contact/countries.ts';
import { hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import { isFileField } from '@frontage/contract/contact/limits.ts';
import { countryNamed } from '@frontage/contract/contact/otherCountryNames.ts';
import {
  type AnswerFault,
  checkAnswers,
  fieldOfFault,
  type SentAnswers,
} from '@frontage/contract/forms/checkAnswers.ts';
import { kindOf } from '@frontage/contract/forms/kindOf.ts';
import type { AnswerValue, Question, StoredAnswer } from '@frontage/contract/forms/Question.ts';
import { detailOf, type FieldFault } from '../guards/refusal.ts';
import { headOf, joinLines } from '../inbox/answersOf.ts';
import type { LeadFields, RawSubmission } from './ContactSubmission.ts';

/** Names of the list of the form: the schema is the same in the browser, which has that list on the page. */
export const isCountry = (name: string) => countryCodeOf(name) !== undefined;

/**
 * Checks what an owner's questions were answered. `taken`: the names of the form's own fields; one that has none takes
 * no file but those that it asks for.
 */
export function parseAnswers({ fields, files, own }: RawSubmission, taken: readonly string[]) {
  const { questions, version } = own ?? {};
  if (!questions) return { faults: [], files, places: { fields: {}, lines: [] } };
  const sent: SentAnswers = Object.fromEntries(
    questions.map((question) => [question.id, sentOf(question, { fields, files })]),
  );
  const emailAsked = fields.get(hiddenFields.emailAsked)?.[0];
  const sizeOf = (question: string, name: string) =>
    Math.max(...files.map((one) => (one.field === question && one.fileName === name ? one.sizeBytes : 0)));
  const { asked, faults, values } = checkAnswers(questions, sent, { isCountry, emailAsked, sizeOf });
  const isIn = (all: readonly Question[], name: string) => all.some(({ id, kind }) => kind === 'file' && id === name);
  const answers = answersTo(asked, values);
  return {
    faults: faults.map(detailOfFault),
    files: files.filter(
      ({ field }) => isIn(asked, field) || (taken.length > 0 && isFileField(field) && !isIn(questions, field)),
    ),
    places: placesOf(answers, taken),
    kept: { formVersion: version, answers },
  };
}

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

function sentOf(question: Question, { fields, files }: Pick<RawSubmission, 'fields' | 'files'>): readonly string[] {
  const { id, kind } = question;
  const typed = fields.get(id) ?? [];
  if (kind === 'file') return files.filter(({ field }) => field === id).map(({ fileName }) => fileName);
  if (kindOf(question).isList) return typed.flatMap((one) => one.split(','));
  if (kind !== 'country') return typed;
  return typed.map((one) => (isCountry(countryNamed(one)) ? countryNamed(one) : one));
}

function detailOfFault(wrong: AnswerFault): FieldFault {
  const { id, question, type } = wrong;
  const isOwn = question.message && id !== 'required' && id !== 'emailDoubt';
  const message = isOwn ? String(question.message) : { id, values: {}, fault: fieldOfFault(wrong) };
  return { ...detailOf(question.id, message, type), context: { key: question.id, label: question.label } };
}

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
