import type { FormField } from '@frontage/contract/forms/FormDescription.ts';
import type { StoredField } from '@frontage/contract/forms/ownForm.ts';
import type { Words } from '@frontage/contract/words/say.ts';
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
export const isLeftOut = ({ standing }: FormField, { isAsked }: StoredField): boolean =>
  isAsked === false || (standing === 'spare' && !isAsked);

/** The state of a field, next to its name in the list of fields that a form can ask for. */
export function stateOf(field: FormField, own: StoredField, askedBy: AskedBy): string {
  const { mayBeRequired, standing } = field;
  const { isAsked, isRequired } = own;
  if (standing === 'needed') return say('always required');
  if (isLeftOut(field, own)) return say('not asked');
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
