import { fieldTexts } from '@frontage/contract/contact/fieldTexts.ts';
import { say } from '@frontage/contract/words/formTexts.ts';
import type { FormSettings } from './formSettings.ts';

interface Usual {
  /** The block's word, or the usual one. */
  label: string;
  placeholder?: string | undefined;
  /** Optional, unless the owner says otherwise. */
  isOptional?: boolean | undefined;
}

/** The texts at a field: the owner's words for all pages, otherwise those of the block, otherwise the usual ones. */
export function fieldWords({ own, words: said }: Pick<FormSettings, 'own' | 'words'>, name: string, usual: Usual) {
  const words = own?.fields?.[name];
  const isRequired = words?.isRequired || !usual.isOptional;
  return {
    label: words?.label ?? usual.label,
    placeholder: words?.placeholder ?? usual.placeholder,
    help: words?.help,
    optional: isRequired ? undefined : say(said, 'optional'),
    isRequired,
  };
}

/** The texts of a file; the block may say more about its kind. */
export function fileWords(settings: Pick<FormSettings, 'own' | 'words'>, label: string = fieldTexts.file.label) {
  const words = settings.own?.fields?.file;
  const texts = anyFileWords(settings, label);
  return { ...texts, label: words?.label ?? label, hint: words?.help ?? texts.hint };
}

/** The same for a file that its block asks for under another name. */
export function anyFileWords({ words }: Pick<FormSettings, 'words'>, label: string = fieldTexts.file.label) {
  return {
    label,
    hint: say(words, 'fileHint'),
    attached: say(words, 'fileAttached'),
    remove: say(words, 'fileRemove'),
    cancel: say(words, 'fileCancel'),
  };
}
