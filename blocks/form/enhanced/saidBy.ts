import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { worded } from '@frontage/contract/contact/worded.ts';

/** Returns a function that puts a sentence into the words of a plain form's owner. */
export function saidBy(form: HTMLFormElement): (sentence: string) => string {
  const words = [...new URLSearchParams(form.getAttribute(formMarks.words) ?? '')];
  return (sentence) => worded(words, sentence);
}
