'use client';

import { TextInput, useField } from '@payloadcms/ui';

interface AltInputsProps {
  path: string;
  languages: readonly { code: string; name: string }[];
  isReadOnly: boolean;
}

/** One input for each language; one that is empty says nothing. */
export function AltInputs({ isReadOnly, languages, path }: AltInputsProps) {
  const { errorMessage, setValue, showError, value } = useField<Record<string, string> | null>({ path });
  const own = value ?? {};
  return languages.map(({ code, name }) => (
    <TextInput
      key={code}
      path={`${path}.${code}`}
      label={`What it shows, in ${name}`}
      description={`Read aloud below /${code}, where it is silent while this is empty`}
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
