import { countryCodeOf } from '@frontage/contract/contact/countries.ts';
import { questionsIn } from '@frontage/contract/contact/fields.ts';
import { hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import { countryNamed } from '@frontage/contract/contact/otherCountryNames.ts';
import { siteQuestion } from '@frontage/contract/contact/siteQuestions.ts';
import { type AnswerFault, checkAnswers, fieldOfFault, ownSentence } from '@frontage/contract/forms/checkAnswers.ts';
import { kindOf } from '@frontage/contract/forms/kindOf.ts';
import type { OwnForm } from '@frontage/contract/forms/ownForm.ts';
import { type AnyQuestion, isSiteQuestion } from '@frontage/contract/forms/Question.ts';
import { type FaultId, namingSummary } from '@frontage/contract/words/siteTexts.ts';
import type * as z from 'zod/mini';
import { detailOf, type FieldFault, type Refusal } from '../guards/refusal.ts';
import type { RawSubmission } from './ContactSubmission.ts';
import type { Fields } from './readFields.ts';

type Shape = Readonly<Record<string, z.core.$ZodType>>;

export type ObjectSchema<Value> = z.ZodMiniType<Value> & { shape: Shape };

/** Names of the list of the form: the check is the same in the browser, which has that list on the page. */
export const isCountry = (name: string) => countryCodeOf(name) !== undefined;

/** Parses what was sent to a call by the contract into values, or into what is wrong with each. Has no rules itself. R40. */
export function parseFields<Value>(
  schema: ObjectSchema<Value>,
  raw: RawSubmission,
): { value: Value } | { refusal: Refusal } {
  const { data, details } = checkSent(schema, raw);
  return data !== undefined && details.length === 0 ? { value: data } : { refusal: refuseFields(details) };
}

/** Checks the fields of a call and its owner's questions, by which they are asked, and what a page fills in besides. */
export function checkSent<Value>(schema: ObjectSchema<Value>, raw: RawSubmission) {
  const { fields, files, own } = raw;
  const ofSite = fieldsAsked(schema, own);
  const questions: AnyQuestion[] = [...ofSite, ...(own?.questions ?? [])];
  const sizeOf = (question: string, name: string) =>
    Math.max(...files.map((one) => (one.field === question && one.fileName === name ? one.sizeBytes : 0)));
  const { asked, faults, values } = checkAnswers(
    questions,
    Object.fromEntries(questions.map((question) => [question.id, sentOf(question, raw)])),
    { isCountry, emailAsked: fields.get(hiddenFields.emailAsked)?.[0], sizeOf },
  );
  const isOfSite = (name: unknown) => ofSite.some(({ id }) => id === name);
  const around = Object.entries(schema.shape).filter(([name]) => !isOfSite(name));
  const { data, error } = schema.safeParse({ ...givenIn(fields, around), ...values }, unworded);
  const ofPage = (error?.issues ?? []).filter(({ path }) => !isOfSite(path[0]));
  const firsts = ofPage.filter(({ path }, place) => ofPage.findIndex((one) => one.path[0] === path[0]) === place);
  return { data, details: [...faults.map(detailOfFault), ...firsts.map(detailOfIssue)], asked, values };
}

export function refuseFields(details: FieldFault[]): Refusal {
  return { status: 422, code: 'invalid', message: namingSummary(details.length), details };
}

/** The fields of a call in the owner's order, as their questions. */
function fieldsAsked(schema: { shape: Shape }, own: OwnForm | undefined) {
  const place = ({ name }: { name: string }) => own?.order?.indexOf(name) ?? 0;
  return questionsIn(schema)
    .toSorted((one, other) => place(one) - place(other))
    .map(({ isNeeded, name }) =>
      siteQuestion(name, {
        called: own?.fields?.[name]?.label,
        label: name,
        required: isNeeded || own?.fields?.[name]?.isRequired,
      }),
    );
}

/** What was sent for a question: a list may be joined by commas or repeated, and a country named in any way. R31, R36. */
function sentOf(question: AnyQuestion, { fields, files }: RawSubmission): readonly string[] {
  const { id, kind } = question;
  const typed = fields.get(id) ?? [];
  if (kind === 'file') return files.filter(({ field }) => field === id).map(({ fileName }) => fileName);
  if (kindOf(question).isList) return typed.flatMap((one) => one.split(','));
  if (kind === 'country') return typed.map((one) => (isCountry(countryNamed(one)) ? countryNamed(one) : one));
  if (!isSiteQuestion(question)) return typed;
  // A field of the site takes one value: the first, as it always did.
  const first = typed.slice(0, 1);
  return id === 'country' ? first.map((one) => one && countryNamed(one)) : first;
}

/** Fields that are no questions as they were sent; an empty one counts as missing. */
function givenIn(fields: Fields, around: readonly (readonly [string, z.core.$ZodType])[]) {
  const given: Record<string, string | string[]> = {};
  for (const [name, schema] of around) {
    const values = fields.get(name) ?? [];
    const entries = values.flatMap((value) => value.split(',')).filter(Boolean);
    if (takesList(schema)) Object.assign(given, entries.length > 0 ? { [name]: entries } : {});
    else if (values[0]) given[name] = values[0];
  }
  return given;
}

function takesList({ _zod: { def } }: z.core.$ZodType): boolean {
  return def.type === 'array' || ('innerType' in def && takesList(def.innerType as z.core.$ZodType));
}

/** The ids of faults without one in the contract, such as an unknown choice. */
const unworded = {
  error: ({ input, path }: { input?: unknown; path?: PropertyKey[] | undefined }): FaultId =>
    input === undefined && path?.length === 1 ? 'required' : 'mustBeChosen',
};

function detailOfIssue(issue: z.core.$ZodIssue): FieldFault {
  const name = String(issue.path[0] ?? '');
  const most = issue.code === 'too_big' ? issue.maximum : undefined;
  return detailOf(name, { id: issue.message, values: {}, fault: { name, most } }, typeOf(issue.code));
}

function typeOf(code: string): AnswerFault['type'] {
  if (code === 'invalid_format') return 'pattern';
  if (code === 'too_big') return 'max';
  return code === 'invalid_type' || code === 'too_small' ? 'required' : 'choice';
}

function detailOfFault(wrong: AnswerFault): FieldFault {
  const { id, question, type } = wrong;
  const message = ownSentence(wrong) ?? { id, values: {}, fault: fieldOfFault(wrong) };
  return { ...detailOf(question.id, message, type), context: { key: question.id, label: question.label } };
}
