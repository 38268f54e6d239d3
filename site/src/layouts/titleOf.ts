import { errorWord, markErrorInTitle } from '@frontage/contract/contact/messages.ts';
import { worded } from '@frontage/contract/contact/worded.ts';
import { type FormWords, wordsOf } from '@frontage/contract/forms/formWords.ts';
import type { Visit } from '@frontage/contract/visit.ts';

/** Returns the title of a page. A screen reader reads it first, so it says if something is wrong. */
export function titleOf(title: string, visit: Visit | undefined, words?: FormWords): string {
  const { errors = [], notice } = visit?.form ?? {};
  return markErrorInTitle(title, errors.length > 0 || notice !== undefined, worded(wordsOf(words), errorWord));
}
