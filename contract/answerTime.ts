import { mapMembers } from './primitives/members.ts';
import { type Speaker, wordsOf } from './words/ownWords.ts';
import { sayAnswerTime } from './words/siteTexts.ts';

/** Working days in which requests are answered where the settings say nothing. */
export const usualAnswerDays = 1;

const placeholder = '{answerTime}';

interface Answering extends Speaker {
  answerWorkingDays?: number | undefined;
}

/**
 * Replaces `{answerTime}` in a text with the time in which requests are answered: one setting, the same as in emails,
 * in the owner's words. Only for code that draws pages, because it brings the table of sentences along.
 */
export function withAnswerTime(text: string, { answerWorkingDays = usualAnswerDays, ...site }: Answering): string {
  return text.replaceAll(placeholder, () => sayAnswerTime(wordsOf(site), answerWorkingDays));
}

/**
 * Does the same in every text of a document, running text included. A value without such a text is returned unchanged.
 */
export function withAnswerTimes<Value>(value: Value, answering: Answering): Value {
  if (typeof value === 'string')
    return (value.includes(placeholder) ? withAnswerTime(value, answering) : value) as Value;
  let isChanged = false;
  const copy = mapMembers(value, (inner) => {
    const changed = withAnswerTimes(inner, answering);
    isChanged ||= changed !== inner;
    return changed;
  });
  return isChanged ? (copy as Value) : value;
}
