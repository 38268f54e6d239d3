import { answerTime } from './contact/messages.ts';
import { worded } from './contact/worded.ts';
import { type FormWords, wordsOf } from './forms/formWords.ts';

/** Working days in which requests are answered where the settings say nothing. */
export const usualAnswerDays = 1;

interface Answering {
  answerWorkingDays?: number | undefined;
  formWords?: FormWords | undefined;
}

/**
 * A text with the time in which requests are answered in place of `{answerTime}`: one setting, as in the mails, and in
 * the owner's words. Where pages are drawn alone: the table of the sentences comes with it.
 */
export function withAnswerTime(text: string, { answerWorkingDays = usualAnswerDays, formWords }: Answering): string {
  return text.replaceAll('{answerTime}', () => worded(wordsOf(formWords), answerTime(answerWorkingDays)));
}
