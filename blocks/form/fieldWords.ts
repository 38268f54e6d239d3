import { fieldTexts } from '@frontage/contract/contact/fieldTexts.ts';
import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { furtherTexts } from '@frontage/contract/contact/furtherTexts.ts';
import { worded } from '@frontage/contract/contact/worded.ts';
import type { FormSettings } from './formSettings.ts';

interface Usual {
  /** The word of the block, or the usual one. */
  label: string;
  placeholder?: string | undefined;
  /** It need not be filled in, unless the owner says so. */
  isOptional?: boolean | undefined;
}

/** What is at a field: the owner's words for all pages, else those of the block, else the usual ones. */
export function fieldWords({ own, words: said }: Pick<FormSettings, 'own' | 'words'>, name: string, usual: Usual) {
  const words = own?.fields?.[name];
  const isRequired = words?.isRequired || !usual.isOptional;
  return {
    label: words?.label ?? usual.label,
    placeholder: words?.placeholder ?? usual.placeholder,
    help: words?.help,
    optional: isRequired ? undefined : worded(said, fieldTexts.optional),
    isRequired,
  };
}

/** The words at an address that is all a form needs. */
export function workEmailWords(settings: Pick<FormSettings, 'own' | 'words'>) {
  return fieldWords(settings, 'email', furtherTexts.workEmail);
}

/** On a field that its owner calls otherwise: the word by which the script of a plain form speaks of it. */
export function calledBy({ own }: Pick<FormSettings, 'own'>, name: string) {
  const label = own?.fields?.[name]?.label;
  return label ? { [formMarks.called]: label } : {};
}

/** The texts of a file, of whose kind the block may say more. */
export function fileWords(settings: Pick<FormSettings, 'own' | 'words'>, label: string = fieldTexts.file.label) {
  const words = settings.own?.fields?.file;
  const texts = anyFileWords(settings, label);
  return { ...texts, label: words?.label ?? label, hint: words?.help ?? texts.hint };
}

/** The same of a file that its block asks for under a name of its own. */
export function anyFileWords({ words }: Pick<FormSettings, 'words'>, label: string = fieldTexts.file.label) {
  const { attached, cancel, hint, remove } = fieldTexts.file;
  return {
    label,
    hint: worded(words, hint),
    attached: worded(words, attached),
    remove: worded(words, remove),
    cancel: worded(words, cancel),
  };
}
