import { fieldTexts } from '@frontage/contract/contact/fieldTexts.ts';
import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { furtherTexts } from '@frontage/contract/contact/furtherTexts.ts';
import type { FormSettings } from './formSettings.ts';

interface Usual {
  /** The word of the block, or the usual one. */
  label: string;
  placeholder?: string | undefined;
  /** It need not be filled in, unless the owner says so. */
  isOptional?: boolean | undefined;
}

/** What stands at a field: the owner's words for all pages, else those of the block, else the usual ones. */
export function fieldWords({ own }: Pick<FormSettings, 'own'>, name: string, usual: Usual) {
  const words = own?.fields?.[name];
  const isRequired = words?.isRequired || !usual.isOptional;
  return {
    label: words?.label ?? usual.label,
    placeholder: words?.placeholder ?? usual.placeholder,
    help: words?.help,
    optional: isRequired ? undefined : fieldTexts.optional,
    isRequired,
  };
}

/** The words at an address that is all a form needs. */
export function workEmailWords(settings: Pick<FormSettings, 'own'>) {
  return fieldWords(settings, 'email', furtherTexts.workEmail);
}

/** On a field that its owner calls otherwise: the word by which the script of a plain form speaks of it. */
export function calledBy({ own }: Pick<FormSettings, 'own'>, name: string) {
  const label = own?.fields?.[name]?.label;
  return label ? { [formMarks.called]: label } : {};
}

/** The texts of a file, of whose kind the block may say more. */
export function fileWords({ own }: Pick<FormSettings, 'own'>, label: string = fieldTexts.file.label) {
  const words = own?.fields?.file;
  return { ...fieldTexts.file, label: words?.label ?? label, hint: words?.help ?? fieldTexts.file.hint };
}
