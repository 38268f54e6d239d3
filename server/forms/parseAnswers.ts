import { requestEnvelope } from '@frontage/contract/contact/contactRequest.ts';
import { countryCodeOf } from '@frontage/contract/contact/countries.ts';
import { hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
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
import type { LeadFields, Parsed, RawSubmission } from './ContactSubmission.ts';
import { detailsOf, pickFields, refuseFields, unworded } from './parseFields.ts';

/** Names of the list of the form: the schema is the same in the browser, which has that list on the page. */
export const isCountry = (name: string) => countryCodeOf(name) !== undefined;

/** Parses a form of an owner's questions into a request with its answers. */
export function parseAnswers({ fields, files, own }: RawSubmission): Parsed {
  const { becomes, questions = [], version } = own ?? {};
  const sent: SentAnswers = Object.fromEntries(
    questions.map((question) => [question.id, sentOf(question, { fields, files })]),
  );
  const emailAsked = fields.get(hiddenFields.emailAsked)?.[0];
  const { asked, faults, values } = checkAnswers(questions, sent, { isCountry, emailAsked });
  const envelope = requestEnvelope.safeParse(pickFields(fields, requestEnvelope.shape), unworded);
  const details = [...faults.map(detailOfFault), ...detailsOf(envelope.error?.issues ?? [])];
  if (!envelope.success || details.length > 0) return { ok: false, refusal: refuseFields(details) };
  const isAskedFor = (name: string) => asked.some(({ id }) => id === name);
  return {
    ok: true,
    submission: {
      ...requestOfAnswers(asked, values),
      envelope: { ...envelope.data, ...(becomes?.as === 'seat' ? { eventSlug: becomes.event } : {}) },
      consentGiven: false,
      files: files.filter(({ field }) => isAskedFor(field)),
      formVersion: version,
      becomes,
    },
  };
}

/** What a request keeps of answers: each under its question, and those that every request has a place for there. */
export function requestOfAnswers(asked: readonly Question[], values: Readonly<Record<string, AnswerValue>>) {
  const answers = asked.flatMap((question): StoredAnswer[] => {
    const { id, keptDays, kind, label } = question;
    const value = values[id];
    if (value === undefined) return [];
    const shown = kindOf(question).shown(question, value);
    return [{ question: id, kind, label, value, shown, ...(keptDays ? { keptDays } : {}) }];
  });
  return { ...placesOf(answers), answers };
}

/** The fields of a request with answers, and the lines for those that no field has a place for. */
export function placesOf(answers: readonly StoredAnswer[]) {
  const known = knownIn(answers);
  const details = detailsText(answers.filter((answer) => !Object.values(known).includes(answer)));
  return { fields: fieldsOf(answers, known), details };
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
function knownIn(answers: readonly StoredAnswer[]) {
  const named = (id: string, kind: StoredAnswer['kind']) =>
    answers.find((answer) => answer.question === id && answer.kind === kind);
  return {
    name: named('name', 'text'),
    surname: named('surname', 'text'),
    company: named('company', 'text'),
    email: answers.find(({ kind }) => kind === 'email'),
    phone: answers.find(({ kind }) => kind === 'phone'),
    country: answers.find(({ kind }) => kind === 'country'),
    message: named('message', 'longText'),
  };
}

/** A request needs a name in the inbox: without one, it has its sender's address or number, or what they wrote first. */
function fieldsOf(answers: readonly StoredAnswer[], known: ReturnType<typeof knownIn>): LeadFields {
  const { name, ...others } = known;
  const called = name ?? known.email ?? known.phone ?? answers.find(({ kind }) => kind === 'text') ?? answers[0];
  const given = Object.entries(others).flatMap(([place, answer]) => (answer ? [[place, answer.shown]] : []));
  return { name: called?.shown.slice(0, 200) || 'No name', ...Object.fromEntries(given) };
}

/** One line for each answer, for people: emails, CRM and search read it. */
function detailsText(answers: readonly StoredAnswer[]): string | undefined {
  const onOneLine = (text: string) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .join(' / ');
  const lines = answers.map(({ label, shown }) => `${label.replaceAll(': ', ' ')}: ${onOneLine(shown)}`);
  return lines.length > 0 ? lines.join('\n') : undefined;
}
