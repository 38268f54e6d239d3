import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { worded } from '@frontage/contract/contact/worded.ts';

/** Says a sentence as the owner of a plain form does. */
export function saidBy(form: HTMLFormElement): (sentence: string) => string {
  const words = [...new URLSearchParams(form.getAttribute(formMarks.words) ?? '')];
  return (sentence) => worded(words, sentence);
}
