import type { JSONFieldServerProps } from 'payload';
import { readLanguages } from '../../content/twins.ts';
import { AltInputs } from './AltInputs.tsx';

/** What a picture shows in each further language of the site; nothing where it has one. */
export async function AltInLanguages({ path, payload, readOnly }: JSONFieldServerProps) {
  const [, ...further] = await readLanguages(payload);
  return further.length > 0 ? <AltInputs path={path} languages={further} isReadOnly={readOnly ?? false} /> : null;
}
