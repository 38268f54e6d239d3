import { cleanedAddress, isBlank, isDoubtful } from '../contact/cleaned.ts';
import { endingsOf } from '../contact/limits.ts';
import { faultTexts, faultValues } from '../words/formTexts.ts';
import { questionTexts } from '../words/questionTexts.ts';
import { type FieldOfFault, fill, sayBound, type Words } from '../words/say.ts';
import { kindOf } from './kindOf.ts';
import {
  type AnswerValue,
  type AnyQuestion,
  isSiteQuestion,
  type Question,
  type QuestionKindName,
} from './Question.ts';
import { type AnswerFaultId, type KindTools, mostCharacters } from './questionKinds.ts';

/** What was sent, by the id of a question: a browser sends a list for boxes, and an empty text for an empty field. */
export type SentAnswers = Readonly<Record<string, readonly string[] | undefined>>;

export interface AnswerFault {
  question: AnyQuestion;
  id: AnswerFaultId;
  type: 'required' | 'pattern' | 'max' | 'choice' | 'question';
}

interface CheckedAnswers<Asked> {
  /** The questions that are asked of somebody with these answers. */
  asked: readonly Asked[];
  /** Cleaned, by the id of the question; what was not asked or not answered is missing. */
  values: Readonly<Record<string, AnswerValue>>;
  /** The first of each question, in the order of the form. */
  faults: readonly AnswerFault[];
}

interface CheckOptions extends KindTools {
  /** The address that its visitor was asked about; undefined for a program, which is not asked. R27. */
  emailAsked?: string | undefined;
}

/**
 * Checks what was sent by the questions of a form: the same in the browser and by the host. Nobody is asked what
 * depends on an answer that they did not give.
 */
export function checkAnswers<Asked extends AnyQuestion>(
  questions: readonly Asked[],
  sent: SentAnswers,
  options: CheckOptions,
): CheckedAnswers<Asked> {
  const asked: Asked[] = [];
  const values: Record<string, AnswerValue> = {};
  const faults: AnswerFault[] = [];
  for (const question of questions) {
    if (!isAsked(question, values)) continue;
    asked.push(question);
    const kind = kindOf(question);
    if (!kind.isAnswered) continue;
    const given = (sent[question.id] ?? []).filter(
      (one) => !isBlank(question.kind === 'email' ? cleanedAddress(one) : one),
    );
    if (given.length === 0) {
      if (question.required) faults.push({ question, id: 'required', type: 'required' });
      continue;
    }
    const checked = kind.check(given, question, options);
    if (checked.id === undefined) {
      if (checked.value !== undefined) values[question.id] = checked.value;
    } else if (!question.from) {
      // Nobody sees a hidden question, so nobody could mend what an address says of it.
      const id = (isSiteQuestion(question) && question.fault) || checked.id;
      faults.push({ question, id, type: typeOf(checked.id) });
    }
    if (isDoubted(question, values[question.id], options.emailAsked))
      faults.push({ question, id: 'emailDoubt', type: 'question' });
  }
  return { asked, values, faults };
}

/** What the address of a page answers to the hidden questions, as it stands there. Never to be trusted. */
export function answersIn(questions: readonly Question[], address: string): [id: string, answers: string[]][] {
  const parameters = URL.canParse(address) ? new URL(address).searchParams : new URLSearchParams();
  return questions.flatMap(({ from, id }): [string, string[]][] => {
    const answers = from ? parameters.getAll(from).map((one) => one.slice(0, 500)) : [];
    return answers.length > 0 ? [[id, answers.slice(0, 20)]] : [];
  });
}

/** Whether a question is asked of somebody with these answers to those before it. */
export function isAsked({ askIf }: Question, values: Readonly<Record<string, AnswerValue>>): boolean {
  if (!askIf) return true;
  const value = values[askIf.question];
  if (askIf.is !== undefined) return [value].flat().includes(askIf.is);
  return (value !== undefined) === (askIf.filled ?? true);
}

/** The address of a person, which a visitor is asked about once. R27. */
function isDoubted({ id, kind }: Question, value: AnswerValue | undefined, asked: string | undefined): boolean {
  if (kind !== 'email' || id !== 'email' || value === undefined || asked === undefined) return false;
  return isDoubtful(String(value)) && cleanedAddress(asked) !== value;
}

function typeOf(id: string): AnswerFault['type'] {
  if (/^(?:tooLong|question(?:High|Many|Late|Files|FileSize))$/.test(id)) return 'max';
  return id === 'mustBeChosen' ? 'choice' : 'pattern';
}

/** The question of a fault, as its sentence names it. */
export function fieldOfFault({ question, id }: AnswerFault): FieldOfFault {
  const { kind, max, maxSizeMb, min, types } = question;
  const label = isSiteQuestion(question) ? question.called : question.label;
  const name = label ?? question.id;
  if (id === 'questionFileType') return { name, label, most: endingsOf(types).join(', ') };
  if (id === 'questionFileSize') return { name, label, most: maxSizeMb };
  const usualMost = (mostCharacters as Partial<Record<QuestionKindName, number>>)[kind] ?? mostCharacters.text;
  const most = max ?? (id === 'tooLong' ? usualMost : Number(id === 'questionFiles'));
  return { name: kind === 'email' ? 'email' : name, label, least: min ?? 0, most };
}

/** What the owner says of any wrong answer to the question of a fault. */
export const ownSentence = ({ id, question }: AnswerFault): string | undefined =>
  id === 'required' || id === 'emailDoubt' ? undefined : question.message;

/** What is wrong with an answer: the owner's own sentence for the question, or the usual one with its label. */
export const sayAnswerFault = (words: Words | undefined, wrong: AnswerFault): string =>
  ownSentence(wrong) ?? sayFault(words, wrong.id, fieldOfFault(wrong));

const usual: Words = {
  ...faultTexts,
  ...questionTexts,
  mustBeChosen: 'The {field} field must be one of the answers on the page',
};

/** Says what is wrong with a field, by the id of a sentence, or by the sentence itself. */
export function sayFault(words: Words | undefined, id: string, field: FieldOfFault): string {
  const sentence = words?.[id] ?? usual[id] ?? id;
  return fill(sentence, { ...faultValues(words, field), least: sayBound(words, field.least) });
}
