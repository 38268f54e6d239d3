import type { SiteQuestion } from '../forms/Question.ts';
import type { Words } from '../words/say.ts';
import { callBackTimeTexts, maxCharacters, projectTypeTexts, timelineTexts } from './limits.ts';

export interface DeclaredField extends Pick<SiteQuestion, 'fault' | 'kind' | 'max' | 'pattern' | 'placeholder'> {
  label?: string;
  /** By the id of their sentence; the usual word is what is sent. */
  choices?: Words;
  /** The words before its answer in `details`, where a request has no place of its own for it. */
  told?: string;
  /** What is told where it was not chosen. */
  otherwise?: string;
}

const line = (max: number) => ({ kind: 'text', max }) as const;
const lines = { kind: 'longText', max: maxCharacters.message } as const;

/**
 * The fields that forms of the site ask for, by the names under which they are sent: questions that are the same in every
 * form, with their usual words. R26, R27.
 */
export const siteQuestions = {
  name: { ...line(maxCharacters.name), label: 'Name', placeholder: 'Ada Lindqvist' },
  surname: { ...line(maxCharacters.surname), label: 'Surname', placeholder: 'Family name' },
  email: { kind: 'email', label: 'Email', placeholder: 'ada@company.com' },
  company: { ...line(maxCharacters.company), label: 'Company', placeholder: 'Company name' },
  phone: { kind: 'phone', label: 'Phone', placeholder: '+1 202 555 0142' },
  /** The host takes other names and codes too, and none for what is none: no country is wrong. R31. */
  country: { ...line(maxCharacters.country), label: 'Country' },
  message: { ...lines, label: 'Message', placeholder: 'Tell us about your idea...' },
  /** Written after sending, under words of its own. R44. */
  note: lines,
  projectTypes: { kind: 'choices', choices: projectTypeTexts, label: 'What do you need?' },
  timeline: { kind: 'choice', choices: timelineTexts, label: 'Timeline' },
  /** A repository, or the address of a contract that is already on a ledger. R45. */
  repository: {
    ...line(maxCharacters.repository),
    label: 'Repository or contract address',
    placeholder: 'https://… or 0x…',
    told: 'Repository or address',
  },
  network: { ...line(maxCharacters.network), label: 'Network', placeholder: 'Flow mainnet', told: 'Network' },
  language: { ...line(maxCharacters.language), label: 'Language', placeholder: 'Cadence 1.0', told: 'Language' },
  /** A number as people write it: `2400`, `2,400`, `2 400`. */
  linesOfCode: {
    ...line(maxCharacters.linesOfCode),
    pattern: /^[0-9][0-9 ,.']*$/,
    fault: 'linesAsNumber',
    label: 'Lines of code',
    placeholder: '2,400',
    told: 'Lines of code',
  },
  /** By the visitor's clock; any time where none was chosen. R60. */
  callTime: {
    kind: 'choice',
    choices: callBackTimeTexts,
    label: 'When may we call?',
    told: 'Wants to be called',
    otherwise: callBackTimeTexts.anyTime,
  },
  /** A calendar day, `YYYY-MM-DD`. */
  deadline: { kind: 'date', fault: 'deadlineAsDay', label: 'Needed by', told: 'Deadline' },
} as const satisfies Record<string, DeclaredField>;

export type SiteField = keyof typeof siteQuestions;

export const isSiteField = (name: string): name is SiteField => Object.hasOwn(siteQuestions, name);

type Said = Pick<SiteQuestion, 'called' | 'help' | 'placeholder' | 'required'> & { label?: string | undefined };

/** A field as a question of a form; what is not said is as it is declared. */
export function siteQuestion(id: SiteField, { label, placeholder, ...said }: Said, words?: Words): SiteQuestion {
  const declared: DeclaredField = siteQuestions[id];
  const { choices, fault, kind, max, pattern } = declared;
  const options =
    choices && Object.entries(choices).map(([word, sent]) => ({ id: sent, label: words?.[word] ?? sent }));
  return {
    ...{ id, kind, fault, max, options, pattern, ...said },
    label: label ?? declared.label ?? id,
    placeholder: placeholder ?? declared.placeholder,
  };
}
