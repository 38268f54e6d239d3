import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import type { Words } from '@frontage/contract/words/say.ts';

/** The sentences of a plain form that are not the usual ones. */
export function wordsIn(form: HTMLFormElement): Words {
  return JSON.parse(form.getAttribute(formMarks.words) ?? '{}');
}
