import type { FormField } from '@frontage/contract/forms/FormDescription.ts';
import type { StoredField } from '@frontage/contract/forms/ownForm.ts';

/** Who asks for what a form only offers: its block, or the site settings where it has none. */
export type AskedBy = 'block' | 'settings';

/** Whether a field is asked while its owner says nothing. */
export const usualWords = {
  asked: { block: 'Yes', settings: 'Yes' },
  offered: { block: 'Where its block asks for it', settings: 'Where the site settings ask for it' },
  spare: { block: 'No', settings: 'No' },
} as const;

/** What is beside the name of a field in the list of those that a form can ask. */
export function stateOf(
  { mayBeRequired, standing }: FormField,
  { isAsked, isRequired }: StoredField,
  askedBy: AskedBy,
): string {
  if (standing === 'needed') return 'always required';
  if (isAsked === false || (standing === 'spare' && !isAsked)) return 'not asked';
  if (isRequired && mayBeRequired) return 'required';
  return standing === 'offered' && !isAsked ? usualWords.offered[askedBy].toLowerCase() : 'optional';
}
