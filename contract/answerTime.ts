import { answerTime } from './contact/messages.ts';
import { worded } from './contact/worded.ts';
import { type FormWords, wordsOf } from './forms/formWords.ts';

/** Working days in which requests are answered where the settings say nothing. */
export const usualAnswerDays = 1;

const placeholder = '{answerTime}';

interface Answering {
  answerWorkingDays?: number | undefined;
  formWords?: FormWords | undefined;
}

/**
 * A text with the time in which requests are answered in place of `{answerTime}`: one setting, as in the mails, and in
 * the owner's words. Where pages are drawn alone: the table of the sentences comes with it.
 */
export function withAnswerTime(text: string, { answerWorkingDays = usualAnswerDays, formWords }: Answering): string {
  return text.replaceAll(placeholder, () => worded(wordsOf(formWords), answerTime(answerWorkingDays)));
}

/** The same for every text of a document, running ones too. What has no such text is given back as it is. */
export function withAnswerTimes<Value>(value: Value, answering: Answering): Value {
  if (typeof value === 'string')
    return (value.includes(placeholder) ? withAnswerTime(value, answering) : value) as Value;
  if (typeof value !== 'object' || value === null) return value;
  let isChanged = false;
  const change = (inner: unknown): unknown => {
    const changed = withAnswerTimes(inner, answering);
    isChanged ||= changed !== inner;
    return changed;
  };
  const copy = Array.isArray(value)
    ? value.map(change)
    : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner)]));
  return isChanged ? (copy as Value) : value;
}
