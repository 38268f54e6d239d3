import { checkAnswers } from '@frontage/contract/forms/checkAnswers.ts';
import { ownQuestionKinds } from '@frontage/contract/forms/kindOf.ts';
import type { OwnKindName, Question, QuestionKindName } from '@frontage/contract/forms/Question.ts';
import { answersTo, placesOf } from './parseAnswers.ts';
import { isCountry } from './parseFields.ts';

const dayMs = 86_400_000;

type Sample = (question: Question, now: Date) => string[];
type Sampled = Exclude<QuestionKindName, OwnKindName | 'file' | 'heading' | 'note'>;

/** By its kind. Files are left out: an email only names them. */
const sampled: Readonly<Record<Sampled, Sample>> & Partial<Record<QuestionKindName, Sample>> = {
  text: ({ id, label }) => [id === 'name' ? 'Ada Lindqvist' : `A sample of “${label}”`],
  longText: () => ['A sample answer of a sentence or two, as long as most visitors write.'],
  email: () => ['ada@example.com'],
  phone: () => ['+31 10 555 01 23'],
  number: ({ max, min }) => [String(min ?? max ?? 12)],
  amount: ({ max, min }) => [String(min ?? max ?? 25_000)],
  date: ({ max, min }, now) => [
    String(min ?? max ?? new Date(now.getTime() + 30 * dayMs).toISOString().slice(0, 'YYYY-MM-DD'.length)),
  ],
  choice: ({ options = [] }) => options.slice(0, 1).map(({ id }) => id),
  choices: ({ min, options = [] }) => options.slice(0, Math.max(1, Number(min ?? 1))).map(({ id }) => id),
  yesNo: () => ['yes'],
  country: () => ['Netherlands'],
  consent: () => ['yes'],
};

/** What a made-up visitor sends for a question. */
export function sampleOf(question: Question, now: Date): string[] {
  const own = ownQuestionKinds[question.kind];
  return own ? [own.sample] : (sampled[question.kind]?.(question, now) ?? []);
}

/**
 * What made-up answers fill of a request, as the host would store it, besides the form's own fields. An answer that the
 * bounds do not allow is left out.
 */
export function fillSample(questions: readonly Question[], taken: readonly string[], now: Date) {
  const sent = Object.fromEntries(questions.map((one) => [one.id, sampleOf(one, now)]));
  const { asked, values } = checkAnswers(questions, sent, { isCountry, emailAsked: undefined });
  const answers = answersTo(asked, values);
  return { answers, ...placesOf(answers, taken) };
}
