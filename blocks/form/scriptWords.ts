import { callBackTimeTexts, projectTypeTexts, timelineTexts } from '@frontage/contract/contact/limits.ts';
import { additionTexts } from '@frontage/contract/words/additionTexts.ts';
import { callFormTexts, takenTexts } from '@frontage/contract/words/bookingTexts.ts';
import {
  besideTexts,
  faultTexts,
  fileTexts,
  keptTexts,
  sendingTexts,
  summaryTexts,
  thankYouTexts,
} from '@frontage/contract/words/formTexts.ts';
import { hourTexts } from '@frontage/contract/words/hourTexts.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import type { FormSettings } from './formSettings.ts';
import { wordsMark } from './wordsIn.ts';

/* Runs where pages are drawn: of all sentences that are not the usual ones, a page has those that its scripts say. */

const plain = { ...faultTexts, ...summaryTexts, ...sendingTexts, ...keptTexts };
const drawn = { ...plain, ...fileTexts, ...thankYouTexts, ...besideTexts, ...additionTexts };
/** What the scripts of the form of a call say. */
export const bookingSays = { ...hourTexts, ...callFormTexts, ...takenTexts };
const chosen = { ...projectTypeTexts, ...timelineTexts, ...callBackTimeTexts };

function among(words: Words, tables: Words): Words {
  const isSaid = (id: string) => id === 'language' || id.replace(/\.(?:zero|two|few|many)$/, '') in tables;
  return Object.fromEntries(Object.entries(words).filter(([id]) => isSaid(id)));
}

/** The settings of a form, with no sentence that its script does not say. `more`: those that only such a form says. */
export function scriptSettings(settings: FormSettings, more: Words = {}): FormSettings {
  const { words, ...rest } = settings;
  return words ? { ...rest, words: among(words, { ...drawn, ...chosen, ...more, consentBox: '' }) } : rest;
}

/** On the form of a call or an estimate: the sentences of its own script. */
export function wordMarks({ words }: Pick<FormSettings, 'words'>, said: Words) {
  const own = words ? among(words, { ...plain, ...said }) : {};
  return Object.keys(own).length > 0 ? { [wordsMark]: JSON.stringify(own) } : {};
}
