import type * as z from 'zod/mini';
import { cleanedAddress, cleanedLine, cleanedPhone, cleanedText, emailPattern } from '../contact/cleaned.ts';
import { endingOf } from '../contact/fileCheck.ts';
import { endingsOf, maxCharacters, megabyte } from '../contact/limits.ts';
import { isDay } from '../primitives/isDay.ts';
import { phonePattern } from '../primitives/phone.ts';
import type { faultTexts } from '../words/formTexts.ts';
import type { questionTexts } from '../words/questionTexts.ts';
import type { AnswerValue, AnyQuestion, CoreKindName, Question } from './Question.ts';

/** What may be wrong with an answer, by the id of its sentence. */
export type AnswerFaultId = keyof typeof questionTexts | keyof typeof faultTexts | 'mustBeChosen';

/** What a kind has to know of the site: browsers read the countries from the page, the host has their list. */
export interface KindTools {
  isCountry: (name: string) => boolean;
  /** Bytes of the largest file of a name that was sent for a question; without it, no size is checked. */
  sizeOf?: (question: string, fileName: string) => number;
}

/** A checked answer, cleaned, or what is wrong with it. Of a kind of an agency, the id may be a sentence. */
export type Checked = { value: AnswerValue | undefined; id?: undefined } | { id: AnswerFaultId };

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
  /** Checks what was sent, without what is blank; but for a list it is one text. */
  check: (sent: readonly string[], question: AnyQuestion, tools: KindTools) => Checked;
  shown: (question: Question, value: AnswerValue) => string;
}

/**
 * A kind of an agency: `own/questions/<name>/<name>.question.ts` exports it as `question`, and `<Name>.tsx` beside it
 * the control.
 */
export interface OwnQuestionKind extends Omit<QuestionKind, 'check'> {
  /** In the menu of whoever makes a form, such as "Draught of a ship". */
  title: string;
  /** What a made-up visitor sends for it, in the email that tries a form. */
  sample: string;
  /** Its control is several inputs, which the question names together. */
  isGroup?: true;
  /**
   * The schema of its field: a text as it was sent, or a list where several may be chosen. What it says is wrong is the
   * id of a sentence, or a sentence: `The {field} field ...`.
   */
  schema: (question: Question, tools: KindTools) => z.ZodMiniType<AnswerValue>;
  /** What the checked text means, where it is not kept as it is. */
  read?: (text: string) => AnswerValue;
}

const plain = (_: Question, value: AnswerValue) => String(value);

/** The value, unless something does not hold: then the first of that. */
function checked(value: AnswerValue, ...rules: readonly (readonly [holds: boolean, id: AnswerFaultId])[]): Checked {
  const broken = rules.find(([holds]) => !holds);
  return broken ? { id: broken[1] } : { value };
}

const labelOf = ({ options = [] }: Question, id: string) => options.find((one) => one.id === id)?.label ?? id;

/** Characters of the answers of a kind, inclusive, where the owner set no other bound. */
export const mostCharacters = {
  text: 200,
  longText: maxCharacters.message,
  email: maxCharacters.email,
  phone: maxCharacters.phone,
  country: maxCharacters.country,
} as const;

/** What is typed: cleaned, within its bounds, and of its pattern. */
function typed(
  name: 'email' | 'longText' | 'phone' | 'text',
  clean: (typed: string) => string,
  id: AnswerFaultId = 'invalid',
  usual?: RegExp,
): QuestionKind {
  return {
    isAnswered: true,
    ...(usual ? {} : { bounds: 'characters' }),
    hasPlaceholder: true,
    check([sent = ''], { max = mostCharacters[name], min = 0, ...question }) {
      const text = clean(sent);
      const pattern = ('pattern' in question && question.pattern) || usual;
      return checked(
        text,
        [text.length <= Number(max), 'tooLong'],
        [text.length >= Number(min), 'questionShort'],
        [pattern?.test(text) ?? true, id],
      );
    },
    shown: plain,
  };
}

/**
 * A number as people write it: `1,234.5`, `1.234,5`, `1 234,5`, `$12`. Three digits behind a point are thousands, as
 * behind a comma: who writes `12.500` means no thousandths. Empty where it is none.
 */
export function cleanedNumber(typed: string): string {
  const written = cleanedLine(typed).replace(/[\s'’$€£]/gu, '');
  const grouped = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(written);
  const pointed = /^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(written) ? written.replaceAll('.', '') : written;
  const plainly = grouped ? written.replaceAll(',', '') : pointed.replace(/^(-?\d+),(\d+)$/, '$1.$2');
  return /^-?\d{1,15}(?:\.\d{1,6})?$/.test(plainly) ? plainly : '';
}

function number(least?: number): QuestionKind {
  return {
    isAnswered: true,
    bounds: 'number',
    hasPlaceholder: true,
    isChosen: true,
    check([sent = ''], { max, min = least }) {
      const text = cleanedNumber(sent);
      return checked(
        Number(text),
        [text !== '', 'questionNumber'],
        [min === undefined || Number(text) >= Number(min), 'questionLow'],
        [max === undefined || Number(text) <= Number(max), 'questionHigh'],
      );
    },
    shown: ({ currency }, value) =>
      [currency, Number(value).toLocaleString('en', { maximumFractionDigits: 6 })].filter(Boolean).join(' '),
  };
}

/** What is chosen in the page: only a program, or a page out of date, sends anything else. */
const chosen = (
  holds: (text: string, question: AnyQuestion, tools: KindTools) => boolean,
  shown: QuestionKind['shown'],
): QuestionKind => ({
  isAnswered: true,
  isChosen: true,
  check([sent = ''], question, tools) {
    const text = cleanedLine(sent);
    return checked(text, [holds(text, question, tools), 'mustBeChosen']);
  },
  shown,
});

const isOption = (id: string, { options = [] }: AnyQuestion) => options.some((one) => one.id === id);

/** What only stands between questions. */
const words: QuestionKind = { isAnswered: false, check: () => ({ value: undefined }), shown: plain };

/** Those of the core, declared once, read by the admin, the page, its script and the host: by `kindOf`. */
export const questionKinds: Readonly<Record<CoreKindName, QuestionKind>> = {
  text: typed('text', cleanedLine),
  longText: typed('longText', cleanedText),
  email: typed('email', cleanedAddress, 'invalid', emailPattern),
  phone: typed('phone', cleanedPhone, 'invalidPhone', phonePattern),
  number: number(),
  amount: number(0),
  date: {
    isAnswered: true,
    bounds: 'day',
    isChosen: true,
    check([sent = ''], { max, min }) {
      const day = cleanedLine(sent);
      return checked(
        day,
        [isDay(day), 'questionDay'],
        [!min || day >= String(min), 'questionEarly'],
        [!max || day <= String(max), 'questionLate'],
      );
    },
    shown: plain,
  },
  choice: { ...chosen(isOption, (question, value) => labelOf(question, String(value))), hasOptions: true },
  choices: {
    isAnswered: true,
    bounds: 'chosen',
    hasOptions: true,
    isList: true,
    isChosen: true,
    check(sent, question) {
      const ids = [...new Set(sent.map(cleanedLine))];
      return checked(
        ids,
        [ids.every((id) => isOption(id, question)), 'mustBeChosen'],
        [ids.length >= Number(question.min ?? 0), 'questionFew'],
        [ids.length <= Number(question.max ?? ids.length), 'questionMany'],
      );
    },
    shown: (question, value) =>
      [value]
        .flat()
        .map((id) => labelOf(question, String(id)))
        .join(', '),
  },
  yesNo: chosen(
    (word) => word === 'yes' || word === 'no',
    (_, value) => (value === 'yes' ? 'Yes' : 'No'),
  ),
  country: chosen((name, _, { isCountry }) => isCountry(name), plain),
  // Their contents, and what any file may have, are checked elsewhere, R28: here they have the names of the files, by the
  // host with the endings of what they contain.
  file: {
    isAnswered: true,
    bounds: 'files',
    isList: true,
    check: (names, { id, max = 1, maxSizeMb = Number.POSITIVE_INFINITY, types }, { sizeOf = () => 0 }) =>
      checked(
        names,
        ...names.flatMap((name) => [
          [endingsOf(types).includes(endingOf(name)), 'questionFileType'] as const,
          [sizeOf(id, name) <= maxSizeMb * megabyte, 'questionFileSize'] as const,
        ]),
        [names.length <= Number(max), 'questionFiles'],
      ),
    shown: (_, value) => [value].flat().join(', '),
  },
  consent: chosen(
    (word) => word === 'yes',
    () => 'Agreed',
  ),
  heading: words,
  note: words,
};
