import { z } from 'zod';
import { requestEnvelope } from '../contact/contactRequest.ts';
import { hiddenFields, vacancyField } from '../contact/formMarkup.ts';
import { honeypotNames } from '../contact/honeypotNames.ts';
import { fileTypes, isFileField, maxFileMb, maxFiles } from '../contact/limits.ts';
import { proofField } from '../contact/readAnswers.ts';
import { currencies } from '../money.ts';
import { isDay } from '../primitives/isDay.ts';
import { fill, type Values } from '../words/say.ts';
import type { FormDescription } from './FormDescription.ts';
import { isLeftOut, kindOf } from './kindOf.ts';
import { coreKindNames, type Question } from './Question.ts';
import { mostCharacters } from './questionKinds.ts';

/** The most of each, inclusive. */
export const mostQuestions = { questions: 60, options: 60, pages: 10, label: 200, help: 400, message: 200 } as const;

/** Names that a form sends for itself. */
export const sentBesides: readonly string[] = [
  ...['zone', 't', 'start', 'ratesVersion', proofField],
  ...Object.keys(requestEnvelope.shape),
  ...Object.values(hiddenFields),
  ...honeypotNames,
];

/** The ids of questions and options, and so the names of what is sent for them. */
export const idPattern = /^[a-z][\w-]{0,39}$/i;

const idOf = (what: string) =>
  z.string().regex(idPattern, {
    error: `the id of ${what} has letters, digits, hyphens and underscores, begins with a letter and has at most 40`,
  });
const words = (most: number) => z.string().trim().min(1, 'it is empty').max(most, `at most ${most} characters`);
const bound = z.union([z.number(), z.string().refine(isDay, { error: 'a day is written like 2027-03-04' })]);

const inMegabytes = { error: `a whole number of megabytes, from 1 to ${maxFileMb}` };
const inDays = { error: 'a whole number of days, from 1 to 3650' };

/** Also of a kind of an agency that is there no longer: what was asked by it stays readable. */
export const questionKind = z.union([z.enum(coreKindNames), z.templateLiteral(['own_', z.string()])], {
  error: 'it is of no known kind',
});

// The vacancy may be asked as well.
const mayAsk = (id: string) => (id === vacancyField || !sentBesides.includes(id)) && !(id in {});

const question = z.strictObject({
  id: idOf('a question').refine(mayAsk, {
    error: 'this id is taken by the form itself',
  }),
  kind: questionKind,
  label: words(mostQuestions.label),
  help: words(mostQuestions.help).optional(),
  placeholder: words(mostQuestions.label).optional(),
  required: z.boolean().optional(),
  options: z
    .array(z.strictObject({ id: idOf('an option'), label: words(mostQuestions.label) }))
    .max(mostQuestions.options, `at most ${mostQuestions.options}`)
    .optional(),
  askIf: z.strictObject({ question: z.string(), is: z.string().optional(), filled: z.boolean().optional() }).optional(),
  min: bound.optional(),
  max: bound.optional(),
  message: words(mostQuestions.message).optional(),
  page: z.int().min(1).max(mostQuestions.pages, `a form has at most ${mostQuestions.pages} pages`).optional(),
  currency: z.enum(currencies).optional(),
  types: z
    .array(z.enum(fileTypes, { error: 'no files are of this type' }))
    .min(1)
    .optional(),
  maxSizeMb: z
    .int(inMegabytes)
    .min(1, inMegabytes)
    .max(maxFileMb, inMegabytes)
    .optional()
    .describe('Megabytes of 1,048,576 bytes that each of its files may have, inclusive'),
  keptDays: z.int(inDays).min(1, inDays).max(3650, inDays).optional(),
  from: z
    .string()
    .regex(/^[\w-]{1,40}$/, { error: 'a parameter of an address has letters, digits, hyphens and underscores' })
    .optional(),
});

/** The questions of a form in their order, as its document keeps them. */
export const questionsSchema = z.array(question).min(1).max(mostQuestions.questions);

/** What a form asks besides an owner's questions. */
type Around = Pick<FormDescription, 'fields'> & { schema: { shape: object } };

/** The names that no question of a form may have: those of its fields, whether they are asked or not. */
export const namesTaken = ({ fields, schema }: Around): readonly string[] => [
  ...new Set([...fields.map(({ name }) => name), ...Object.keys(schema.shape)]),
];

const alone: Around = { fields: [], schema: { shape: {} } };

/** Says a sentence in somebody's language. */
type Say = (sentence: string, values?: Values) => string;

const nameOf = (one: { label?: unknown } | undefined, place: number, say: Say) =>
  typeof one?.label === 'string' && one.label
    ? say('Question {number}, “{label}”', { number: place + 1, label: one.label })
    : say('Question {number}', { number: place + 1 });

/** What editors call the parts of a question besides its label. */
const partNames: Readonly<Record<string, string>> = {
  help: 'Help below the question',
  placeholder: 'Example in the empty field',
  options: 'Options',
  message: 'Said of a wrong answer',
};

/**
 * What is wrong with the questions of a form, in words that name the question and the mend; in English on its own. A
 * form with fields needs none.
 */
export function questionsFault(value: unknown, say: Say = fill, around: Around = alone): string | undefined {
  // Fields stand above them.
  const above = around.fields.length;
  const hasFields = above > 0;
  if (!Array.isArray(value) || value.length === 0)
    return hasFields ? undefined : say('Add a question: the form has none yet');
  const read = questionsSchema.safeParse(value);
  const [issue] = read.error?.issues ?? [];
  if (issue) {
    const [place, part] = issue.path;
    if (typeof place !== 'number') return say('A form has at most {most} questions', { most: mostQuestions.questions });
    const of = partNames[String(part)];
    return `${nameOf(Object(value[place]), above + place, say)}: ${of ? `${say(of)}: ` : ''}${say(issue.message)}`;
  }
  const questions = read.data ?? [];
  for (const [place, one] of questions.entries()) {
    const wrong = faultOf(one, questions.slice(0, place), say, around);
    if (wrong) return `${nameOf(one, above + place, say)}: ${wrong}`;
  }
  return hasFields || questions.some((one) => kindOf(one).isAnswered)
    ? undefined
    : say('Add a question: nothing is asked yet');
}

function faultOf(one: Question, before: readonly Question[], say: Say, around: Around): string | undefined {
  const kind = kindOf(one);
  const taken = namesTaken(around);
  if (before.some(({ id }) => id === one.id))
    return say('another question has the id {id}: give it one of its own', { id: one.id });
  // It stays as it is until its code is back.
  if (isLeftOut(one)) return undefined;
  if (one.kind !== 'file' && isFileField(one.id))
    return say('the id {id} belongs to files: give it another', { id: one.id });
  if (kind.hasOptions && !one.options?.length) return say('give it an option to choose');
  const ids = one.options?.map(({ id }) => id) ?? [];
  if (new Set(ids).size < ids.length) return say('two of its options have the same id: give each its own');
  const [min, max] = [one.min, one.max];
  const type = kind.bounds === 'day' ? 'string' : 'number';
  if ([min, max].some((edge) => edge !== undefined && (!kind.bounds || typeof edge !== type)))
    return kind.bounds
      ? say(kind.bounds === 'day' ? 'its bounds are days' : 'its bounds are numbers')
      : say('it has no bounds: remove them');
  const counts = kind.bounds === 'characters' || kind.bounds === 'chosen';
  const least = counts ? Math.max(1, Number(min ?? 0)) : min;
  const most = max ?? (mostCharacters as Readonly<Record<string, number>>)[one.kind];
  if (least !== undefined && most !== undefined && least > most)
    return say('no answer lies between its bounds, {least} and {most}', { least, most });
  if (kind.bounds === 'chosen' && Math.max(Number(min ?? 0), 0) > ids.length)
    return say('more have to be chosen than it has options');
  const files = [...before, one].filter(({ kind }) => kind === 'file').map(({ max = 1 }) => Number(max));
  if (one.kind === 'file' && (min !== undefined || !files.every((count) => Number.isInteger(count) && count > 0)))
    return say('it takes one file, or as many as its upper bound says');
  const ofForm = around.fields.filter(({ name }) => isFileField(name)).length;
  if (one.kind === 'file' && files.reduce((sum, count) => sum + count, ofForm) > maxFiles)
    return say('a form takes three files in all: let this question or another take fewer');
  if (taken.includes(one.id))
    return say('the id {id} belongs to the field “{label}” of this form: remove the question, and add it again', {
      id: one.id,
      label: around.fields.find(({ name }) => name === one.id)?.label ?? one.id,
    });
  if (one.types && one.kind !== 'file') return say('only a file has types');
  if (one.maxSizeMb && one.kind !== 'file') return say('only a file has a size');
  if (one.currency && one.kind !== 'amount') return say('only an amount of money has a currency');
  if (one.keptDays && !kind.isAnswered) return say('it has no answer that could be removed');
  if (one.from && (one.required || !kind.isAnswered || one.kind === 'file' || one.kind === 'consent'))
    return say('it is hidden and nobody can answer it: it cannot be required, nor be a file, a consent or mere words');
  if (one.page !== undefined && before.some(({ page = 1 }) => page > Number(one.page)))
    return say('it is on an earlier page than the question before it: move it up, or give it a later page');
  return one.askIf && askIfFault(one.askIf, before, say);
}

function askIfFault(
  { is, question }: NonNullable<Question['askIf']>,
  before: readonly Question[],
  say: Say,
): string | undefined {
  const other = before.find(({ id }) => id === question);
  if (!other)
    return say('it depends on “{question}”, which is not asked before it: move it down, or choose another', {
      question,
    });
  if (!kindOf(other).isAnswered && !isLeftOut(other))
    return say('it depends on “{label}”, which has no answer', { label: other.label });
  const choices = other.kind === 'yesNo' ? ['yes', 'no'] : (other.options ?? []).map(({ id }) => id);
  if (is !== undefined && !choices.includes(is))
    return say('it depends on an option that “{label}” no longer has: choose another', { label: other.label });
  return undefined;
}
