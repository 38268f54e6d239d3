import type { Words } from '@frontage/contract/words/say.ts';

/** On a form with a script of its own: those of its sentences that are not the usual ones, by id, as JSON. */
export const wordsMark = 'data-words';

/** The sentences of a form that are not the usual ones. */
export const wordsIn = (form: HTMLFormElement): Words => JSON.parse(form.getAttribute(wordsMark) ?? '{}');
