'use client';

import { TextInput, useField } from '@payloadcms/ui';
import { nameOfLanguage, say } from '../../admin/say.ts';

interface AltInputsProps {
  path: string;
  /** Their codes. */
  languages: readonly string[];
  isReadOnly: boolean;
}

/** One input for each language; one that is empty says nothing. */
export function AltInputs({ isReadOnly, languages, path }: AltInputsProps) {
  const { errorMessage, setValue, showError, value } = useField<Record<string, string> | null>({ path });
  const own = value ?? {};
  return languages.map((code) => (
    <TextInput
      key={code}
      path={`${path}.${code}`}
      label={say('What it shows, in {language}', { language: nameOfLanguage(code) })}
      description={say('Read aloud below /{code}, where it is silent while this is empty', { code })}
      value={own[code] ?? ''}
      readOnly={isReadOnly}
      Error={showError ? <p role="alert">{errorMessage}</p> : undefined}
      onChange={({ target }: { target: { value: string } }) => {
        const { [code]: _, ...rest } = own;
        setValue(target.value.trim() ? { ...rest, [code]: target.value } : rest);
      }}
    />
  ));
}
