import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import type { Words } from '@frontage/contract/words/say.ts';

/** The sentences of a plain form that the site's owner changed. */
export function wordsIn(form: HTMLFormElement): Words {
  return Object.fromEntries(new URLSearchParams(form.getAttribute(formMarks.words) ?? ''));
}
