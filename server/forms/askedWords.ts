import type { FormField } from '@frontage/contract/forms/FormDescription.ts';
import type { StoredField } from '@frontage/contract/forms/ownForm.ts';
import type { Question } from '@frontage/contract/forms/Question.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { z } from 'zod';
import { say, sayNoun } from '../admin/say.ts';

/** Who asks for an optional field of a form: its block, or the site settings for a form without a block. */
export type AskedBy = 'block' | 'settings';

/** Whether a field is asked for while its owner has not decided; said where it is shown. */
export const usualWords = {
  asked: { block: 'Yes', settings: 'Yes' },
  offered: { block: 'Where its block asks for it', settings: 'Where the site settings ask for it' },
  spare: { block: 'No', settings: 'No' },
} as const;

/** Whether no page asks for a field. */
export const isUnasked = ({ standing }: FormField, { isAsked }: StoredField): boolean =>
  isAsked === false || (standing === 'spare' && !isAsked);

/** The state of a field, next to its name in the list of fields that a form can ask for. */
export function stateOf(field: FormField, own: StoredField, askedBy: AskedBy): string {
  const { mayBeRequired, standing } = field;
  const { isAsked, isRequired } = own;
  if (standing === 'needed') return say('always required');
  if (isUnasked(field, own)) return say('not asked');
  if (isRequired && mayBeRequired) return say('required');
  return standing === 'offered' && !isAsked ? sayNoun(usualWords.offered[askedBy]) : say('optional');
}

/** A field with its label and its example as visitors read them. */
export function fieldIn(words: Words, field: FormField): FormField {
  const example = words[`field.${field.words}.example`];
  return {
    ...field,
    label: words[`field.${field.words}`] ?? field.label,
    ...(example ? { placeholder: example } : {}),
  };
}

/** A field of a form as the site has it, what its owner changed, and as a question with that owner's words alone. */
export interface FieldRow {
  field: FormField;
  own: StoredField;
  question: Question;
}

/** As they are typed: with a space at the end, before the next word. What does not fit is said on publishing. */
const typedFields = z.array(z.looseObject({ name: z.string() })).catch([]);

/** The fields of a form in their owner's order, by what is stored of them. */
export function fieldRows(fields: readonly FormField[], stored: unknown): readonly FieldRow[] {
  const read: readonly StoredField[] = typedFields.parse(stored ?? []);
  const place = ({ name }: FormField) => read.findIndex((own) => own.name === name) + 1 || Number.POSITIVE_INFINITY;
  return fields
    .toSorted((one, other) => (place(one) === place(other) ? 0 : place(one) - place(other)))
    .map((field) => {
      const { kind, name } = field;
      const own = read.find((one) => one.name === name) ?? { name };
      const { help, isRequired: required, label = '', placeholder } = own;
      return { field, own, question: { id: name, kind, label, help, placeholder, required } };
    });
}

/** What is stored of a field whose question was changed: what its owner requires, every page asks. */
export function ownOf({ field, own }: FieldRow, { help, label, placeholder, required }: Question): StoredField {
  const isAsked = (required && field.standing !== 'asked') || own.isAsked;
  const parts = { label, placeholder, help, isAsked, isRequired: required };
  const changed = Object.entries(parts).filter(([, part]) => part !== undefined && part !== '');
  return { name: own.name, ...Object.fromEntries(changed) };
}

/** The same where its owner decides whether it is asked, or leaves that to the site. */
export function askedAs({ own: { isAsked: _, isRequired, ...words } }: FieldRow, isAsked?: boolean): StoredField {
  if (isAsked === undefined) return words;
  return { ...words, isAsked, ...(isAsked && isRequired ? { isRequired } : {}) };
}
