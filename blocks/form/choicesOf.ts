import type { Words } from '@frontage/contract/words/say.ts';

/**
 * Choices, by the id of their sentence, in the words of the site's owner. What is sent and stored is the usual word,
 * which sales know.
 */
export function choicesOf(words: Words | undefined, choices: Words) {
  return Object.entries(choices).map(([id, value]) => ({ label: words?.[id] ?? value, value }));
}
