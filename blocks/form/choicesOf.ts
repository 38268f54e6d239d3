import { type Words, worded } from '@frontage/contract/contact/worded.ts';

/** Choices in the words of the site's owner. What is sent and stored is the usual word, which sales know. */
export function choicesOf(words: Words | undefined, choices: readonly string[]) {
  return choices.map((value) => ({ label: worded(words, value), value }));
}
