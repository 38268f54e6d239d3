import { type Words, worded } from '@frontage/contract/contact/worded.ts';

/** Choices as the owner of the site says them. What travels and is stored stays the usual word, which sales know. */
export function choicesOf(words: Words | undefined, choices: readonly string[]) {
  return choices.map((value) => ({ label: worded(words, value), value }));
}
