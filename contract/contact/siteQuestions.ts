import type { SiteQuestion } from '../forms/Question.ts';
import type { Words } from '../words/say.ts';
import { callBackTimeTexts, maxCharacters, projectTypeTexts, timelineTexts } from './limits.ts';

/** `choices`: by the id of their sentence; the usual word is what is sent. */
export type DeclaredField = Pick<SiteQuestion, 'fault' | 'kind' | 'max' | 'pattern'> & { choices?: Words };

const line = (max: number) => ({ kind: 'text', max }) as const;
const lines = { kind: 'longText', max: maxCharacters.message } as const;

/**
 * The fields that forms of the site ask for, by the names under which they are sent: questions that are the same in every
 * form. Their words are in `fieldTexts.ts`. R26, R27.
 */
export const siteQuestions = {
  name: line(maxCharacters.name),
  surname: line(maxCharacters.surname),
  email: { kind: 'email' },
  company: line(maxCharacters.company),
  phone: { kind: 'phone' },
  /** The host takes other names and codes too, and none for what is none: no country is wrong. R31. */
  country: line(maxCharacters.country),
  message: lines,
  /** Written after sending. R44. */
  note: lines,
  projectTypes: { kind: 'choices', choices: projectTypeTexts },
  timeline: { kind: 'choice', choices: timelineTexts },
  /** By the visitor's clock; any time where none was chosen. R60. */
  callTime: { kind: 'choice', choices: callBackTimeTexts },
  /** A repository, or the address of a contract that is already on a ledger. R45. */
  repository: line(maxCharacters.repository),
  network: line(maxCharacters.network),
  language: line(maxCharacters.language),
  /** A number as people write it: `2400`, `2,400`, `2 400`. */
  linesOfCode: { ...line(maxCharacters.linesOfCode), pattern: /^[0-9][0-9 ,.']*$/, fault: 'linesAsNumber' },
  /** A calendar day, `YYYY-MM-DD`. */
  deadline: { kind: 'date', fault: 'deadlineAsDay' },
} as const satisfies Record<string, DeclaredField>;

export type SiteField = keyof typeof siteQuestions;

export const isSiteField = (name: string): name is SiteField => Object.hasOwn(siteQuestions, name);

/** A field as a question of a form, in the words of its page. */
export function siteQuestion(
  id: SiteField,
  said: Pick<SiteQuestion, 'called' | 'help' | 'label' | 'placeholder' | 'required'>,
  words?: Words,
): SiteQuestion {
  const { choices, ...declared }: DeclaredField = siteQuestions[id];
  const options = Object.entries(choices ?? {}).map(([word, sent]) => ({ id: sent, label: words?.[word] ?? sent }));
  return { id, ...declared, ...said, ...(choices ? { options } : {}) };
}
