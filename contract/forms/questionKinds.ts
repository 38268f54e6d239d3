import * as z from 'zod/mini';
import { cleanedAddress, cleanedLine, cleanedPhone, cleanedText } from '../contact/cleaned.ts';
import { emailPattern, must as mustBe } from '../contact/fields.ts';
import { endingOf } from '../contact/fileCheck.ts';
import { endingsOf, maxCharacters, megabyte } from '../contact/limits.ts';
import { isDay } from '../primitives/isDay.ts';
import { phonePattern } from '../primitives/phone.ts';
import type { faultTexts } from '../words/formTexts.ts';
import type { questionTexts } from '../words/questionTexts.ts';
import type { AnswerValue, Question, QuestionKindName } from './Question.ts';

/** What may be wrong with an answer, by the id of its sentence. */
export type AnswerFaultId = keyof typeof questionTexts | keyof typeof faultTexts | 'mustBeChosen';
const fault = (id: AnswerFaultId): string => id;
const must = (holds: (text: string) => boolean, id: AnswerFaultId) => mustBe(holds, fault(id));

/** What a kind has to know of the site: browsers read the countries from the page, the host has their list. */
export interface KindTools {
  isCountry: (name: string) => boolean;
  /** Bytes of the largest file of a name that was sent for a question; without it, no size is checked. */
  sizeOf?: (question: string, fileName: string) => number;
}

/** A kind of question: what an answer is, what bounds it, and how it is shown. */
export interface QuestionKind {
  /** False for what only stands between questions. */
  isAnswered: boolean;
  /** What `min` and `max` count. */
  bounds?: 'characters' | 'number' | 'day' | 'chosen' | 'files';
  hasOptions?: true;
  hasPlaceholder?: true;
  /** Several answers may be sent for it. */
  isList?: true;
  /** Nothing in it was typed, so it may be repeated to whoever owns the address. */
  isChosen?: true;
  /** The schema of its field: a text as it was sent, or a list where several may be chosen. */
  schema: (question: Question, tools: KindTools) => z.ZodMiniType<AnswerValue>;
  /** What the checked text means, where it is not kept as it is. */
  read?: (text: string) => AnswerValue;
  shown: (question: Question, value: AnswerValue) => string;
}

/**
 * A kind of an agency: `own/questions/<name>/<name>.question.ts` exports it as `question`, and `<Name>.tsx` beside it
 * the control. What its schema says is wrong is the id of a sentence, or a sentence: `The {field} field ...`.
 */
export interface OwnQuestionKind extends QuestionKind {
  /** In the menu of whoever makes a form, such as "Draught of a ship". */
  title: string;
  /** What a made-up visitor sends for it, in the email that tries a form. */
  sample: string;
  /** Its control is several inputs, which the question names together. */
  isGroup?: true;
}

const plain = (_: Question, value: AnswerValue) => String(value);

/** What only stands between questions. */
const words: QuestionKind = { isAnswered: false, schema: () => z.string(), shown: plain };
const labelOf = ({ options = [] }: Question, id: string) => options.find((one) => one.id === id)?.label ?? id;

/** Characters of the answers of a kind, inclusive, where the owner set no other bound. */
export const mostCharacters = {
  text: 200,
  longText: maxCharacters.message,
  email: maxCharacters.email,
  phone: maxCharacters.phone,
  country: maxCharacters.country,
} as const;

/** A cleaned text of at most so many characters. */
const typed = (clean: (typed: string) => string, most: number, ...checks: Parameters<z.ZodMiniString['check']>) =>
  z.string().check(z.overwrite(clean), z.maxLength(most, fault('tooLong')), ...checks);

/** What is chosen, as it is sent: no answer is longer. */
const chosen = (...checks: ReturnType<typeof must>[]) => typed(cleanedLine, 40, ...checks);

function text(name: 'longText' | 'text', clean: (typed: string) => string): QuestionKind {
  return {
    isAnswered: true,
    bounds: 'characters',
    hasPlaceholder: true,
    schema: ({ max, min }) =>
      typed(clean, Number(max ?? mostCharacters[name]), z.minLength(Number(min ?? 0), fault('questionShort'))),
    shown: plain,
  };
}

/**
 * A number as people write it: `1,234.5`, `1.234,5`, `1 234,5`, `$12`. Three digits behind a point are thousands, as
 * behind a comma: who writes `12.500` means no thousandths. Empty where it is none.
 */
export function cleanedNumber(typed: string): string {
  const written = cleanedLine(typed).replace(/[\s'’$€£]/gu, '');
  const grouped = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(written);
  const pointed = /^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(written) ? written.replaceAll('.', '') : written;
  const plainly = grouped ? written.replaceAll(',', '') : pointed.replace(/^(-?\d+),(\d+)$/, '$1.$2');
  return /^-?\d{1,15}(?:\.\d{1,6})?$/.test(plainly) ? plainly : '';
}

function number(isAmount: boolean): QuestionKind {
  return {
    isAnswered: true,
    bounds: 'number',
    hasPlaceholder: true,
    isChosen: true,
    schema: ({ max, min = isAmount ? 0 : undefined }) =>
      z.string().check(
        z.overwrite(cleanedNumber),
        z.minLength(1, fault('questionNumber')),
        must((typed) => min === undefined || Number(typed) >= Number(min), 'questionLow'),
        must((typed) => max === undefined || Number(typed) <= Number(max), 'questionHigh'),
      ),
    read: Number,
    shown: ({ currency }, value) =>
      [currency, Number(value).toLocaleString('en', { maximumFractionDigits: 6 })].filter(Boolean).join(' '),
  };
}

/** The id of one of its options. */
const optionOf = ({ options = [] }: Question) =>
  chosen(must((id) => options.some((one) => one.id === id), 'mustBeChosen'));

/** Those of the core, declared once, read by the admin, the page, its script and the host: by `kindOf`. */
export const questionKinds: Readonly<Record<QuestionKindName, QuestionKind>> = {
  text: text('text', cleanedLine),
  longText: text('longText', cleanedText),
  email: {
    isAnswered: true,
    hasPlaceholder: true,
    schema: () => typed(cleanedAddress, mostCharacters.email, z.regex(emailPattern, fault('invalid'))),
    shown: plain,
  },
  phone: {
    isAnswered: true,
    hasPlaceholder: true,
    schema: () => typed(cleanedPhone, mostCharacters.phone, z.regex(phonePattern, fault('invalidPhone'))),
    shown: plain,
  },
  number: number(false),
  amount: number(true),
  date: {
    isAnswered: true,
    bounds: 'day',
    isChosen: true,
    schema: ({ max, min }) =>
      chosen(
        must(isDay, 'questionDay'),
        must((day) => !min || day >= String(min), 'questionEarly'),
        must((day) => !max || day <= String(max), 'questionLate'),
      ),
    shown: plain,
  },
  choice: {
    isAnswered: true,
    hasOptions: true,
    isChosen: true,
    schema: optionOf,
    shown: (question, value) => labelOf(question, String(value)),
  },
  choices: {
    isAnswered: true,
    bounds: 'chosen',
    hasOptions: true,
    isList: true,
    isChosen: true,
    schema: (question) =>
      z.array(optionOf(question)).check(
        z.overwrite((ids) => [...new Set(ids)]),
        z.minLength(Number(question.min ?? 0), fault('questionFew')),
        z.maxLength(Number(question.max ?? question.options?.length ?? 0), fault('questionMany')),
      ),
    shown: (question, value) =>
      [value]
        .flat()
        .map((id) => labelOf(question, String(id)))
        .join(', '),
  },
  yesNo: {
    isAnswered: true,
    isChosen: true,
    schema: () => chosen(must((word) => word === 'yes' || word === 'no', 'mustBeChosen')),
    shown: (_, value) => (value === 'yes' ? 'Yes' : 'No'),
  },
  country: {
    isAnswered: true,
    isChosen: true,
    schema: (_, { isCountry }) => typed(cleanedLine, mostCharacters.country, must(isCountry, 'mustBeChosen')),
    shown: plain,
  },
  // Their contents, and what any file may have, are checked elsewhere, R28: here they have the names of the files, by the
  // host with the endings of what they contain.
  file: {
    isAnswered: true,
    bounds: 'files',
    isList: true,
    schema: ({ id, max = 1, maxSizeMb = Number.POSITIVE_INFINITY, types }, { sizeOf = () => 0 }) =>
      z
        .array(
          z.string().check(
            must((name) => endingsOf(types).includes(endingOf(name)), 'questionFileType'),
            must((name) => sizeOf(id, name) <= maxSizeMb * megabyte, 'questionFileSize'),
          ),
        )
        .check(z.maxLength(Number(max), fault('questionFiles'))),
    shown: (_, value) => [value].flat().join(', '),
  },
  consent: {
    isAnswered: true,
    isChosen: true,
    schema: () => chosen(must((word) => word === 'yes', 'mustBeChosen')),
    shown: () => 'Agreed',
  },
  heading: words,
  note: words,
};
