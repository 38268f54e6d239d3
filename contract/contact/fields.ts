import * as z from 'zod/mini';
import { isDay } from '../primitives/isDay.ts';
import { phonePattern } from '../primitives/phone.ts';
import type { FaultId } from '../words/siteTexts.ts';
import { cleanedAddress, cleanedLine, cleanedPhone, cleanedText } from './cleaned.ts';
import { callBackTimes, maxCharacters, projectTypes, timelines } from './limits.ts';

/*
 * A schema names what is wrong by the id of its sentence: who shows it says it, with the name of the field and its limit.
 */

/** A fault by the id of its sentence. */
export const fault = (id: FaultId): string => id;

/** Linear on every input: anchored, no nested repetition. R27. */
export const emailPattern = /^[a-zA-Z0-9_.+-]+@[a-zA-Z0-9-]+\.[a-zA-Z0-9-.]+$/;

/** A check that adds nothing to what browsers load: refinements of Zod are a part of it that no form needs. */
export const must =
  (holds: (text: string) => boolean, message: string, code: 'custom' | 'invalid_format' = 'custom') =>
  ({ issues, value: input }: z.core.ParsePayload<string>): void => {
    if (!holds(input)) issues.push({ code, format: 'text', input, message });
  };

/** How a calendar day is written; `isDay` says whether there is one. */
export const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

type Checks = Parameters<z.ZodMiniString['check']>;

/** A text that is cleaned and checked: where it must not be empty, and where it may be missing. */
function textField(clean: (typed: string) => string, ...checks: Checks) {
  return {
    needed: z.string(fault('required')).check(z.overwrite(clean), z.minLength(1, fault('required')), ...checks),
    open: z.optional(z.string().check(z.overwrite(clean), ...checks)),
  };
}
const most = (characters: number) => z.maxLength(characters, fault('tooLong'));
const line = (characters: number) => textField(cleanedLine, most(characters));
const lines = (characters: number) => textField(cleanedText, most(characters));

/** What is chosen, or has a form of its own: nobody has to fill it in. */
function choiceField<Chosen extends z.ZodMiniType>(chosen: Chosen) {
  const open = z.optional(chosen);
  return { needed: open, open };
}

/** The fields that forms of the site ask for, by the names under which they are sent: the same in every form. R26, R27. */
const siteFields = {
  name: line(maxCharacters.name),
  surname: line(maxCharacters.surname),
  email: textField(cleanedAddress, most(maxCharacters.email), z.regex(emailPattern, fault('invalid'))),
  company: line(maxCharacters.company),
  phone: textField(cleanedPhone, most(maxCharacters.phone), z.regex(phonePattern, fault('invalidPhone'))),
  country: line(maxCharacters.country),
  message: lines(maxCharacters.message),
  /** Written after sending. R44. */
  note: lines(maxCharacters.message),
  projectTypes: choiceField(z.array(z.enum(projectTypes))),
  timeline: choiceField(z.enum(timelines)),
  /** By the visitor's clock; any time where none was chosen. R60. */
  callTime: choiceField(z.enum(callBackTimes)),
  /** A repository, or the address of a contract that is already on a ledger. R45. */
  repository: line(maxCharacters.repository),
  network: line(maxCharacters.network),
  language: line(maxCharacters.language),
  /** A number as people write it: `2400`, `2,400`, `2 400`. */
  linesOfCode: textField(
    (typed) => typed.trim(),
    z.maxLength(maxCharacters.linesOfCode, fault('linesAsNumber')),
    z.regex(/^[0-9][0-9 ,.']*$/, fault('linesAsNumber')),
  ),
  /** A calendar day, `YYYY-MM-DD`. */
  deadline: choiceField(
    z
      .string(fault('deadlineAsDay'))
      .check(z.regex(dayPattern, fault('deadlineAsDay')), must(isDay, fault('deadlineAsDay'), 'invalid_format')),
  ),
};

type SiteFields = typeof siteFields;
export type SiteField = keyof SiteFields;

export const isSiteField = (name: string): name is SiteField => Object.hasOwn(siteFields, name);

/** The schema of a form that asks for these fields, in the order of their errors; those in `needed` must be filled in. */
export function fieldsOf<const Name extends SiteField, const Needed extends NoInfer<Name> = never>(
  names: readonly Name[],
  needed: readonly Needed[] = [],
) {
  const isNeeded = (name: string) => needed.some((one) => one === name);
  const shape = Object.fromEntries(names.map((name) => [name, siteFields[name][isNeeded(name) ? 'needed' : 'open']]));
  return z.object(shape as { [One in Name]: SiteFields[One][One extends Needed ? 'needed' : 'open'] });
}
