import type { JSONFieldServerProps } from 'payload';
import { AltInputs } from './AltInputs.tsx';

/** What a picture shows in each further language of the site; nothing where it has one. */
export async function AltInLanguages({ path, payload, readOnly }: JSONFieldServerProps) {
  const select = { languages: true } as const;
  const { languages } = await payload.findGlobal({ slug: 'site-settings', depth: 0, select });
  const further = (languages ?? []).slice(1).map(({ code }) => code);
  return further.length > 0 ? <AltInputs path={path} languages={further} isReadOnly={readOnly ?? false} /> : null;
}
