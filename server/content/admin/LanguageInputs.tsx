'use client';

import { TextInput, useField } from '@payloadcms/ui';
import { nameOfLanguage, say } from '../../admin/say.ts';

interface LanguageInputsProps {
  path: string;
  languages: readonly string[];
  isReadOnly: boolean;
}

/** What an input for a language is called, and what happens while it is empty, by the column. */
function labelsOf(path: string, code: string) {
  const language = nameOfLanguage(code);
  if (path === 'titleIn')
    return {
      label: say('Title in {language}', { language }),
      description: say('For readers of articles below /{code}; the title above while this is empty', { code }),
    };
  return {
    label: say('What it shows, in {language}', { language }),
    description: say('Read aloud below /{code}, where it is silent while this is empty', { code }),
  };
}

export function LanguageInputs({ isReadOnly, languages, path }: LanguageInputsProps) {
  const { errorMessage, setValue, showError, value } = useField<Record<string, string> | null>({ path });
  const own = value ?? {};
  return languages.map((code) => (
    <TextInput
      key={code}
      path={`${path}.${code}`}
      {...labelsOf(path, code)}
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
