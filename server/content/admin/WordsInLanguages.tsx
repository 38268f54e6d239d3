import type { JSONFieldServerProps } from 'payload';
import { readLanguages } from '../twins.ts';
import { LanguageInputs } from './LanguageInputs.tsx';

/** The words for a field in each further language of the site; nothing where it has one. */
export async function WordsInLanguages({ path, payload, readOnly }: JSONFieldServerProps) {
  const [, ...further] = await readLanguages(payload);
  return further.length > 0 ? <LanguageInputs path={path} languages={further} isReadOnly={readOnly ?? false} /> : null;
}
