import type { Language } from '@frontage/contract/language.ts';
import type { Words } from '@frontage/contract/words/say.ts';

/** How a site speaks: the sentences that its owner changed, and its language where it is not the usual one. */
export interface Spoken {
  words: Words | undefined;
  language: Language | undefined;
}
